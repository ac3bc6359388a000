import { z } from 'zod';
import type { FastifyReply } from 'fastify';
import { withAnswers } from '#kit/server/answers/answers.ts';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { completeInput, draftFilter, draftInput, draftListSchema, draftPreviewSchema, draftSchema, draftSorts, type Draft } from './contract.ts';
import { completeDraft, sendInvoice } from './place-draft.ts';
import { listDrafts, previewDraft, readDraft, stateOf } from './read-drafts.ts';
import { changeDraft, createDraft, removeDraft } from './write-draft.ts';

const params = z.object({ id: z.string().max(64) });
const url = '/api/admin/draft-orders';

function send(reply: FastifyReply, draft: Draft): Draft {
  sendEtag(reply, stateOf(draft));
  return draft;
}

/** Publishes the back office's resource `draft-orders` and its actions. */
export function draftAdminRoutes(api: Api): void {
  const readers = { tag: 'draft-orders', access: 'staff', right: 'orders' } as const;
  const writers = { ...readers, idempotent: true } as const;
  const query = listQuery({ sorts: draftSorts, usual: '-createdAt', filter: draftFilter });
  api.operation({ ...readers, method: 'GET', url, summary: 'List draft orders', query, data: listAnswer(draftListSchema) }, (context, { query: asked }) =>
    listDrafts(context, asked),
  );
  api.operation(
    { ...writers, method: 'POST', url, summary: 'Write an order for a customer', body: draftInput, data: draftSchema },
    async (context, { body, reply }) => send(reply, await withAnswers(context, (asking) => createDraft(asking, body))),
  );
  api.operation(
    { ...readers, method: 'GET', url: `${url}/:id`, summary: 'Read a draft order as it comes to now', params, data: draftSchema },
    async (context, { params: { id }, reply }) => send(reply, await withAnswers(context, (asking) => readDraft(asking, id))),
  );
  api.operation(
    { ...writers, method: 'PUT', url: `${url}/:id`, summary: 'Change an open draft order', params, body: draftInput, data: draftSchema },
    async (context, { params: { id }, body, request, reply }) =>
      send(reply, await withAnswers(context, (asking) => changeDraft(asking, { id, input: body, ensureFresh: ifMatch(request) }))),
  );
  api.operation(
    { ...writers, method: 'DELETE', url: `${url}/:id`, summary: 'Delete an open draft order', params, data: z.object({}) },
    async (context, { params: { id }, request }) => {
      await withAnswers(context, (asking) => removeDraft(asking, { id, ensureFresh: ifMatch(request) }));
      return {};
    },
  );
  actionRoutes(api);
}

function actionRoutes(api: Api): void {
  const action = { tag: 'draft-orders', access: 'staff', right: 'write:orders', method: 'POST' } as const;
  api.operation(
    {
      ...action,
      url: `${url}/preview`,
      summary: 'Say what a draft order would come to; nothing is stored',
      body: draftInput,
      data: draftPreviewSchema,
      onlyReads: true,
    },
    (context, { body }) => withAnswers(context, (asking) => previewDraft(asking, body)),
  );
  const write = { ...action, params, data: draftSchema, idempotent: true } as const;
  api.operation(
    { ...write, url: `${url}/:id/send-invoice`, summary: 'Mail the customer a link by which the order is looked at and paid' },
    async (context, { params: { id }, reply }) => send(reply, await withAnswers(context, (asking) => sendInvoice(asking, id))),
  );
  api.operation(
    { ...write, url: `${url}/:id/complete`, summary: 'Make an order of a draft, paid or unpaid', body: completeInput },
    async (context, { params: { id }, body: { markPaid }, reply }) =>
      send(reply, await withAnswers(context, (asking) => completeDraft(asking, { id, markPaid }))),
  );
}
