import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { newSecret } from '#kit/server/ids.ts';
import { recordActivity } from '../accounts/index.ts';
import { pagePath } from '../settings/routes/index.ts';
import { unknownShare, type FavoriteList, type FavoriteShare, type FavoriteType } from './contract.ts';
import { listOf } from './read-favorites.ts';
import { deleteShare, findShare, upsertShare, type StoredShare } from './store-share.ts';

/** The caller's account. @throws notFound (404) for a guest */
export function accountOf({ caller }: Pick<Context, 'caller'>): string {
  if (caller.kind !== 'user') throw new ShopError(notFound);
  return caller.accountId;
}

// In the fragment: it appears neither in the server's log nor on another site.
async function toShare(db: Queryable, { token, title, types }: StoredShare): Promise<FavoriteShare> {
  return { path: `${await pagePath(db, 'wish-list')}#${token}`, title, types };
}

/** Makes a link that shows the caller's list, as far and under the name that they choose; one that there is stays and is changed. */
export async function shareList(context: Context, { title, types }: { title: string; types: readonly FavoriteType[] }): Promise<FavoriteShare> {
  const accountId = accountOf(context);
  return context.transaction(async (tx) => {
    const share = await upsertShare(tx, { accountId, token: newSecret(), title, types: [...new Set(types)], createdAt: context.now() });
    await recordActivity(tx, context, { accountId, kind: 'listShared', detail: { types: share.types.join(', ') } });
    return toShare(context.db, share);
  });
}

/** Withdraws the link; the next one is another. */
export async function unshareList(context: Context): Promise<void> {
  await context.transaction((tx) => deleteShare(tx, accountOf(context)));
}

/** How an account shares its list, or null. */
export async function readShare(db: Queryable, accountId: string): Promise<FavoriteShare | null> {
  const share = await findShare(db, { accountId });
  return share && toShare(db, share);
}

/**
 * A page of a list that was shared: what its owner chose to show, and nothing of who that is.
 * @throws unknownShare (40, 404) for a link that never was and one that was withdrawn alike
 */
export async function readSharedList(
  context: Context,
  { token, ...paging }: { token: string; page?: number | undefined; size?: number | undefined },
): Promise<FavoriteList & { title: string }> {
  const share = await findShare(context.db, { token });
  if (!share) throw new ShopError(unknownShare);
  const list = await listOf(context, { accountId: share.accountId, guestId: null }, { ...paging, types: share.types });
  // In which currency its owner shops is nobody else's business.
  return { ...list, items: list.items.map((item) => ({ ...item, savedPrice: null })), title: share.title };
}
