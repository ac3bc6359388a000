/** What shoppers say of the product: how many stars, what they wrote, and the way to write. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Island } from '#ui/island.tsx';
import { FormBehaviour } from '#ui/form-behaviour/island.tsx';
import { useHref, usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Stars } from '#ui/products/stars.tsx';
import { reviewSorts, type ReviewFilter, type ReviewSort } from '../../contract.ts';
import type { ReviewsData, ReviewsModel } from './data.ts';
import { Histogram } from './histogram.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewItem } from './review-item.tsx';
import { numberFormat } from '#kit/pure/formats.ts';

const place = 'reviews';
/** Of fewer reviews bars say no more than the stars beside each. */
const fewestForBars = 8;

/** Stars and their distribution on the left, the reviews on the right; while there are none, the form stands there. */
export function ProductReviews({ data, model: { product, reviews, reviewFilter } }: { settings: unknown; data: ReviewsData; model: ReviewsModel }) {
  const { path } = usePageView();
  const href = useHref();
  const isFirst = reviews.reviewCount === 0;
  const form = <ReviewForm product={product} refused={data.refused} stars={data.sent ? null : data.stars} isFirst={isFirst} />;
  const addressOf = (filter: Partial<ReviewFilter>) => `${href(path)}${search(filter)}#${place}`;
  return (
    <section className={`page-width ${isFirst ? 'mb-8 mt-10' : 'block-space'}`} id={place}>
      <Island name="form-behaviour" of={FormBehaviour} when="visible" props={{ within: place }} />
      <div className={`grid gap-x-20 border-t border-line lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] ${isFirst ? 'gap-y-4 pt-8' : 'gap-y-8 pt-12 lg:pt-14'}`}>
        <div className="min-w-0">
          <h2 className="title-2 mb-5">{m.reviews_title()}</h2>
          {isFirst && <p className="text-desc">{m.reviews_none()}</p>}
          {reviews.rating !== null && <Verdict rating={reviews.rating} reviews={reviews} filter={reviewFilter} addressOf={addressOf} />}
          {data.sent && (
            <div className="mt-6">
              <Alert kind="success">{m.reviews_thanks()}</Alert>
            </div>
          )}
          {!isFirst && <div className="mt-6">{form}</div>}
        </div>
        <div className="min-w-0">
          {isFirst && form}
          {reviews.reviewCount > 1 && <Sorting sort={reviewFilter.sort} addressOf={(sort) => addressOf({ ...reviewFilter, page: 1, sort })} />}
          {reviews.items.length === 0 ? (
            !isFirst && <p className="text-desc">{m.reviews_none_such()}</p>
          ) : (
            <ul className="divide-y divide-line">
              {reviews.items.map((review) => (
                <li key={review.id} className="py-8 first:pt-0">
                  <ReviewItem review={review} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={reviews.page}
            size={reviews.size}
            total={reviews.total}
            path={path}
            query={new URLSearchParams(search(reviewFilter))}
            parameter="review.page"
            fragment={place}
          />
        </div>
      </div>
    </section>
  );
}

type AddressOf = (filter: Partial<ReviewFilter>) => string;

/** How many stars, of how many, and how they are spread. */
function Verdict({ rating, reviews, filter, addressOf }: { rating: number; reviews: ReviewsModel['reviews']; filter: ReviewFilter; addressOf: AddressOf }) {
  const { locale } = usePageView();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="title-3 tabular-nums">{numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)}</span>
        <Stars rating={rating} className="h-6" />
        <span className="text-desc">{reviews.reviewCount === 1 ? m.reviews_count_single() : m.reviews_count({ count: reviews.reviewCount })}</span>
      </p>
      {(reviews.reviewCount >= fewestForBars || filter.rating !== undefined) && (
        <Histogram reviews={reviews} chosen={filter.rating} addressOf={(stars) => addressOf({ sort: filter.sort, ...(stars && { rating: stars }) })} />
      )}
    </>
  );
}

/** The address's query for a choice; what is usual is left out. */
function search({ sort = 'newest', rating, page = 1 }: Partial<ReviewFilter>): string {
  const query = new URLSearchParams();
  if (rating !== undefined) query.set('review.rating', String(rating));
  if (sort !== 'newest') query.set('review.sort', sort);
  if (page > 1) query.set('review.page', String(page));
  return query.size > 0 ? `?${query.toString()}` : '';
}

const sortTitles = { newest: m.reviews_sort_newest, helpful: m.reviews_sort_helpful, highest: m.reviews_sort_highest, lowest: m.reviews_sort_lowest } as const;

function Sorting({ sort, addressOf }: { sort: ReviewSort; addressOf(sort: ReviewSort): string }) {
  return (
    <nav aria-label={m.reviews_sort()} className="mb-6">
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {reviewSorts.map((one) => (
          <li key={one}>
            <a
              href={addressOf(one)}
              aria-current={one === sort ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center underline-offset-4 hover:underline ${one === sort ? 'font-medium underline' : 'text-desc'}`}
            >
              {sortTitles[one]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
