import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery } from '#kit/server/http/resource.ts';
import { allProviders } from './providers.ts';

/** Publishes the ways in which orders are or were paid, those that are not offered at the moment too, by name in the asker's language. */
export function methodRoutes(api: Api): void {
  api.operation(
    {
      tag: 'orders',
      access: 'staff',
      right: 'orders',
      method: 'GET',
      url: '/api/admin/payment-methods',
      summary: 'List payment methods',
      query: listQuery({ sorts: ['position'], filter: z.strictObject({}) }),
      data: listAnswer(z.object({ id: z.string(), title: z.string() })),
    },
    async ({ locale }, { query: { page, size } }) => {
      const items = allProviders().map(({ id, title }) => ({ id, title: title(locale) }));
      return { items: items.slice((page - 1) * size, page * size), total: items.length, page, size };
    },
  );
}
