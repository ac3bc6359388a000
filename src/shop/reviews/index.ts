/**
 * Reviews: what shoppers say of a product, with stars and photographs. One of each shopper for each product; shown once
 * it is approved. The product's own sum and count of stars change in the same transaction.
 */
import type { Slice } from '#kit/server/slice.ts';
import { reviewAdminRoutes } from './admin-routes.ts';
import { reviewMailSamples } from './mail-samples.ts';
import { reviewRequestJob } from './jobs.ts';
import { reviewRoutes } from './routes.ts';
import { reviewPersonalData } from './store-personal.ts';

export { addReview } from './add-review.ts';
export { voteHelpful } from './vote-helpful.ts';
export { readReviews, reviewFilterOfPage, starsOfPage } from './read-reviews.ts';
export { createReviews } from './create-reviews.ts';
export { findReviewedSlugs } from './store.ts';

/** The slice as the process lists it. */
export const reviewsSlice: Slice = {
  name: 'reviews',
  personalData: reviewPersonalData,
  mailSamples: reviewMailSamples,
  jobs: [reviewRequestJob],
  routes(api) {
    reviewRoutes(api);
    reviewAdminRoutes(api);
  },
};
