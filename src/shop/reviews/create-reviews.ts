import type { Tx } from '#kit/server/database.ts';
import type { Translations } from '#kit/pure/language/written-texts.ts';
import { newId } from '#kit/server/ids.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { recordRating } from '../catalog/index.ts';
import type { ReviewTexts } from './contract.ts';
import { insertReviews, replacePictures } from './store.ts';

/** An approved review that comes from elsewhere (the demo shop, an earlier system); it belongs to no shopper. */
export type NewReview = {
  productId: string;
  author: string;
  stars: number;
  title: string;
  text: string;
  lang: string;
  verified: boolean;
  helpful: number;
  answer: string;
  translations: Translations<ReviewTexts>;
  mediaIds: readonly string[];
  at: Date;
};

/** Writes approved reviews, and counts their stars. */
export async function createReviews(tx: Tx, reviews: readonly NewReview[]): Promise<void> {
  if (reviews.length === 0) return;
  const rows = reviews.map(({ text, helpful, mediaIds, ...review }) => ({
    ...review,
    id: newId(review.at.getTime()),
    body: text,
    helpfulCount: helpful,
    mediaIds,
  }));
  await insertReviews(
    tx,
    rows.map(({ mediaIds: _mediaIds, ...row }) => row),
  );
  for (const { id, mediaIds } of rows) if (mediaIds.length > 0) await replacePictures(tx, id, mediaIds);
  const products = [...new Set(reviews.map((review) => review.productId))].sort();
  for (const productId of products) {
    const own = reviews.filter((review) => review.productId === productId);
    await recordRating(tx, { productId, stars: own.reduce((sum, { stars }) => sum + stars, 0), count: own.length });
  }
  await invalidateTags(
    tx,
    products.map((id) => `reviews:${id}`),
  );
}
