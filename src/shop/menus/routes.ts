import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Api } from '#kit/server/http/api.ts';
import { z } from 'zod';
import { menuKey, shownMenuSchema } from './contract.ts';
import { readShownMenu } from './show-menu.ts';

/** Publishes menus, for headless storefronts. */
export function menuRoutes(api: Api): void {
  const query = z.object({
    key: menuKey.describe('The place of the menu; `GET /api/web/shop` names those there are'),
    lang: z.string().max(20).optional().describe('Language in place of that of the header `x-lang`'),
  });
  api.operation(
    {
      method: 'GET',
      url: '/api/web/menu/detail',
      summary: 'A menu with its entries',
      tag: 'shop',
      access: 'public',
      cacheControl: 'public, no-cache',
      query,
      data: shownMenuSchema,
    },
    async ({ db, lang }, { query: { key } }) => {
      const items = await readShownMenu(db, { key, lang });
      if (!items) throw new ShopError(notFound);
      return { key, items };
    },
  );
}
