import type { Api } from '#kit/server/http/api.ts';
import { z } from 'zod';
import { shopInfoSchema } from './contract.ts';
import { readShopInfo } from './read-shop-info.ts';

/** Publishes what the shop says of itself. */
export function shopInfoRoutes(api: Api): void {
  const query = z.object({ lang: z.string().max(20).optional().describe('Language in place of that of the header `x-lang`') });
  api.operation(
    {
      method: 'GET',
      url: '/api/web/shop',
      summary: 'What the shop is called, speaks, sells in, ships to and offers',
      tag: 'shop',
      access: 'public',
      cacheControl: 'public, no-cache',
      query,
      data: shopInfoSchema,
    },
    (context) => readShopInfo(context),
  );
}
