import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import type { Translations } from '#kit/pure/language/written-texts.ts';
import { recordAction } from '../staff/index.ts';
import type { ReviewTexts, StaffReview } from './contract.ts';
import { readStaffReview } from './staff-reviews.ts';
import { loadReviewForUpdate, saveReviewAnswer, saveReviewTranslations } from './store-staff.ts';

/** Writes the merchant's answer below a review; an empty text takes it away. @throws notFound (404) */
export async function answerReview(context: Context, { id, text }: { id: string; text: string }): Promise<StaffReview> {
  if (!isId(id)) throw new ShopError(notFound);
  await context.transaction(async (tx) => {
    const review = await loadReviewForUpdate(tx, id);
    if (!review) throw new ShopError(notFound);
    await saveReviewAnswer(tx, { id, text, at: context.now() });
    if (text !== review.answer) await saveReviewTranslations(tx, { id, translations: withoutAnswers(review.translations), at: context.now() });
    await invalidateTags(tx, [`reviews:${review.productId}`]);
    await recordAction(tx, context, { action: 'review.answer', subject: id, detail: { text } });
  });
  return readStaffReview(context, id);
}

/** What was translated is the answer that stood before. */
function withoutAnswers(translations: Translations<ReviewTexts>): Translations<ReviewTexts> {
  return Object.fromEntries(Object.entries(translations).map(([lang, texts]) => [lang, { ...texts, answer: '' }]));
}
