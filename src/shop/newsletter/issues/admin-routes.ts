import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { describeSections } from '../../templates/index.ts';
import { sectionCardSchema } from '../../templates/contract.ts';
import { issueFilter, issueInput, issueSchema, newIssueInput, previewInput, previewSchema, segmentSchema, type IssueView } from '../contract-issues.ts';
import { renderedSchema, renderInput } from '../contract-letter.ts';
import { letterSections } from '../letter/letter-sections.ts';
import { renderDraft } from '../letter/render-draft.tsx';
import {
  changeIssue,
  countAudience,
  createIssue,
  issueState,
  duplicateIssue,
  listIssues,
  readIssue,
  removeIssue,
  sendIssue,
  unscheduleIssue,
} from './manage-issues.ts';
import { mailTest, previewIssue } from './preview-issue.ts';

const staff = { tag: 'newsletter', access: 'staff', right: 'marketing' } as const;
const url = '/api/admin/newsletter-issues';
const params = z.object({ id: z.string().max(64) });

function send(reply: FastifyReply, issue: IssueView): IssueView {
  sendEtag(reply, issueState(issue));
  return issue;
}

/** Publishes the back office's resource `newsletter-issues`. */
export function issueAdminRoutes(api: Api): void {
  const query = listQuery({ sorts: ['createdAt'], filter: issueFilter, usual: '-createdAt' });
  api.operation(
    { ...staff, method: 'GET', url, summary: 'List issues, newest first', query, data: listAnswer(issueSchema) },
    (context, { query: { page, size, filter } }) => listIssues(context, { page, size, state: filter.state }),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id`, summary: 'Read an issue', params, data: issueSchema },
    async (context, { params: { id }, reply }) => send(reply, await readIssue(context, id)),
  );
  api.operation(
    {
      ...staff,
      method: 'POST',
      url,
      summary: 'Write an issue: sent at once, unless it is a draft or has a time',
      body: newIssueInput,
      data: issueSchema,
      idempotent: true,
    },
    async (context, { body, reply }) => send(reply, await createIssue(context, body)),
  );
  api.operation(
    { ...staff, method: 'PUT', url: `${url}/:id`, summary: 'Change an issue that was not sent', params, body: issueInput, data: issueSchema, idempotent: true },
    async (context, { params: { id }, body, request, reply }) => send(reply, await changeIssue(context, { id, input: body, ensureFresh: ifMatch(request) })),
  );
  api.operation(
    { ...staff, method: 'DELETE', url: `${url}/:id`, summary: 'Take an issue away that was not sent', params, data: z.object({}), idempotent: true },
    async (context, { params: { id }, request }) => {
      await removeIssue(context, { id, ensureFresh: ifMatch(request) });
      return {};
    },
  );
  actionRoutes(api);
}

function actionRoutes(api: Api): void {
  api.operation(
    {
      ...staff,
      method: 'POST',
      url: `${url}/:id/send`,
      summary: 'Send an issue, now or at a time',
      params,
      body: z.object({ at: z.iso.datetime().nullable().default(null) }),
      data: issueSchema,
      idempotent: true,
    },
    async (context, { params: { id }, body, reply }) => send(reply, await sendIssue(context, id, body.at)),
  );
  api.operation(
    { ...staff, method: 'POST', url: `${url}/:id/unschedule`, summary: 'Make a draft again of what waits', params, data: issueSchema, idempotent: true },
    async (context, { params: { id }, reply }) => send(reply, await unscheduleIssue(context, id)),
  );
  api.operation(
    {
      ...staff,
      method: 'POST',
      url: `${url}/:id/duplicate`,
      summary: 'Begin a draft with what an issue says, sent or not',
      params,
      data: issueSchema,
      idempotent: true,
    },
    async (context, { params: { id }, reply }) => send(reply, await duplicateIssue(context, id)),
  );
  letterRoutes(api);
  draftRoutes(api);
}

/** What the editor of letters asks for. */
function letterRoutes(api: Api): void {
  api.operation(
    {
      ...staff,
      method: 'GET',
      url: '/api/admin/newsletter-sections',
      summary: 'List the sections that an issue can be built of',
      data: z.object({ items: z.array(sectionCardSchema) }),
    },
    async ({ locale }) => ({ items: describeSections(letterSections, locale) }),
  );
  api.operation(
    {
      ...staff,
      method: 'POST',
      onlyReads: true,
      url: `${url}/render`,
      summary: 'The sections of an issue as they are on the screen, each by itself',
      body: renderInput,
      data: renderedSchema,
    },
    (context, { body }) => renderDraft(context, body),
  );
}

/** What is asked of an issue while it is written. */
function draftRoutes(api: Api): void {
  api.operation(
    {
      ...staff,
      method: 'POST',
      onlyReads: true,
      url: `${url}/preview`,
      summary: 'An issue as its readers will see it',
      body: previewInput,
      data: previewSchema,
    },
    (context, { body }) => previewIssue(context, body),
  );
  api.operation(
    {
      ...staff,
      method: 'POST',
      url: `${url}/test`,
      summary: 'Mail an issue to oneself',
      body: previewInput,
      data: z.object({ to: z.string() }),
      idempotent: true,
    },
    (context, { body }) => mailTest(context, body),
  );
  api.operation(
    {
      ...staff,
      method: 'POST',
      onlyReads: true,
      url: `${url}/audience`,
      summary: 'How many readers a segment has',
      body: z.object({ segment: segmentSchema.prefault({}) }),
      data: z.object({ count: z.int() }),
    },
    (context, { body }) => countAudience(context, body.segment),
  );
}
