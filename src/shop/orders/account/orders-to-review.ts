import type { Queryable, Tx } from '#kit/server/database.ts';
import { readSettings } from '../../settings/index.ts';
import { issueAccessToken } from '../access-token.ts';
import { findOrdersToReview, takeReviewAsking } from './store-review.ts';

/** An order whose shopper may be asked what they think of it. */
export type OrderToReview = { id: string; orderNo: string; email: string; lang: string; titles: string[] };

/** Orders that arrived between two instants, in the order of arrival, whose shoppers were not asked for a review. */
export function ordersToReview(reader: Queryable, span: { deliveredAfter: Date; deliveredBefore: Date; limit: number }): Promise<OrderToReview[]> {
  return findOrdersToReview(reader, span);
}

/** Says that an order's shopper is asked for a review; answers the path to the order, or null where they had been asked. */
export async function markReviewAsked(tx: Tx, id: string, at: Date): Promise<string | null> {
  const order = await takeReviewAsking(tx, id, at);
  if (!order) return null;
  const orderNo = encodeURIComponent(order.orderNo);
  if (order.accountId) return `${(await readSettings(tx)).routes.userBasePath}order/${orderNo}`;
  return `/checkout/thankyou?order=${orderNo}#${await issueAccessToken(tx, id, at)}`;
}
