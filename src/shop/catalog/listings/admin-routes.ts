import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import {
  brandInput,
  categoryInput,
  categoryMove,
  collectionInput,
  collectionRule,
  listingFilter,
  listingSorts,
  rulePreviewSchema,
  staffBrandSchema,
  staffCategorySchema,
  staffCollectionItemSchema,
  staffCollectionSchema,
  staffTagSchema,
  tagInput,
  treeCategorySchema,
  type ListingInput,
  type ListingKind,
  type StaffListing,
} from '../contract.ts';
import { deleteListing } from './delete-listing.ts';
import { moveCategory } from './move-category.ts';
import { previewRule } from './preview-rule.ts';
import { listingState, listListingsForStaff, readCategoryTree, readListingForStaff } from './read-listing.ts';
import { writeListing } from './write-listing.ts';

const bodyLimitBytes = 2 * 1024 * 1024;
const params = z.object({ id: z.string().max(64) });

type Resource = { kind: ListingKind; name: string; input: z.ZodType; item: z.ZodType; record: z.ZodType };

const resources: readonly Resource[] = [
  { kind: 'category', name: 'categories', input: categoryInput, item: staffCategorySchema, record: staffCategorySchema },
  { kind: 'tag', name: 'tags', input: tagInput, item: staffTagSchema, record: staffTagSchema },
  { kind: 'brand', name: 'brands', input: brandInput, item: staffBrandSchema, record: staffBrandSchema },
  { kind: 'collection', name: 'collections', input: collectionInput, item: staffCollectionItemSchema, record: staffCollectionSchema },
];

/** Publishes the back office's resources `categories`, `tags`, `brands` and `collections`. */
export function listingAdminRoutes(api: Api): void {
  for (const resource of resources) {
    publishReads(api, resource);
    publishWrites(api, resource);
  }
  publishTree(api);
  api.operation(
    {
      tag: 'collections',
      access: 'staff',
      right: 'read:catalog',
      method: 'POST',
      url: '/api/admin/collections/preview',
      summary: 'Which products a rule matches',
      body: z.object({ rule: collectionRule }),
      data: rulePreviewSchema,
      onlyReads: true,
    },
    (context, { body }) => previewRule(context, body.rule),
  );
}

const send = (reply: FastifyReply, record: StaffListing): StaffListing => {
  sendEtag(reply, listingState(record));
  return record;
};

function publishReads(api: Api, { kind, name, item, record }: Resource): void {
  const readers = { tag: name, access: 'staff', right: 'read:catalog', method: 'GET' } as const;
  const url = `/api/admin/${name}`;
  const query = listQuery({ sorts: listingSorts, filter: listingFilter });
  api.operation(
    { ...readers, url, summary: `List ${name}`, query, data: listAnswer(item as z.ZodType<unknown, StaffListing>) },
    (context, { query: { page, size, sort, filter } }) => listListingsForStaff(context, kind, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...readers, url: `${url}/:id`, summary: `Read a ${kind}`, params, data: record as z.ZodType<unknown, StaffListing> },
    async (context, { params: { id }, reply }) => send(reply, await readListingForStaff(context.db, kind, id, context.lang)),
  );
}

function publishWrites(api: Api, { kind, name, input, record }: Resource): void {
  const writers = { tag: name, access: 'staff', right: 'write:catalog', idempotent: true, bodyLimitBytes } as const;
  const url = `/api/admin/${name}`;
  const body = input as z.ZodType<ListingInput>;
  const data = record as z.ZodType<unknown, StaffListing>;
  api.operation({ ...writers, method: 'POST', url, summary: `Add a ${kind}`, body, data }, async (context, { body: given, reply }) =>
    send(reply, await writeListing(context, { kind, input: given })),
  );
  api.operation(
    { ...writers, method: 'PUT', url: `${url}/:id`, summary: `Change a ${kind}`, params, body, data },
    async (context, { params: { id }, body: given, request, reply }) =>
      send(reply, await writeListing(context, { kind, id, input: given, ensureFresh: ifMatch(request) })),
  );
  const query = z.object({ children: z.literal('move').optional() });
  api.operation(
    {
      ...writers,
      method: 'DELETE',
      url: `${url}/:id`,
      summary: `Delete a ${kind}`,
      params,
      ...(kind === 'category' && { query }),
      data: z.object({ id: z.string() }),
    },
    async (context, { params: { id }, query: asked, request }) => {
      await deleteListing(context, { kind, id, children: (asked as z.output<typeof query> | undefined)?.children, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}

function publishTree(api: Api): void {
  const about = { tag: 'categories', access: 'staff' } as const;
  api.operation(
    {
      ...about,
      right: 'read:catalog',
      method: 'GET',
      url: '/api/admin/category-tree',
      summary: 'Read all categories, in order',
      data: z.object({ items: z.array(treeCategorySchema) }),
    },
    async (context) => ({ items: await readCategoryTree(context) }),
  );
  api.operation(
    {
      ...about,
      right: 'write:catalog',
      method: 'POST',
      url: '/api/admin/categories/:id/move',
      summary: 'Move a category below another one, or among those beside it',
      params,
      body: categoryMove,
      data: staffCategorySchema,
      idempotent: true,
    },
    async (context, { params: { id }, body, reply }) => send(reply, await moveCategory(context, { id, to: body })) as z.infer<typeof staffCategorySchema>,
  );
}
