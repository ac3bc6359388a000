import { randomInt } from 'node:crypto';
import * as m from '#messages';
import { tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { countWithin } from '#kit/server/limits/rate-limit.ts';
import { ensureShopper } from '../accounts/index.ts';
import { listIdentities } from '../accounts/identities/index.ts';
import { checkStepUp, requireStepUp, type StepUpProof } from '../auth/index.ts';
import { socialLoginLimits, otherIdentity, type Created } from './contract.ts';
import { drawCode } from '#kit/server/draw-code.ts';
import { socialProviderOf } from './providers.ts';
import { matchCodeOf } from './rules.ts';
import { insertTicket } from './store.ts';

const largestMatch = 10_000;

/**
 * A new code to show, and the ticket with which this browser waits for what becomes of it. It belongs to the browser's
 * guest (who may become one by this). A signed-in user's ticket belongs to the session, wants a fresh proof, and will link
 * the identity to the account; with `prove` it is itself the fresh proof, by an app that is linked already.
 * @throws unknownSocialProvider (40), otherIdentity (40, 409), tooMany (40, 429), stepUpWanted (10), authInvalid (50) for `prove`
 *   of nobody, what the provider throws
 */
export async function createTicket(
  context: Context,
  { provider: id, prove = false, ...proof }: { provider: string; prove?: boolean | undefined } & StepUpProof,
): Promise<Created> {
  const { caller, lang, locale } = context;
  const provider = socialProviderOf(context.config, id);
  const now = context.now();
  await countCreation(context, now);
  const [ticket, secret, matchCode] = [newSecret(), newSecret(), matchCodeOf(randomInt(largestMatch) / largestMatch)];
  const { url, stored } = await provider.begin({ secret, lang });
  const expiresAt = new Date(now.getTime() + socialLoginLimits.ticketMs);
  const checked = caller.kind === 'user' && !prove ? await checkStepUp(context, proof) : null;
  await context.transaction(async (tx) => {
    if (prove) await requireLinked(context, tx, id);
    else if (checked) await requireStepUp(context, tx, checked);
    const holder = { guestId: await browserGuest(context, tx), sessionId: caller.kind === 'user' ? caller.sessionId : null };
    await insertTicket(tx, {
      ticket,
      provider: id,
      ...holder,
      secretHash: hashSecret(secret),
      matchCode,
      kept: stored,
      lang,
      proves: prove,
      createdAt: now,
      expiresAt,
    });
  });
  const svg = drawCode(url, m.social_login_code_alt({ app: provider.title(locale) }, { locale }));
  return { ticket, url, svg, expiresAt: expiresAt.toISOString(), matchCode, shows: provider.shows };
}

async function requireLinked(context: Context, tx: Tx, provider: string): Promise<void> {
  const linked = await listIdentities(tx, requireUser(context).accountId);
  if (!linked.some((identity) => identity.provider === provider)) throw new ShopError(otherIdentity);
}

/** The guest whose cookie identifies this browser on its return; a signed-in user may have none yet. */
async function browserGuest(context: Context, tx: Tx): Promise<string> {
  const { caller } = context;
  if (caller.kind === 'user' && caller.guestId) return caller.guestId;
  const { guestId } = await ensureShopper(caller.kind === 'user' ? { ...context, caller: { kind: 'nobody' } } : context, tx);
  return guestId!;
}

async function countCreation(context: Context, now: Date): Promise<void> {
  const { createdPerAddress: most, windowSeconds } = socialLoginLimits;
  const wait = await context.transaction((tx) => countWithin(tx, [{ key: `social-login ${ipPrefix(context.address)}`, most }], { windowSeconds, now }));
  if (wait > 0) throw new ShopError(tooMany, { retryAfterSeconds: wait });
}
