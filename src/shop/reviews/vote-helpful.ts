import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import { receiveForm, type GuardInput } from '#kit/server/limits/form-guard.ts';
import { isId } from '#kit/server/ids.ts';
import { ensureShopper, shopperOf } from '../accounts/index.ts';
import { addVote, countVote, loadApprovedReviewForUpdate } from './store.ts';

/**
 * Says that a review helped. One vote for each shopper; another one changes nothing and answers the same.
 * @throws notFound (404) for a review that is not shown, tooMany (429)
 */
export async function voteHelpful(context: Context, { id, ...guard }: { id: string } & GuardInput): Promise<{ helpful: number; message: string }> {
  if (!isId(id)) throw new ShopError(notFound);
  const helpful = await context.transaction(async (tx) => {
    const known = shopperOf(context);
    const accepted = await receiveForm(tx, context, { form: 'helpful', guard, visitor: known && (known.accountId ?? known.guestId) });
    const review = await loadApprovedReviewForUpdate(tx, id);
    if (!review) throw new ShopError(notFound);
    if (!accepted) return review.helpfulCount;
    const shopper = await ensureShopper(context, tx);
    const first = await addVote(tx, { reviewId: id, shopperId: shopper.accountId ?? shopper.guestId, at: context.now() });
    if (!first) return review.helpfulCount;
    await countVote(tx, id);
    await invalidateTags(tx, [`reviews:${review.productId}`]);
    return review.helpfulCount + 1;
  });
  return { helpful, message: m.reviews_helpful_count({ count: helpful }, { locale: context.locale }) };
}
