import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { withTranslation } from '#kit/pure/language/written-texts.ts';
import { recordAction } from '../staff/index.ts';
import type { StaffReview, TranslateInput } from './contract.ts';
import { readStaffReview } from './staff-reviews.ts';
import { loadReviewForUpdate, saveReviewTranslations } from './store-staff.ts';

/**
 * Writes a review's words in one other language; an empty text removes them.
 * @throws notFound (404), invalidInput (400) at `lang` for the language that the review is in
 */
export async function translateReview(context: Context, { id, lang, ...texts }: TranslateInput & { id: string }): Promise<StaffReview> {
  if (!isId(id)) throw new ShopError(notFound);
  await context.transaction(async (tx) => {
    const review = await loadReviewForUpdate(tx, id);
    if (!review) throw new ShopError(notFound);
    if (review.lang === lang) throw fieldError('lang', m.reviews_translate_own({}, { locale: context.locale }));
    const translations = withTranslation(review.translations, lang, texts.text === '' ? null : texts);
    await saveReviewTranslations(tx, { id, translations, at: context.now() });
    await invalidateTags(tx, [`reviews:${review.productId}`]);
    await recordAction(tx, context, { action: 'review.translate', subject: id, detail: { lang } });
  });
  return readStaffReview(context, id);
}
