/** How many reviews gave how many stars; each row narrows the list to it. */
import * as m from '#messages';
import type { ReviewList } from '../../contract.ts';

/** Five rows from five stars down, and the way back to all. */
export function Histogram({ reviews, chosen, addressOf }: { reviews: ReviewList; chosen: number | undefined; addressOf(rating: number | null): string }) {
  return (
    <div className="mt-5 max-w-sm">
      <ul>
        {reviews.histogram.map(({ rating, count }) => (
          <li key={rating}>
            <a
              href={addressOf(rating)}
              aria-current={rating === chosen ? 'true' : undefined}
              className={`group flex min-h-8 items-center gap-3 text-sm tabular-nums relative ${rating === chosen ? 'font-medium' : 'text-desc'}`}
            >
              <span className="sr-only">{`${rating === 1 ? m.reviews_filter_one() : m.reviews_filter_stars({ stars: rating })} (${count})`}</span>
              <span className="w-3" aria-hidden="true">
                {rating}
              </span>
              {/* Its length is an attribute of the drawing, because the page carries no inline styles. */}
              <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="h-2 min-w-0 grow" aria-hidden="true">
                <rect width="100" height="2" className="fill-base-300" />
                <rect width={reviews.reviewCount === 0 ? 0 : Math.round((count * 100) / reviews.reviewCount)} height="2" className="fill-base-content" />
              </svg>
              <span className="w-8 text-end" aria-hidden="true">
                {count}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <a href={addressOf(null)} className="mt-2 inline-flex min-h-11 items-center text-sm underline underline-offset-4">
          {m.reviews_all()}
        </a>
      )}
    </div>
  );
}
