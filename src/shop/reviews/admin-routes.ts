import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { answerReview } from './answer-review.ts';
import { answerInput, refuseInput, staffReviewFilter, staffReviewSchema, staffReviewSorts, translateInput } from './contract.ts';
import { decideReview } from './decide-review.ts';
import { listReviewsForStaff, readStaffReview } from './staff-reviews.ts';
import { translateReview } from './translate-review.ts';

/** Publishes the back office's resource `reviews` with its actions. */
export function reviewAdminRoutes(api: Api): void {
  const staff = { tag: 'reviews', access: 'staff', right: 'voices' } as const;
  const params = z.object({ id: z.string().max(64) });
  const action = { ...staff, method: 'POST', params, data: staffReviewSchema, idempotent: true } as const;
  const query = listQuery({ sorts: staffReviewSorts, filter: staffReviewFilter, usual: '-createdAt' });
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/reviews', summary: 'List reviews', query, data: listAnswer(staffReviewSchema) },
    (context, { query: { page, size, sort, filter } }) => listReviewsForStaff(context, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...staff, method: 'GET', url: '/api/admin/reviews/:id', summary: 'Read a review', params, data: staffReviewSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readStaffReview(context, id)),
  );
  api.operation({ ...action, url: '/api/admin/reviews/:id/approve', summary: 'Show a review' }, (context, { params: { id } }) =>
    decideReview(context, { id, to: 'approved', reason: '' }),
  );
  api.operation(
    { ...action, url: '/api/admin/reviews/:id/refuse', summary: 'Refuse a review, or take it down', body: refuseInput },
    (context, { params: { id }, body }) => decideReview(context, { id, to: 'refused', reason: body.reason }),
  );
  api.operation({ ...action, url: '/api/admin/reviews/:id/answer', summary: 'Answer a review', body: answerInput }, (context, { params: { id }, body }) =>
    answerReview(context, { id, text: body.text }),
  );
  api.operation(
    { ...action, url: '/api/admin/reviews/:id/translate', summary: 'Translate a review, with its answer', body: translateInput },
    (context, { params: { id }, body }) => translateReview(context, { id, ...body }),
  );
}
