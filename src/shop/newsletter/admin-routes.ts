import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery } from '#kit/server/http/resource.ts';
import { issueInput, issueSchema, subscriberFilter, subscriberSchema, subscriberSorts } from './contract.ts';
import { exportSubscribers, listSubscribers } from './list-subscribers.ts';
import { listIssues, readIssue, sendIssue } from './send-issue.ts';

/** Publishes the back office's resources `subscribers` and `newsletter-issues`. */
export function newsletterAdminRoutes(api: Api): void {
  const staff = { tag: 'newsletter', access: 'staff', right: 'write:customers' } as const;
  const issuers = { ...staff, right: 'write:marketing' } as const;
  const query = listQuery({ sorts: subscriberSorts, filter: subscriberFilter, usual: '-createdAt' });
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/subscribers', summary: 'List subscribers of the newsletter', query, data: listAnswer(subscriberSchema) },
    (context, { query: { page, size, sort, filter } }) => listSubscribers(context, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/subscribers/export', summary: 'Subscribers as CSV', data: z.object({ fileName: z.string(), csv: z.string() }) },
    (context) => exportSubscribers(context),
  );
  const issues = listQuery({ sorts: ['createdAt'], filter: z.strictObject({}), usual: '-createdAt' });
  api.operation(
    { ...issuers, method: 'GET', url: '/api/admin/newsletter-issues', summary: 'List issues, newest first', query: issues, data: listAnswer(issueSchema) },
    (context, { query: { page, size } }) => listIssues(context, { page, size }),
  );
  api.operation(
    {
      ...issuers,
      method: 'GET',
      url: '/api/admin/newsletter-issues/:id',
      summary: 'Read an issue',
      params: z.object({ id: z.string().max(64) }),
      data: issueSchema,
    },
    (context, { params: { id } }) => readIssue(context, id),
  );
  api.operation(
    {
      ...issuers,
      method: 'POST',
      url: '/api/admin/newsletter-issues',
      summary: 'Send an issue to everybody who confirmed',
      body: issueInput,
      data: issueSchema,
      idempotent: true,
    },
    (context, { body }) => sendIssue(context, body),
  );
}
