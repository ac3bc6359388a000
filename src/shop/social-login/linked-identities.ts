/** The apps and providers that sign in to an account, for the security center. */
import type { z } from 'zod';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { listIdentities, unlinkIdentity } from '../accounts/identities/index.ts';
import { recordActivity } from '../accounts/index.ts';
import { checkStepUp, requireStepUp, type StepUpProof } from '../auth/index.ts';
import { lastWayIn } from '../auth/contract.ts';
import type { LinkedIdentity } from './contract.ts';
import { socialProvidersOf } from './providers.ts';

/** An identity as the API answers it. */
export type Linked = z.input<typeof LinkedIdentity>;

/** The caller's identities, newest first. @throws authInvalid (50) */
export function listLinked(context: Context): Promise<Linked[]> {
  return readLinked(context, context.db);
}

async function readLinked(context: Context, db: Queryable): Promise<Linked[]> {
  const { locale } = context;
  const rows = await listIdentities(db, requireUser(context).accountId);
  const offered = socialProvidersOf(context.config);
  const providers = new Map(context.config.openid?.map(({ issuer, title }) => [issuer, title]));
  const titleOf = (provider: string) => offered.get(provider)?.title(locale) ?? providers.get(provider) ?? provider;
  return rows.map((row) => ({ ...row, title: titleOf(row.provider), linkedAt: row.linkedAt.toISOString() }));
}

/**
 * Unlinks an identity from the caller's account and returns the remaining ones. Requires reauthentication.
 * @throws authInvalid (50), stepUpWanted (10), notFound (40, 404), lastWayIn (41) when nothing else signs in to the account
 */
export async function unlink(context: Context, { provider, subject, ...proof }: { provider: string; subject: string } & StepUpProof): Promise<Linked[]> {
  const checked = await checkStepUp(context, proof);
  return context.transaction(async (tx) => {
    const account = await requireStepUp(context, tx, checked);
    if (!(await unlinkIdentity(tx, { accountId: account.id, provider, subject }))) throw new ShopError(notFound);
    const left = await readLinked(context, tx);
    // An address or number signs in by code as well as by password.
    if (!left.some((identity) => canSignIn(context, identity)) && account.email === null && account.mobile === null) throw new ShopError(lastWayIn);
    await recordActivity(tx, context, { accountId: account.id, kind: 'identityUnlinked', detail: { provider } });
    return left;
  });
}

/** Whether an identity signs in here now: an app or provider that the merchant took away does not. */
function canSignIn({ config }: Context, { provider }: Linked): boolean {
  return socialProvidersOf(config).has(provider) || (config.openid ?? []).some(({ issuer }) => issuer === provider);
}
