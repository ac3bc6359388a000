import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import type { StaffReview } from './contract.ts';
import { toStaffReviews } from './present-review.ts';
import { findStaffReview, listStaffReviews, type StaffReviewQuery } from './store-staff.ts';

/** Reviews in every state, for staff. */
export async function listReviewsForStaff(context: Context, query: StaffReviewQuery) {
  const { rows, total } = await listStaffReviews(context.db, query);
  return { items: await toStaffReviews(context, rows), total, page: query.page, size: query.size };
}

/** One of them. @throws notFound (404) */
export async function readStaffReview(context: Context, id: string): Promise<StaffReview> {
  const found = isId(id) ? await findStaffReview(context.db, id) : undefined;
  if (!found) throw new ShopError(notFound);
  const [review] = await toStaffReviews(context, [found]);
  return review!;
}
