/** Who wrote it, when, and how long it takes to read. */
import * as m from '#messages';
import { dot, formatDay } from '#kit/pure/formats.ts';
import { usePageView } from '#ui/page-view.tsx';
import type { ContentCard } from '../contract.ts';

type BylineProps = { item: Pick<ContentCard, 'author' | 'publishedAt'>; minutes?: number; isShort?: boolean; className?: string };

/** One line; an author's name may hold a dot in Chinese, so that a comma ends it there; an article without an author does without. `minutes` is for the article's own page: in a list only some cards would have it. `isShort`: a phone shows the day alone. */
export function Byline({ item, minutes = 1, isShort = false, className = '' }: BylineProps) {
  const { locale } = usePageView();
  return (
    <p className={`text-sm wrap-anywhere text-desc ${className}`}>
      {item.author && (
        <span className={isShort ? 'max-sm:hidden' : undefined}>
          {m.content_by({ author: item.author })}
          {locale.startsWith('zh') ? '，' : dot}
        </span>
      )}
      <time dateTime={item.publishedAt}>{formatDay(item.publishedAt, locale)}</time>
      {/* A minute is no news. */}
      {minutes > 1 && `${dot}${m.content_reading_minutes({ minutes })}`}
    </p>
  );
}
