import { textIn } from '#kit/pure/languages.ts';
import { toPicture } from '../media/index.ts';
import type { Review, StaffReview } from './contract.ts';
import type { StoredReview } from './store.ts';
import type { StoredStaffReview } from './store-staff.ts';

/** A stored review as everybody sees it. */
export function toReview(stored: StoredReview, lang: string): Review {
  return {
    id: stored.id,
    author: stored.author,
    rating: stored.stars,
    title: stored.title,
    text: stored.body,
    lang: stored.lang,
    verified: stored.verified,
    images: stored.pictures.map((picture) => toPicture(picture, lang)),
    helpful: stored.helpfulCount,
    answer: stored.answer === '' || stored.answeredAt === null ? null : { text: stored.answer, at: new Date(stored.answeredAt).toISOString() },
    createdAt: new Date(stored.createdAt).toISOString(),
  };
}

/** A stored review as staff see it. */
export function toStaffReview(stored: StoredStaffReview, lang: string): StaffReview {
  const { review, state, refusal, productId: id, slug, texts } = stored;
  return { ...toReview(review, lang), state, refusal, product: { id, slug, title: textIn(texts, 'title', lang) || slug } };
}
