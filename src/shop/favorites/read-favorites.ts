import type { Context } from '#kit/server/context.ts';
import { shopperOf, type Shopper } from '../accounts/index.ts';
import { catalogLimits } from '../catalog/contract.ts';
import { favoriteTypes, type FavoriteCount, type FavoriteItem, type FavoriteList, type FavoriteType, type WishListIds } from './contract.ts';
import { findFavorites, type StoredFavorite } from './store.ts';
import { showSubjects, visibleIds } from './subjects.ts';

/** The shopper's favorites that they can still see, the newest first: one query, and one for each type that there is. */
async function readVisible(context: Context, shopper: Shopper | null = shopperOf(context), type?: FavoriteType): Promise<StoredFavorite[]> {
  const stored = shopper ? await findFavorites(context.db, shopper, type) : [];
  const visible = await Promise.all(
    favoriteTypes.map((one) =>
      visibleIds(context.db, { type: one, ids: stored.flatMap((favorite) => (favorite.type === one ? [favorite.subjectId] : [])), now: context.now }),
    ),
  );
  return stored.filter((favorite) => visible[favoriteTypes.indexOf(favorite.type)]!.has(favorite.subjectId));
}

/** The shopper's wish list as ids by type; an unknown visitor has an empty one. */
export async function readWishList(context: Context): Promise<WishListIds> {
  const lists: WishListIds = { article: [], product: [], page: [] };
  for (const { type, subjectId } of await readVisible(context)) lists[type].push(subjectId);
  return lists;
}

/** How many things are on the shopper's wish list. */
export async function countFavorites(context: Context): Promise<FavoriteCount> {
  const { article, product, page } = await readWishList(context);
  return { article: article.length, product: product.length, page: page.length, total: article.length + product.length + page.length };
}

/** A page of the shopper's wish list (of one type), with what lists show of each thing. */
export async function listFavorites(
  context: Context,
  { type, ...paging }: { type?: FavoriteType | undefined; page?: number | undefined; size?: number | undefined },
): Promise<FavoriteList> {
  return listOf(context, shopperOf(context), { ...paging, types: type === undefined ? favoriteTypes : [type] });
}

/** A page of a wish list, of some types. */
export async function listOf(
  context: Context,
  shopper: Shopper | null,
  asked: { types: readonly FavoriteType[]; page?: number | undefined; size?: number | undefined },
): Promise<FavoriteList> {
  const { page = 1, types } = asked;
  const size = Math.min(asked.size ?? catalogLimits.pageSize, catalogLimits.mostPageSize);
  const all = (await readVisible(context, shopper, types.length === 1 ? types[0] : undefined)).filter((favorite) => types.includes(favorite.type));
  const wanted = all.slice((page - 1) * size, page * size);
  const shown = await Promise.all(
    favoriteTypes.map((one) =>
      showSubjects(
        context,
        one,
        wanted.flatMap((favorite) => (favorite.type === one ? [favorite.subjectId] : [])),
      ),
    ),
  );
  const items = wanted.flatMap(({ type: one, subjectId, addedAt, savedAmount, savedCurrency }): FavoriteItem[] => {
    const subject = shown[favoriteTypes.indexOf(one)]!.get(subjectId);
    const savedPrice = savedAmount === null || savedCurrency === null ? null : { amount: savedAmount, currency: savedCurrency };
    return subject ? [{ ...subject, savedPrice, addedAt: addedAt.toISOString() }] : [];
  });
  return { items, total: all.length, page, size };
}
