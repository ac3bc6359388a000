import { z } from 'zod';
import { guardFields } from '#kit/server/limits/form-guard.ts';
import type { Api } from '#kit/server/http/api.ts';
import { addReview } from './add-review.ts';
import { helpfulInput, reviewInput, reviewListQuery, reviewListSchema } from './contract.ts';
import { readReviews } from './read-reviews.ts';
import { voteHelpful } from './vote-helpful.ts';

const writing = { method: 'POST', tag: 'review', access: 'shopper' } as const;

/** Publishes what shoppers read and write of reviews. */
export function reviewRoutes(api: Api): void {
  api.operation(
    {
      method: 'GET',
      url: '/api/web/review/list',
      summary: 'Approved reviews of a product',
      tag: 'review',
      access: 'public',
      cacheControl: 'public, no-cache',
      query: reviewListQuery,
      data: reviewListSchema,
    },
    ({ db, lang }, { query: { product, sort, rating, page, size } }) =>
      readReviews(db, product, { sort, page, size, lang, ...(rating === undefined ? {} : { rating }) }),
  );
  api.operation(
    {
      ...writing,
      url: '/api/web/review/add',
      idempotent: true,
      summary: 'Review a product; again: instead of the review that waits for approval',
      body: reviewInput.extend(guardFields),
      data: z.object({ state: z.enum(['pending', 'approved']), message: z.string() }),
    },
    (context, { body }) => addReview(context, body),
  );
  api.operation(
    {
      ...writing,
      url: '/api/web/review/helpful',
      summary: 'Say that a review helped',
      body: helpfulInput.extend(guardFields),
      data: z.object({ helpful: z.number().int(), message: z.string() }),
    },
    (context, { body }) => voteHelpful(context, body),
  );
}
