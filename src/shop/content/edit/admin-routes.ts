import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, ifMatchGiven, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  contentInputSchema,
  contentVersionSchema,
  staffContentFilter,
  staffContentItemSchema,
  staffContentSchema,
  staffContentSorts,
  wholeVersionSchema,
  type ContentKind,
  type StaffContent,
} from '../contract.ts';
import { discardDraft, listVersions, publishItem, readVersion, restoreVersion, saveDraft } from './draft-item.ts';
import { listItemsForStaff } from './list-items-for-staff.ts';
import { contentState, readItemForStaff } from './read-item-for-staff.ts';
import { changeItem, createItem, deleteItem } from './write-item.ts';

const bodyLimitBytes = 4 * 1024 * 1024;
const params = z.object({ id: z.string().max(64) });
const versionParams = params.extend({ number: z.coerce.number().int().min(1).max(1_000_000_000) });

const send = (reply: FastifyReply, item: StaffContent): StaffContent => {
  sendEtag(reply, contentState(item));
  return item;
};

/** Publishes the back office's resources `articles`, `pages` and `entries`. */
export function contentAdminRoutes(api: Api): void {
  for (const [name, kind] of [
    ['articles', 'article'],
    ['pages', 'page'],
    ['entries', 'entry'],
  ] as const) {
    publishReads(api, name, kind);
    publishWrites(api, name, kind);
    publishActions(api, name, kind);
  }
}

function publishReads(api: Api, name: string, kind: ContentKind): void {
  const readers = { tag: name, access: 'staff', right: 'content', method: 'GET' } as const;
  const url = `/api/admin/${name}`;
  const query = listQuery({ sorts: staffContentSorts, filter: staffContentFilter, usual: '-updatedAt' });
  api.operation(
    { ...readers, url, summary: `List ${name}`, query, data: listAnswer(staffContentItemSchema) },
    (context, { query: { page, size, sort, filter } }) => listItemsForStaff(context, { kind, page, size, filter, order: sort }),
  );
  api.operation(
    { ...readers, url: `${url}/:id`, summary: `Read one of the ${name}`, params, data: staffContentSchema },
    async (context, { params: { id }, reply }) => send(reply, await readItemForStaff(context, { kind, id })),
  );
  api.operation(
    {
      ...readers,
      url: `${url}/:id/versions`,
      summary: `What one of the ${name} was before, newest first`,
      params,
      data: z.object({ items: z.array(contentVersionSchema) }),
    },
    async (context, { params: { id } }) => ({ items: await listVersions(context, { kind, id }) }),
  );
  api.operation(
    { ...readers, url: `${url}/:id/versions/:number`, summary: `One of the ${name} as it was`, params: versionParams, data: wholeVersionSchema },
    (context, { params: { id, number } }) => readVersion(context, { kind, id, number }),
  );
}

function publishWrites(api: Api, name: string, kind: ContentKind): void {
  const writers = { tag: name, access: 'staff', right: 'content', idempotent: true, bodyLimitBytes } as const;
  const url = `/api/admin/${name}`;
  api.operation(
    { ...writers, method: 'POST', url, summary: `Write one of the ${name}`, body: contentInputSchema, data: staffContentSchema },
    async (context, { body, reply }) => send(reply, await createItem(context, { kind, input: body })),
  );
  api.operation(
    { ...writers, method: 'PUT', url: `${url}/:id`, summary: `Change one of the ${name} at once`, params, body: contentInputSchema, data: staffContentSchema },
    async (context, { params: { id }, body, request, reply }) =>
      send(reply, await changeItem(context, { kind, id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...writers, method: 'DELETE', url: `${url}/:id`, summary: `Delete one of the ${name}`, params, data: z.object({ id: z.string() }) },
    async (context, { params: { id }, request }) => {
      await deleteItem(context, { kind, id, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}

function publishActions(api: Api, name: string, kind: ContentKind): void {
  const writers = { tag: name, access: 'staff', right: 'content', idempotent: true, method: 'POST', params, data: staffContentSchema } as const;
  const url = `/api/admin/${name}/:id`;
  api.operation(
    { ...writers, url: `${url}/draft`, summary: 'Keep a draft, which previews show', body: contentInputSchema, bodyLimitBytes },
    async (context, { params: { id }, body, request, reply }) =>
      send(reply, await saveDraft(context, { kind, id, input: body, ensureFresh: ifMatchGiven(request) })),
  );
  api.operation(
    { ...writers, url: `${url}/publish`, summary: 'Publish it, as its draft where there is one' },
    async (context, { params: { id }, request, reply }) => send(reply, await publishItem(context, { kind, id, ensureFresh: ifMatchGiven(request) })),
  );
  api.operation({ ...writers, url: `${url}/discard`, summary: 'Throw the draft away' }, async (context, { params: { id }, request, reply }) =>
    send(reply, await discardDraft(context, { kind, id, ensureFresh: ifMatchGiven(request) })),
  );
  api.operation(
    { ...writers, url: `${url}/restore`, summary: 'Make an earlier version the draft', body: z.object({ number: z.number().int().min(1) }) },
    async (context, { params: { id }, body, request, reply }) =>
      send(reply, await restoreVersion(context, { kind, id, number: body.number, ensureFresh: ifMatchGiven(request) })),
  );
}
