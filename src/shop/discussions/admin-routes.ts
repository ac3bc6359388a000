import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { refuseInput, staffAnswerInput, staffPostFilter, staffPostSchema, staffPostSorts, translateInput, type PostKind } from './contract.ts';
import { answerPost, decidePost } from './decide-post.ts';
import { listPostsForStaff, readStaffPost } from './staff-posts.ts';
import { translatePost } from './translate-post.ts';

/** Publishes the back office's resources `questions` and `comments` with their actions. */
export function discussionAdminRoutes(api: Api): void {
  publishPosts(api, 'question');
  publishPosts(api, 'comment');
}

function publishPosts(api: Api, kind: PostKind): void {
  const resource = `${kind}s` as const;
  const url = `/api/admin/${resource}`;
  const staff = { tag: resource, access: 'staff', right: 'voices' } as const;
  const params = z.object({ id: z.string().max(64) });
  const action = { ...staff, method: 'POST', params, data: staffPostSchema, idempotent: true } as const;
  const query = listQuery({ sorts: staffPostSorts, filter: staffPostFilter, usual: '-createdAt' });
  api.operation(
    { ...staff, method: 'GET', url, summary: `List ${resource} and their answers`, query, data: listAnswer(staffPostSchema) },
    (context, { query: { page, size, sort, filter } }) => listPostsForStaff(context, kind, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id`, summary: `Read one of the ${resource}`, params, data: staffPostSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readStaffPost(context, { kind, id })),
  );
  api.operation({ ...action, url: `${url}/:id/approve`, summary: 'Show it' }, (context, { params: { id } }) =>
    decidePost(context, { kind, id }, { to: 'approved', reason: '' }),
  );
  api.operation({ ...action, url: `${url}/:id/refuse`, summary: 'Refuse it, or take it down', body: refuseInput }, (context, { params: { id }, body }) =>
    decidePost(context, { kind, id }, { to: 'refused', reason: body.reason }),
  );
  api.operation({ ...action, url: `${url}/:id/answer`, summary: 'Answer it in the shop’s name', body: staffAnswerInput }, (context, { params: { id }, body }) =>
    answerPost(context, { kind, id }, body.text),
  );
  api.operation(
    { ...action, url: `${url}/:id/translate`, summary: 'Translate it, with the shop’s answers to it', body: translateInput },
    (context, { params: { id }, body }) => translatePost(context, { kind, id }, body),
  );
}
