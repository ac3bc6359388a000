import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Activity } from '../accounts/contract.ts';
import { changeAccount, loadAccountForUpdate, recordActivity, type Account } from '../accounts/index.ts';
import { profileStale, type User } from './contract.ts';
import { describeUser } from './read-user.ts';

/** What an edit sets, and how it is written down. */
export type Edit = { changes: Parameters<typeof changeAccount>[2]; kind: Activity };

/**
 * Changes the caller's account in one transaction and writes it down; an edit that changes nothing writes nothing.
 * @throws profileStale (412) when `version` is given and no longer the account's
 */
export async function editProfile(context: Context, version: number | undefined, decide: (now: Account, tx: Tx) => Promise<Edit> | Edit): Promise<User> {
  const { accountId } = requireUser(context);
  return context.transaction(async (tx) => {
    const account = await loadAccountForUpdate(tx, accountId);
    if (!account) throw new ShopError(authInvalid);
    if (version !== undefined && version !== account.version) throw new ShopError(profileStale, { data: { version: account.version } });
    const { changes, kind } = await decide(account, tx);
    const differing = Object.fromEntries(Object.entries(changes).filter(([name, value]) => value !== account[name as keyof Account]));
    if (Object.keys(differing).length === 0) return describeUser(tx, account, context);
    await changeAccount(tx, accountId, differing);
    await recordActivity(tx, context, { accountId, kind, detail: { fields: Object.keys(differing).join(', ') } });
    return describeUser(tx, { ...account, ...differing, version: account.version + 1 }, context);
  });
}
