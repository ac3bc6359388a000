import { textIn } from '#kit/pure/languages.ts';
import { translationFor } from '#kit/pure/language/written-texts.ts';
import type { Context } from '#kit/server/context.ts';
import { privatePictures } from '../media/uploads/index.ts';
import { toPicture, type StoredPicture } from '../media/index.ts';
import type { Picture } from '../media/contract.ts';
import type { Review, StaffReview } from './contract.ts';
import type { StoredReview } from './store.ts';
import type { StoredStaffReview } from './store-staff.ts';

/** A stored review as everybody sees it; `shown` makes what is shown of its pictures. */
export function toReview(stored: StoredReview, lang: string, shown: (picture: StoredPicture) => Picture = (picture) => toPicture(picture, lang)): Review {
  return {
    id: stored.id,
    author: stored.author,
    rating: stored.stars,
    title: stored.title,
    text: stored.body,
    lang: stored.lang,
    verified: stored.verified,
    images: stored.pictures.map((picture) => shown(picture)),
    helpful: stored.helpfulCount,
    answer: stored.answer === '' || stored.answeredAt === null ? null : { text: stored.answer, at: new Date(stored.answeredAt).toISOString() },
    translation: translationFor(stored, lang),
    createdAt: new Date(stored.createdAt).toISOString(),
  };
}

/** Stored reviews as staff see them: their pictures too while nobody else does. */
export async function toStaffReviews(context: Context, rows: readonly StoredStaffReview[]): Promise<StaffReview[]> {
  const shown = await privatePictures(context);
  return rows.map((row) => toStaffReview(row, context.lang, shown));
}

function toStaffReview(stored: StoredStaffReview, lang: string, shown: (picture: StoredPicture) => Picture): StaffReview {
  const { review, state, refusal, productId: id, slug, texts } = stored;
  return {
    ...toReview(review, lang, shown),
    state,
    refusal,
    translations: review.translations,
    product: { id, slug, title: textIn(texts, 'title', lang) || slug },
  };
}
