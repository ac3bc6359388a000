import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { recordRating } from '../catalog/index.ts';
import { hideUploads, showUploads } from '../media/uploads/index.ts';
import { recordAction } from '../staff/index.ts';
import { reviewDecided, type StaffReview } from './contract.ts';
import { mayMove, ratingChange, type ReviewState } from './states.ts';
import { readStaffReview } from './staff-reviews.ts';
import { listPictures } from './store.ts';
import { loadReviewForUpdate, moveReview } from './store-staff.ts';

/**
 * Approves or refuses a review; the product's stars and the visibility of its pictures follow in the same transaction.
 * @throws notFound (404), reviewDecided (41) when it is in that state already
 */
export async function decideReview(
  context: Context,
  { id, to, reason }: { id: string; to: Exclude<ReviewState, 'pending'>; reason: string },
): Promise<StaffReview> {
  if (!isId(id)) throw new ShopError(notFound);
  await context.transaction(async (tx) => {
    const review = await loadReviewForUpdate(tx, id);
    if (!review) throw new ShopError(notFound);
    const moved =
      mayMove(review.state, to) && (await moveReview(tx, { id, from: review.state, to, refusal: to === 'refused' ? reason : '', at: context.now() }));
    if (!moved) throw new ShopError(reviewDecided);
    const pictures = { ids: await listPictures(tx, id), purpose: 'review' } as const;
    await (to === 'approved' ? showUploads(tx, { ...pictures, now: context.now() }) : hideUploads(tx, pictures));
    const change = ratingChange(review.state, to);
    if (change !== 0) await recordRating(tx, { productId: review.productId, stars: change * review.stars, count: change });
    await invalidateTags(tx, [`reviews:${review.productId}`]);
    await recordAction(tx, context, { action: `review.${to}`, subject: id, detail: { reason } });
  });
  return readStaffReview(context, id);
}
