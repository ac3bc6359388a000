import { z } from 'zod';
import type { AnyJob } from '#kit/server/jobs.ts';
import { requestReviews } from './request-reviews.ts';

/** Asks for reviews once an hour; an order is asked about once, however often it runs. */
export const reviewRequestJob: AnyJob = { name: 'review.request', schedule: '47 * * * *', data: z.object({}), run: requestReviews, retryLimit: 0 };
