/** A shopper's own passkeys. A new one, and taking one away, want a fresh proof; each change is in the account's history and goes out by mail. */
import type { z } from 'zod';
import { notFound } from '#kit/pure/common-errors.ts';
import { passkeyRejected, passkeysFull, type passkeySchema } from '#kit/pure/passkeys/passkeys.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { hashSecret, isId, newId } from '#kit/server/ids.ts';
import { challengeMs, registrationOptions, verifyRegistration } from '#kit/server/passkeys/passkeys.ts';
import { loadAccountForUpdate, recordActivity, type Account } from '#shop/accounts/index.ts';
import { readShopFacts } from '#shop/messages/index.ts';
import { notifyChange } from '../credentials/notify-change.ts';
import { lastWayIn, passkeyLimits } from '../contract.ts';
import { reachOf } from '../notify-login.ts';
import { loginText } from '../parse-login.ts';
import { checkStepUp, requireStepUp, type StepUpProof } from '../step-up/require-step-up.ts';
import { stepUpApps } from '../step-up/step-up-apps.ts';
import { deletePasskey, findPasskeys, insertChallenge, insertPasskey, renamePasskey, useChallenge } from '../store-passkeys.ts';

/** A passkey as the API answers it. */
export type OwnPasskey = z.output<typeof passkeySchema>;

/** The caller's passkeys, the oldest first. @throws authInvalid (50) */
export function listPasskeys(context: Context): Promise<OwnPasskey[]> {
  return readPasskeys(context.db, requireUser(context).accountId);
}

async function readPasskeys(db: Queryable, accountId: string): Promise<OwnPasskey[]> {
  const rows = await findPasskeys(db, accountId);
  return rows.map(({ id, title, createdAt, lastUsedAt }) => ({
    id,
    title,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

// The session that gave the proof is the one that may add the passkey.
const askerOf = ({ sessionId }: { sessionId: string }) => hashSecret(`session ${sessionId}`);

/**
 * What the browser is asked for a new passkey. Wants a fresh proof.
 * @throws authInvalid (50), stepUpWanted (10), passkeysFull (41)
 */
export async function beginPasskey(context: Context, proof: StepUpProof) {
  const asker = requireUser(context);
  const checked = await checkStepUp(context, proof);
  const { name: shop } = await readShopFacts(context, context.lang);
  return context.transaction(async (tx) => {
    const account = await requireStepUp(context, tx, checked);
    const existing = await findPasskeys(tx, account.id);
    if (existing.length >= passkeyLimits.each) throw new ShopError(passkeysFull);
    const options = await registrationOptions(context, { shop, user: { id: account.id, ...namesOf(account) }, existing, discoverable: true });
    const expiresAt = new Date(context.now().getTime() + challengeMs);
    await insertChallenge(tx, { challenge: options.challenge, askerHash: askerOf(asker), purpose: 'register', expiresAt });
    return options;
  });
}

/** By what a browser's list of passkeys names the account. */
function namesOf(account: Account): { name: string; email: string } {
  const reach = reachOf(account);
  const name = account.nickName || [account.firstName, account.lastName].join(' ').trim();
  const login = reach ? loginText(reach) : name;
  return { name: name || login, email: login };
}

/**
 * Keeps the passkey that the browser made.
 * @throws authInvalid (50), passkeyRejected (40), passkeysFull (41)
 */
export async function addPasskey(context: Context, { title, response }: { title: string; response: object }): Promise<OwnPasskey[]> {
  const asker = requireUser(context);
  return context.transaction(async (tx) => {
    const account = (await loadAccountForUpdate(tx, asker.accountId))!;
    const isExpected = (challenge: string) => useChallenge(tx, { challenge, askerHash: askerOf(asker), purpose: 'register', now: context.now() });
    const made = await verifyRegistration(context, { response, isExpected, needsUser: true });
    if (!made) throw new ShopError(passkeyRejected, { commitsWrites: true });
    if ((await findPasskeys(tx, account.id)).length >= passkeyLimits.each) throw new ShopError(passkeysFull);
    const row = { ...made, id: newId(context.now().getTime()), accountId: account.id, title, createdAt: context.now() };
    if (!(await insertPasskey(tx, row))) throw new ShopError(passkeyRejected);
    await recordActivity(tx, context, { accountId: account.id, kind: 'passkeyAdded', detail: { title } });
    await notifyChange(tx, context, { account, change: 'passkeyAdded', shown: title });
    return readPasskeys(tx, account.id);
  });
}

/** Gives a passkey another name. @throws authInvalid (50), notFound (404) */
export async function retitlePasskey(context: Context, { id, title }: { id: string; title: string }): Promise<OwnPasskey[]> {
  const { accountId } = requireUser(context);
  return context.transaction(async (tx) => {
    const account = (await loadAccountForUpdate(tx, accountId))!;
    if (!isId(id) || !(await renamePasskey(tx, { accountId, id, title }))) throw new ShopError(notFound);
    await recordActivity(tx, context, { accountId, kind: 'passkeyRenamed', detail: { title } });
    await notifyChange(tx, context, { account, change: 'passkeyRenamed', shown: title });
    return readPasskeys(tx, accountId);
  });
}

/**
 * Takes a passkey away. Wants a fresh proof.
 * @throws authInvalid (50), stepUpWanted (10), notFound (404), lastWayIn (41) when nothing else signs in to the account
 */
export async function removePasskey(context: Context, { id, ...proof }: { id: string } & StepUpProof): Promise<OwnPasskey[]> {
  const checked = await checkStepUp(context, proof);
  return context.transaction(async (tx) => {
    const account = await requireStepUp(context, tx, checked);
    const removed = isId(id) ? await deletePasskey(tx, { accountId: account.id, id }) : undefined;
    if (!removed) throw new ShopError(notFound);
    const left = await readPasskeys(tx, account.id);
    // An address or number signs in by code.
    const isOtherWay = left.length > 0 || reachOf(account) !== null || (await stepUpApps(context, tx, account.id)).length > 0;
    if (!isOtherWay) throw new ShopError(lastWayIn);
    await recordActivity(tx, context, { accountId: account.id, kind: 'passkeyRemoved', detail: { title: removed.title } });
    await notifyChange(tx, context, { account, change: 'passkeyRemoved', shown: removed.title });
    return left;
  });
}
