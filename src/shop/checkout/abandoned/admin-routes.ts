import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { cartSchema } from '#shop/cart/contract.ts';
import { abandonedFigures, abandonedFilter, abandonedFiguresSchema, abandonedSchema, abandonedSorts, recoverInput } from './contract.ts';
import { listAbandoned, readAbandoned, readAbandonedFigures } from './list-abandoned.ts';
import { mailByStaff } from './mail-abandoned.ts';
import { recoverCart } from './recover-cart.ts';

/** Publishes the back office's `abandoned-checkouts`, and the link of their mails. */
export function abandonedRoutes(api: Api): void {
  const staff = { tag: 'abandoned-checkouts', access: 'staff', right: 'write:marketing' } as const;
  const url = '/api/admin/abandoned-checkouts';
  const params = z.object({ id: z.string().max(64) });
  const query = listQuery({ sorts: abandonedSorts, filter: abandonedFilter, usual: '-updatedAt' });
  api.operation(
    { ...staff, method: 'GET', url, summary: 'Checkouts that were left, newest first', query, data: listAnswer(abandonedSchema) },
    (context, { query: { page, size, sort, filter } }) => listAbandoned(context, { page, size, filter, isDescending: sort.direction === 'desc' }),
  );
  api.operation(
    {
      ...staff,
      method: 'GET',
      url: `${url}/figures`,
      summary: 'How many were left, mailed about and recovered',
      query: abandonedFigures,
      data: abandonedFiguresSchema,
    },
    (context, { query: { days } }) => readAbandonedFigures(context, days),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id`, summary: 'Read a checkout that was left', params, data: abandonedSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readAbandoned(context, id)),
  );
  api.operation(
    {
      ...staff,
      method: 'POST',
      url: `${url}/:id/mail`,
      summary: 'Mail about it now, where the address wants news',
      params,
      data: abandonedSchema,
      idempotent: true,
    },
    (context, { params: { id } }) => mailByStaff(context, id),
  );
  api.operation(
    {
      method: 'POST',
      tag: 'cart',
      access: 'shopper',
      url: '/api/web/cart/recover',
      idempotent: true,
      summary: 'Put what a mailed link is about into the own cart',
      body: recoverInput,
      data: cartSchema,
    },
    (context, { body }) => recoverCart(context, body.token),
  );
}
