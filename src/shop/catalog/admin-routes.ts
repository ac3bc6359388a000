import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { staffProductFilter, staffProductInput, staffProductItemSchema, staffProductSchema, staffProductSorts, type StaffProduct } from './contract.ts';
import { listProductsForStaff } from './staff/list-products-for-staff.ts';
import { productState, readProductForStaff } from './staff/read-product-for-staff.ts';
import { updateProductByStaff } from './staff/update-product-by-staff.ts';

const bodyLimitBytes = 2 * 1024 * 1024;

/** Publishes the back office's resource `products`. */
export function catalogAdminRoutes(api: Api): void {
  const readers = { tag: 'products', access: 'staff', right: 'read:catalog' } as const;
  const params = z.object({ id: z.string().max(64) });
  const query = listQuery({ sorts: staffProductSorts, filter: staffProductFilter });
  const send = (reply: FastifyReply, product: StaffProduct) => {
    sendEtag(reply, productState(product));
    return product;
  };
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/products', summary: 'List products', query, data: listAnswer(staffProductItemSchema) },
    (context, { query: { page, size, sort, filter } }) => listProductsForStaff(context, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...readers, method: 'GET', url: '/api/admin/products/:id', summary: 'Read a product', params, data: staffProductSchema },
    async (context, { params: { id }, reply }) => send(reply, await readProductForStaff(context, id)),
  );
  api.operation(
    {
      ...readers,
      right: ['write:catalog', 'write:prices'],
      method: 'PUT',
      url: '/api/admin/products/:id',
      summary: 'Change a product, its prices and its stock',
      params,
      body: staffProductInput,
      data: staffProductSchema,
      idempotent: true,
      bodyLimitBytes,
    },
    async (context, { params: { id }, body, request, reply }) =>
      send(reply, await updateProductByStaff(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
}
