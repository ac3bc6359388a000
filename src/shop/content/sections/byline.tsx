/** Who wrote it, when, and how long it takes to read. */
import * as m from '#messages';
import { usePageView } from '#ui/page-view.tsx';
import type { ContentCard } from '../contract.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function dateIn(locale: string, at: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(at));
}

/** One line; an article without an author does without. */
export function Byline({ item, className = '' }: { item: Pick<ContentCard, 'author' | 'publishedAt' | 'readingMinutes'>; className?: string }) {
  const { locale } = usePageView();
  return (
    <p className={`flex flex-wrap gap-x-2 text-sm wrap-anywhere text-desc ${className}`}>
      {item.author && (
        <>
          <span>{m.content_by({ author: item.author })}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <time dateTime={item.publishedAt}>{dateIn(locale, item.publishedAt)}</time>
      {/* A minute is no news. */}
      {item.readingMinutes > 1 && (
        <>
          <span aria-hidden="true">·</span>
          <span>{m.content_reading_minutes({ minutes: item.readingMinutes })}</span>
        </>
      )}
    </p>
  );
}
