/** Who wrote it, when, and how long it takes to read. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { usePageView } from '#ui/page-view.tsx';
import type { ContentCard } from '../contract.ts';

type BylineProps = { item: Pick<ContentCard, 'author' | 'publishedAt'>; minutes?: number; className?: string };

/** One line; an article without an author does without. `minutes` is for the article's own page: in a list only some cards would have it. */
export function Byline({ item, minutes = 1, className = '' }: BylineProps) {
  const { locale } = usePageView();
  return (
    <p className={`flex flex-wrap gap-x-2 text-sm wrap-anywhere text-desc ${className}`}>
      {item.author && (
        <>
          <span>{m.content_by({ author: item.author })}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <time dateTime={item.publishedAt}>{formatDay(item.publishedAt, locale)}</time>
      {/* A minute is no news. */}
      {minutes > 1 && (
        <>
          <span aria-hidden="true">·</span>
          <span>{m.content_reading_minutes({ minutes })}</span>
        </>
      )}
    </p>
  );
}
