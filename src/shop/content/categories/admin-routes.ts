import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { z } from 'zod';
import { staffTopicSchema, topicFilter, topicInputSchema, topicSorts } from '../contract.ts';
import { deleteTopic, listTopicsForStaff, readTopicForStaff, writeTopic, type TopicKind } from './write-category.ts';

/** Publishes the back office's resources `article-categories` and `article-tags`. */
export function topicAdminRoutes(api: Api): void {
  publishTopics(api, 'article-categories', 'category');
  publishTopics(api, 'article-tags', 'tag');
}

function publishTopics(api: Api, name: string, kind: TopicKind): void {
  const readers = { tag: name, access: 'staff', right: 'content', method: 'GET' } as const;
  const writers = { ...readers, idempotent: true } as const;
  const url = `/api/admin/${name}`;
  const params = z.object({ id: z.string().max(64) });
  const query = listQuery({ sorts: topicSorts, filter: topicFilter });
  api.operation({ ...readers, url, summary: `List ${name}`, query, data: listAnswer(staffTopicSchema) }, (context, { query: { page, size, sort, filter } }) =>
    listTopicsForStaff(context, { kind, page, size, filter, order: sort }),
  );
  api.operation(
    { ...readers, url: `${url}/:id`, summary: `Read one of the ${name}`, params, data: staffTopicSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readTopicForStaff(context.db, { kind, id })),
  );
  api.operation(
    { ...writers, method: 'POST', url, summary: `Write one of the ${name}`, body: topicInputSchema, data: staffTopicSchema },
    async (context, { body, reply }) => sendEtag(reply, await writeTopic(context, { kind, input: body })),
  );
  api.operation(
    { ...writers, method: 'PUT', url: `${url}/:id`, summary: `Change one of the ${name}`, params, body: topicInputSchema, data: staffTopicSchema },
    async (context, { params: { id }, body, request, reply }) =>
      sendEtag(reply, await writeTopic(context, { kind, id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...writers, method: 'DELETE', url: `${url}/:id`, summary: `Delete one of the ${name}`, params, data: z.object({ id: z.string() }) },
    async (context, { params: { id }, request }) => {
      await deleteTopic(context, { kind, id, ensureFresh: ifMatch(request) });
      return { id };
    },
  );
}
