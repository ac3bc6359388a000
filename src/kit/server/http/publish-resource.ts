/** A resource of `/api/admin` as most are: a list, and records that are read, written, changed and deleted (docs/contract.md, "Back office API"). */
import { z } from 'zod';
import type { StaffArea } from '#kit/pure/staff-rights.ts';
import type { Context } from '../context.ts';
import type { Api } from './api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag, type EnsureFresh, type Order } from './resource.ts';

/** Which page of records staff ask for. */
export type ResourceList<Filter, Sort extends string> = { page: number; size: number; filter: Filter; order: Order<Sort> };

/** What a resource is, and the use cases behind it; without one of `create`, `change` and `remove` that is not offered. */
export type Resource<Kept extends { id: string }, Input, Filter, Sort extends string> = {
  /** As in `/api/admin/<name>`. */
  name: string;
  /** What its operations are grouped by in the API's document; absent: its name. */
  tag?: string;
  /** One of them, in the summaries of the operations. */
  one: string;
  /** Characters of the longest id; absent: 64. */
  idLength?: number;
  /** Whose readers read it, and whose writers write it. */
  area: StaffArea;
  record: z.ZodType<Kept>;
  input: z.ZodType<Input>;
  filter: z.ZodType<Filter>;
  sorts: readonly [Sort, ...Sort[]];
  list(context: Context, asked: ResourceList<Filter, Sort>): Promise<{ items: Kept[]; total: number }>;
  read(context: Context, id: string): Promise<Kept>;
  change?(context: Context, asked: { id: string; input: Input; ensureFresh: EnsureFresh }): Promise<Kept>;
  create?(context: Context, input: Input): Promise<Kept>;
  remove?(context: Context, asked: { id: string; ensureFresh: EnsureFresh }): Promise<void>;
};

/** Publishes a resource's operations, with `ETag` on records and `If-Match` on writes. */
export function publishResource<Kept extends { id: string }, Input, Filter, Sort extends string>(
  api: Api,
  resource: Resource<Kept, Input, Filter, Sort>,
): void {
  const { name, one, idLength = 64, record: data, input: body, list, read, change, create, remove } = resource;
  const url = `/api/admin/${name}`;
  const params = z.object({ id: z.string().max(idLength) });
  const readers = { tag: resource.tag ?? name, access: 'staff', right: resource.area, method: 'GET' } as const;
  const writers = { ...readers, idempotent: true } as const;
  const query = listQuery({ sorts: resource.sorts, filter: resource.filter });
  api.operation(
    { ...readers, url, summary: `List ${name.split('/').at(-1)!.replaceAll('-', ' ')}`, query, data: listAnswer(data) },
    async (context, { query: asked }) => {
      const { page, size, sort, filter } = asked as { page: number; size: number; sort: Order<Sort>; filter: Filter };
      return { ...(await list(context, { page, size, filter, order: sort })), page, size };
    },
  );
  api.operation({ ...readers, url: `${url}/:id`, summary: `Read a ${one}`, params, data }, async (context, { params: { id }, reply }) =>
    sendEtag(reply, await read(context, id)),
  );
  if (create) {
    api.operation({ ...writers, method: 'POST', url, summary: `Write a new ${one}`, body, data }, async (context, { body: input, reply }) =>
      sendEtag(reply, await create(context, input)),
    );
  }
  if (change) {
    api.operation(
      { ...writers, method: 'PUT', url: `${url}/:id`, summary: `Change a ${one}`, params, body, data },
      async (context, { params: { id }, body: input, request, reply }) => sendEtag(reply, await change(context, { id, input, ensureFresh: ifMatch(request) })),
    );
  }
  if (remove) {
    api.operation(
      { ...writers, method: 'DELETE', url: `${url}/:id`, summary: `Delete a ${one}`, params, data: z.object({ id: z.string() }) },
      async (context, { params: { id }, request }) => {
        await remove(context, { id, ensureFresh: ifMatch(request) });
        return { id };
      },
    );
  }
}
