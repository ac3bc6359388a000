import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { staffFeedbackFilter, staffFeedbackSchema, staffFeedbackSorts } from './contract.ts';
import { listFeedback, readFeedback, settleFeedback } from './staff-feedback.ts';

/** Publishes the back office's resource `feedback`. */
export function feedbackAdminRoutes(api: Api): void {
  const staff = { tag: 'feedback', access: 'staff', right: 'voices' } as const;
  const params = z.object({ id: z.string().max(64) });
  const action = { ...staff, method: 'POST', params, data: staffFeedbackSchema, idempotent: true } as const;
  const query = listQuery({ sorts: staffFeedbackSorts, filter: staffFeedbackFilter, usual: '-createdAt' });
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/feedback', summary: 'List feedback', query, data: listAnswer(staffFeedbackSchema) },
    (context, { query: { page, size, sort, filter } }) => listFeedback(context, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/feedback/:id', summary: 'Read feedback', params, data: staffFeedbackSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readFeedback(context, id)),
  );
  api.operation({ ...action, url: '/api/admin/feedback/:id/done', summary: 'Mark feedback as dealt with' }, (context, { params: { id } }) =>
    settleFeedback(context, id, 'done'),
  );
  api.operation({ ...action, url: '/api/admin/feedback/:id/reopen', summary: 'Mark feedback as new again' }, (context, { params: { id } }) =>
    settleFeedback(context, id, 'new'),
  );
}
