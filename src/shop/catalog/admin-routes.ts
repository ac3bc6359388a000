import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { CatalogParts } from './catalog-parts.ts';
import {
  bulkInput,
  bulkResult,
  newProductInput,
  productListChoice,
  productListQuery,
  productSetupSchema,
  staffProductFilter,
  staffProductInput,
  staffProductItemSchema,
  staffProductSchema,
  staffProductSorts,
  type StaffProduct,
} from './contract.ts';
import { archiveProductByStaff, restoreProductByStaff } from './staff/archive-product-by-staff.ts';
import { bulkProducts } from './bulk/bulk-products.ts';
import { createProductByStaff } from './staff/create-product-by-staff.ts';
import { duplicateProductByStaff } from './staff/duplicate-product-by-staff.ts';
import { listProductsForStaff } from './staff/list-products-for-staff.ts';
import { listProductLists, readProductSetup } from './choices/product-choices.ts';
import { productState, readProductForStaff } from './staff/read-product-for-staff.ts';
import { updateProductByStaff } from './staff/update-product-by-staff.ts';

const bodyLimitBytes = 2 * 1024 * 1024;
const url = '/api/admin/products';
const readers = { tag: 'products', access: 'staff', right: 'read:catalog', method: 'GET' } as const;
const writers = { tag: 'products', access: 'staff', right: 'write:catalog', idempotent: true } as const;
const params = z.object({ id: z.string().max(64) });
const data = staffProductSchema;
const redirectQuery = z.object({ redirect: z.string().trim().min(1).max(500).optional().describe('Where its address leads from now on') });

const send = (reply: FastifyReply, product: StaffProduct) => {
  sendEtag(reply, productState(product));
  return product;
};

/** Publishes the back office's resource `products`. */
export function catalogAdminRoutes(api: Api, parts: CatalogParts): void {
  const query = listQuery({ sorts: staffProductSorts, filter: staffProductFilter });
  api.operation(
    { ...readers, url, summary: 'List products', query, data: listAnswer(staffProductItemSchema) },
    (context, { query: { page, size, sort, filter } }) => listProductsForStaff(context, { page, size, filter, order: sort }),
  );
  api.operation({ ...readers, url: `${url}/:id`, summary: 'Read a product', params, data }, async (context, { params: { id }, reply }) =>
    send(reply, await readProductForStaff(context, id)),
  );
  api.operation(
    // The right for prices, since a new product has some; the use case checks the other right too.
    { ...writers, right: 'write:prices', method: 'POST', url, summary: 'Write a new product', body: newProductInput, data, bodyLimitBytes },
    async (context, { body, reply }) => send(reply, await createProductByStaff(context, body)),
  );
  api.operation(
    {
      ...writers,
      right: ['write:catalog', 'write:prices'],
      method: 'PUT',
      url: `${url}/:id`,
      summary: 'Change a product, its variants, their prices and stock',
      params,
      body: staffProductInput,
      data,
      bodyLimitBytes,
    },
    async (context, { params: { id }, body, request, reply }) =>
      send(reply, await updateProductByStaff(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...writers, method: 'DELETE', url: `${url}/:id`, summary: 'Archive a product', params, query: redirectQuery, data: z.object({ id: z.string() }) },
    async (context, { params: { id }, query: { redirect }, request }) => {
      await archiveProductByStaff(context, parts, { id, redirect, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
  productActions(api);
}

function productActions(api: Api): void {
  api.operation(
    {
      ...readers,
      url: '/api/admin/product-lists',
      summary: 'Find categories, tags, collections or brands for a product',
      query: productListQuery,
      data: z.object({ items: z.array(productListChoice) }),
    },
    async (context, { query }) => ({ items: await listProductLists(context, query) }),
  );
  api.operation(
    {
      ...readers,
      // Forms with amounts ask for the shop's currency.
      right: ['read:catalog', 'read:delivery', 'read:marketing', 'read:orders', 'read:customers'],
      url: '/api/admin/product-setup',
      summary: 'Read what a form of products has to know of the shop',
      data: productSetupSchema,
    },
    (context) => readProductSetup(context),
  );
  api.operation(
    { ...writers, method: 'POST', url: `${url}/:id/restore`, summary: 'Take a product out of the archive, hidden', params, data },
    async (context, { params: { id }, reply }) => send(reply, await restoreProductByStaff(context, id)),
  );
  api.operation(
    { ...writers, right: 'write:prices', method: 'POST', url: `${url}/:id/duplicate`, summary: 'Write a hidden copy of a product', params, data },
    async (context, { params: { id }, reply }) => send(reply, await duplicateProductByStaff(context, id)),
  );
  api.operation(
    {
      ...writers,
      right: ['write:catalog', 'write:prices'],
      method: 'POST',
      url: `${url}/bulk`,
      summary: 'Change many products at once',
      body: bulkInput,
      data: bulkResult,
      bodyLimitBytes,
    },
    (context, { body }) => bulkProducts(context, body),
  );
}
