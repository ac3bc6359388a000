import { z } from 'zod';
import { guardFields } from '#kit/server/limits/form-guard.ts';
import type { Api } from '#kit/server/http/api.ts';
import { addPost } from './add-post.ts';
import { answerInput, commentInput, commentListQuery, questionInput, questionListQuery, threadListSchema } from './contract.ts';
import { findSubject } from './find-subject.ts';
import { readThreads } from './read-threads.ts';

const writing = { method: 'POST', access: 'shopper', data: z.object({ state: z.literal('pending'), message: z.string() }) } as const;
const reading = { method: 'GET', access: 'public', cacheControl: 'public, no-cache', data: threadListSchema } as const;

/** Publishes what shoppers read and write. */
export function discussionRoutes(api: Api): void {
  api.operation(
    { ...reading, url: '/api/web/question/list', summary: 'Questions about a product, with answers', tag: 'question', query: questionListQuery },
    async (context, { query: { product, page, size } }) => {
      const { id } = await findSubject(context, 'question', product);
      return readThreads(context.db, { kind: 'question', subject: { id }, lang: context.lang, page, size });
    },
  );
  api.operation(
    { ...writing, url: '/api/web/question/add', summary: 'Ask about a product', tag: 'question', body: questionInput.extend(guardFields), idempotent: true },
    (context, { body }) => addPost(context, { kind: 'question', subject: body.product, input: body }),
  );
  api.operation(
    { ...writing, url: '/api/web/question/answer', summary: 'Answer a question', tag: 'question', body: answerInput.extend(guardFields), idempotent: true },
    (context, { body }) => addPost(context, { kind: 'question', parent: body.id, input: body }),
  );
  api.operation(
    { ...reading, url: '/api/web/comment/list', summary: 'Comments on an article, with answers', tag: 'comment', query: commentListQuery },
    async (context, { query: { article, page, size } }) => {
      const { id } = await findSubject(context, 'comment', article);
      return readThreads(context.db, { kind: 'comment', subject: { id }, lang: context.lang, page, size });
    },
  );
  api.operation(
    {
      ...writing,
      url: '/api/web/comment/add',
      summary: 'Comment on an article, or answer a comment',
      tag: 'comment',
      body: commentInput.extend(guardFields),
      idempotent: true,
    },
    (context, { body }) => addPost(context, { kind: 'comment', subject: body.article, parent: body.id, input: body }),
  );
}
