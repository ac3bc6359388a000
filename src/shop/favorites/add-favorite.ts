import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { ensureShopper, recordActivity } from '../accounts/index.ts';
import { favoriteLimits, favoritesFull, unknownFavorite, type FavoriteInput } from './contract.ts';
import { countOfType, hasFavorite, insertFavorite, lockLists } from './store.ts';
import { priceNow, visibleIds } from './subjects.ts';

/**
 * Puts something on the shopper's wish list, a product with its price; a stranger becomes a guest by it. What is there already stays.
 * @throws unknownFavorite (40, 404) for what does not exist or is not published, favoritesFull (40, 409)
 */
export async function addFavorite(context: Context, favorite: FavoriteInput): Promise<void> {
  await context.transaction(async (tx) => {
    if (!(await visibleIds(tx, { type: favorite.type, ids: [favorite.id], now: context.now })).has(favorite.id)) throw new ShopError(unknownFavorite);
    const shopper = await ensureShopper(context, tx);
    await lockLists(tx, shopper);
    if (await hasFavorite(tx, shopper, favorite)) return;
    if ((await countOfType(tx, shopper, favorite.type)) >= favoriteLimits.perType)
      throw new ShopError(favoritesFull, { params: { limit: favoriteLimits.perType } });
    await insertFavorite(tx, shopper, { ...favorite, now: context.now(), price: await priceNow(tx, favorite, context) });
    if (shopper.accountId) await recordActivity(tx, context, { accountId: shopper.accountId, kind: 'favoriteAdded', detail: favorite });
  });
}
