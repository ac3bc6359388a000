import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { recordActivity, shopperOf } from '../accounts/index.ts';
import type { FavoriteInput } from './contract.ts';
import { deleteFavorite } from './store.ts';

/** Takes something off the shopper's wish list, whether or not it still exists. What is not on it needs nothing done. */
export async function cancelFavorite(context: Context, favorite: FavoriteInput): Promise<void> {
  const shopper = shopperOf(context);
  if (!shopper || !isId(favorite.id)) return;
  await context.transaction(async (tx) => {
    const wasThere = await deleteFavorite(tx, shopper, favorite);
    if (wasThere && shopper.accountId) await recordActivity(tx, context, { accountId: shopper.accountId, kind: 'favoriteRemoved', detail: favorite });
  });
}
