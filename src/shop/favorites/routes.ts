import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { addFavorite } from './add-favorite.ts';
import { cancelFavorite } from './cancel-favorite.ts';
import {
  favoriteCountSchema,
  favoriteInput,
  favoriteListInput,
  favoriteListSchema,
  favoriteStateSchema,
  sharedInput,
  sharedListSchema,
  shareInput,
  shareSchema,
  stopWatchInput,
  watchInput,
  wishListSchema,
} from './contract.ts';
import { countFavorites, listFavorites, readWishList } from './read-favorites.ts';
import { readSharedList, shareList, unshareList } from './share-list.ts';
import { stopWatching, watchList } from './watch-list.ts';

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
  ownListRoutes(api);
}

/** What only accounts do with their lists, and what comes of it for others. */
function ownListRoutes(api: Api): void {
  const own = { ...shared, access: 'user' } as const;
  const nothing = z.object({});
  api.operation(
    { ...own, url: '/api/web/favorite/share', summary: 'Make a link that shows my list', body: shareInput, data: shareSchema, idempotent: true },
    (context, { body }) => shareList(context, body),
  );
  api.operation({ ...own, url: '/api/web/favorite/share/stop', summary: 'Withdraw the link to my list', data: nothing }, async (context) => {
    await unshareList(context);
    return {};
  });
  api.operation({ ...shared, url: '/api/web/favorite/shared', summary: 'A shared list', body: sharedInput, data: sharedListSchema }, (context, { body }) =>
    readSharedList(context, body),
  );
  api.operation(
    {
      ...own,
      url: '/api/web/favorite/watch',
      summary: 'Subscribe to notifications of lower prices and of products back in stock',
      body: watchInput,
      data: watchInput,
    },
    (context, { body }) => watchList(context, body),
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/favorite/watch/stop',
      summary: 'Unsubscribe by the token of a mail; mail programs post a form to the address (RFC 8058)',
      body: stopWatchInput,
      query: stopWatchInput,
      data: nothing,
      takesForms: true,
    },
    async (context, { body, query }) => {
      await stopWatching(context, body.token ?? query.token ?? '');
      return {};
    },
  );
}
