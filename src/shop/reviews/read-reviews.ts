import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { isKey, type Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { catalogLimits } from '../catalog/contract.ts';
import { reviewLimits, reviewListQuery, type ReviewFilter, type ReviewList } from './contract.ts';
import { toReview } from './present-review.ts';
import { findReviewPage } from './store.ts';

const mostStars = 5;
const starsPattern = /^[0-5]$/;

/**
 * A page of a published product's approved reviews with their mean and histogram, in one statement. `product` is a slug or an id.
 * @throws notFound (404) for an unknown product
 */
export async function readReviews(
  db: Queryable,
  product: string,
  { lang, preview, ...filter }: ReviewFilter & { lang: string; preview?: boolean | undefined },
): Promise<ReviewList> {
  if (!isKey(product, catalogLimits.slugLength)) throw new ShopError(notFound);
  const found = await findReviewPage(db, { slug: product, lang, id: isId(product) ? product : null, preview }, filter);
  if (!found) throw new ShopError(notFound);
  const counts = new Map(found.histogram.map(({ stars, count }) => [stars, count]));
  const histogram = Array.from({ length: mostStars }, (_, index) => ({ rating: mostStars - index, count: counts.get(mostStars - index) ?? 0 }));
  const reviewCount = histogram.reduce((sum, { count }) => sum + count, 0);
  const stars = histogram.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return {
    items: found.items.map((item) => toReview(item, lang)),
    total: filter.rating === undefined ? reviewCount : (counts.get(filter.rating) ?? 0),
    page: filter.page,
    size: filter.size,
    // Cut like the product's own mean, so that both always say the same.
    rating: reviewCount === 0 ? null : Math.trunc((stars * 100) / reviewCount) / 100,
    reviewCount,
    histogram,
  };
}

/** What a product page's address asks for (`review.sort`, `review.rating`, `review.page`); whatever does not fit is ignored. */
export function reviewFilterOfPage(query: URLSearchParams): ReviewFilter {
  const { sort, rating, page } = reviewListQuery.shape;
  const given = (name: string) => query.get(`review.${name}`) ?? undefined;
  const chosen = rating.safeParse(given('rating')).data;
  return {
    sort: sort.safeParse(given('sort')).data ?? 'newest',
    ...(chosen === undefined ? {} : { rating: chosen }),
    page: page.safeParse(given('page')).data ?? 1,
    size: reviewLimits.pageSize,
  };
}

/** With how many stars a product page's address opens the form (`review.stars`), 0 for none chosen; null: it stays closed. */
export function starsOfPage(query: URLSearchParams): number | null {
  const given = query.get('review.stars') ?? '';
  return starsPattern.test(given) ? Number(given) : null;
}
