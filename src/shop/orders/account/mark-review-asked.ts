import type { Tx } from '#kit/server/database.ts';
import { reviewPath } from '#ui/products/review-path.ts';
import { readSettings } from '../../settings/index.ts';
import { issueAccessToken } from '../access-token.ts';
import { takeReviewAsking } from './store-review.ts';

/** Where a shopper who is asked finds the order, and its products with the form open (`stars`: so many chosen). Without language prefix. */
type ReviewPaths = { order: string; product(slug: string, stars: number): string };

/**
 * Says that an order's shopper is asked for a review; answers where that is written, or null where they had been asked. A guest's products are reached by
 * the order's link, whose secret opens it to whatever browser the mail is read in; an account signs in to be known as a buyer.
 */
export async function markReviewAsked(tx: Tx, id: string, at: Date): Promise<ReviewPaths | null> {
  const order = await takeReviewAsking(tx, id, at);
  if (!order) return null;
  const orderNo = encodeURIComponent(order.orderNo);
  const { routes } = await readSettings(tx);
  if (order.accountId) return { order: `${routes.userBasePath}order/${orderNo}`, product: (slug, stars) => reviewPath({ paths: routes }, slug, stars) };
  const token = await issueAccessToken(tx, id, at);
  const path = `/checkout/thankyou?order=${orderNo}`;
  return { order: `${path}#${token}`, product: (slug, stars) => `${path}&review=${encodeURIComponent(slug)}&review.stars=${stars}#${token}` };
}
