import type { Api } from '#kit/server/http/api.ts';
import { addFavorite } from './add-favorite.ts';
import { cancelFavorite } from './cancel-favorite.ts';
import { favoriteCountSchema, favoriteInput, favoriteListInput, favoriteListSchema, favoriteStateSchema, wishListSchema } from './contract.ts';
import { countFavorites, listFavorites, readWishList } from './read-favorites.ts';

const shared = { method: 'POST', tag: 'favorite', access: 'shopper' } as const;

/** Publishes the wish list. */
export function favoriteRoutes(api: Api): void {
  api.operation(
    { ...shared, url: '/api/web/favorite/add', summary: 'Put something on the wish list', body: favoriteInput, data: favoriteStateSchema },
    async (context, { body }) => {
      await addFavorite(context, body);
      return { ...body, favorite: true };
    },
  );
  api.operation(
    { ...shared, url: '/api/web/favorite/cancel', summary: 'Take something off the wish list', body: favoriteInput, data: favoriteStateSchema },
    async (context, { body }) => {
      await cancelFavorite(context, body);
      return { ...body, favorite: false };
    },
  );
  api.operation(
    { ...shared, url: '/api/web/favorite/list', summary: 'A page of the wish list', body: favoriteListInput, data: favoriteListSchema },
    (context, { body }) => listFavorites(context, body),
  );
  api.operation({ ...shared, url: '/api/web/favorite/count', summary: 'How many things are on the wish list', data: favoriteCountSchema }, (context) =>
    countFavorites(context),
  );
  api.operation({ ...shared, url: '/api/web/favorite/wishList', summary: 'Ids on the wish list, by type', data: wishListSchema }, (context) =>
    readWishList(context),
  );
}
