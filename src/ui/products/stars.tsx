/** Stars, as many as a mean says. */
import * as m from '#messages';
import { usePageView } from '../page-view.tsx';
import { numberFormat } from '#kit/pure/formats.ts';

const most = 5;
const outline = '2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-2.9-5.4 2.9 1.1-6.1-4.5-4.3 6.1-.8z';
/** Five of them in one line: each begins where the one before began, a grid further on. */
const stars = `m12 3 ${Array.from({ length: most }, () => outline).join('m24 0 ')}`;

/** The drawing by tenths of a star: fifty-one at most. What lies outside of an inner drawing is cut off. */
const drawings = new Map<number, { __html: string }>();

function drawingOf(shown: number) {
  const width = Math.round(shown * 24 * 10) / 10;
  const made = drawings.get(width) ?? {
    __html: `<path class="fill-base-100 stroke-desc" stroke-width="1.2" d="${stars}"/><svg width="${width}" height="24"><path class="fill-base-content" d="${stars}"/></svg>`,
  };
  drawings.set(width, made);
  return made;
}

/** Five stars, `rating` of them filled (in tenths), with the number read out. */
export function Stars({ rating, className = 'h-4' }: { rating: number; className?: string }) {
  const { locale } = usePageView();
  const shown = Math.min(most, Math.max(0, Math.round(rating * 10) / 10));
  return (
    <svg
      viewBox="0 0 120 24"
      className={`w-auto shrink-0 ${className}`}
      role="img"
      aria-label={m.ui_rated({ rating: numberFormat(locale).format(shown) })}
      dangerouslySetInnerHTML={drawingOf(shown)}
    />
  );
}

/** The mean beside one star, and the number of reviews, for cards. */
export function RatingShort({ rating, count }: { rating: number; count: number }) {
  const { locale } = usePageView();
  const mean = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
  return (
    <span className="flex items-center gap-1 text-sm text-desc">
      <svg viewBox="0 0 24 24" className="h-3.5 w-auto shrink-0 fill-base-content" role="img" aria-label={m.ui_rated({ rating: mean })}>
        <path d={`m12 3 ${outline}`} />
      </svg>
      <span aria-hidden="true">
        {mean} ({count})
      </span>
      <CountForListeners count={count} />
    </span>
  );
}

/** Stars with the number of reviews beside them, small, for headings. */
export function RatingLine({ rating, count }: { rating: number; count: number }) {
  return (
    <span className="flex items-center gap-1.5 text-sm text-desc">
      <Stars rating={rating} className="h-3.5" />
      <span aria-hidden="true">({count})</span>
      <CountForListeners count={count} />
    </span>
  );
}

function CountForListeners({ count }: { count: number }) {
  return <span className="sr-only">{count === 1 ? m.reviews_count_single() : m.reviews_count({ count })}</span>;
}
