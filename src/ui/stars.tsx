/** Stars, as many as a mean says. */
import * as m from '#messages';
import { usePageView } from './page-view.tsx';
import { numberFormat } from '#kit/pure/formats.ts';

const most = 5;
const star = 'm12 3 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 16.9l-5.4 2.9 1.1-6.1L3.2 9.4l6.1-.8Z';

/** Five stars, `rating` of them filled (in tenths), with the number read out. */
export function Stars({ rating, className = 'h-4' }: { rating: number; className?: string }) {
  const { locale } = usePageView();
  const shown = Math.round(rating * 10) / 10;
  return (
    <svg
      viewBox="0 0 120 24"
      className={`w-auto shrink-0 ${className}`}
      role="img"
      aria-label={m.ui_rated({ rating: numberFormat(locale).format(shown) }, { locale })}
    >
      <Row className="fill-base-300" />
      {/* What lies outside of an inner drawing is cut off. */}
      <svg width={Math.round(shown * 24 * 10) / 10} height="24">
        <Row className="fill-base-content" />
      </svg>
    </svg>
  );
}

function Row({ className }: { className: string }) {
  return (
    <g className={className}>
      {Array.from({ length: most }, (_, index) => (
        <path key={index} d={star} {...(index > 0 && { transform: `translate(${index * 24})` })} />
      ))}
    </g>
  );
}

/** Stars with the number of reviews beside them, small, for cards and headings. */
export function RatingLine({ rating, count, className = '' }: { rating: number; count: number; className?: string }) {
  const { locale } = usePageView();
  return (
    <span className={`flex items-center gap-1.5 text-sm text-desc ${className}`}>
      <Stars rating={rating} className="h-3.5" />
      <span aria-hidden="true">({count})</span>
      <span className="sr-only">{m.reviews_count({ count }, { locale })}</span>
    </span>
  );
}
