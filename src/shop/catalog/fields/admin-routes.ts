import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { productFieldInput, productFieldMove, productFieldSchema, productFieldSorts, type ProductField } from '../contract.ts';
import { deleteField, fieldState, listFields, moveField, readField, writeField } from './write-field.ts';

const url = '/api/admin/product-fields';
const one = `${url}/:id`;
const params = z.object({ id: z.string().max(64) });
const readers = { tag: 'product-fields', access: 'staff', right: 'read:catalog', method: 'GET' } as const;
const writers = { tag: 'product-fields', access: 'staff', right: 'write:catalog', idempotent: true, bodyLimitBytes: 512 * 1024 } as const;
const data = productFieldSchema;
const body = productFieldInput;

const send = async (reply: FastifyReply, reading: Promise<ProductField>): Promise<ProductField> => {
  const field = await reading;
  sendEtag(reply, fieldState(field));
  return field;
};

/** Publishes the back office's resource `product-fields`. */
export function productFieldAdminRoutes(api: Api): void {
  const query = listQuery({ sorts: productFieldSorts, filter: z.strictObject({}) });
  api.operation(
    { ...readers, url, summary: 'List custom fields of products, in order', query, data: listAnswer(data) },
    async (context, { query: { page, size, sort } }) => {
      const fields = await listFields(context.db);
      const items = (sort.direction === 'desc' ? fields.toReversed() : fields).slice((page - 1) * size, page * size);
      return { items, total: fields.length, page, size };
    },
  );
  api.operation({ ...readers, url: one, summary: 'Read a custom field', params, data }, (context, { params: { id }, reply }) =>
    send(reply, readField(context.db, id)),
  );
  api.operation({ ...writers, method: 'POST', url, summary: 'Add a custom field', body, data }, (context, { body: input, reply }) =>
    send(reply, writeField(context, { input })),
  );
  api.operation(
    { ...writers, method: 'PUT', url: one, summary: 'Change a custom field', params, body, data },
    (context, { params: { id }, body: input, request, reply }) => send(reply, writeField(context, { id, input, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    {
      ...writers,
      method: 'POST',
      url: `${one}/move`,
      summary: 'Move a custom field before another one, else to the end',
      params,
      body: productFieldMove,
      data,
    },
    (context, { params: { id }, body: { before }, reply }) => send(reply, moveField(context, { id, before })),
  );
  api.operation(
    {
      ...writers,
      method: 'DELETE',
      url: one,
      summary: 'Delete a custom field',
      params,
      query: z.object({ values: z.literal('delete').optional().describe('The values that products have go too') }),
      data: z.object({ id: z.string() }),
    },
    async (context, { params: { id }, query: { values }, request }) => {
      await deleteField(context, { id, withValues: values === 'delete', ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}
