/** What people wrote in another language than the page's says which; the original of what was translated can be opened. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { displayNames } from '#kit/pure/formats.ts';
import { isSameLanguage } from '#kit/pure/language/written-texts.ts';
import { Badge } from '../badges/badge.tsx';
import { usePageView } from '../page-view.tsx';

/**
 * `en` on a Chinese page → '英语', or '译自英语' where the page shows its translation; nothing where the reader's language is
 * that of the text, however it is written.
 */
export function WrittenIn({ lang, isTranslated }: { lang: string; isTranslated: boolean }) {
  const { lang: own, locale } = usePageView();
  if (!isTranslated && isSameLanguage(lang, own)) return null;
  const language = displayNames(locale, 'language').of(lang.split('-', 1)[0]!) ?? lang;
  return <Badge look="quiet">{isTranslated ? m.reviews_translated_from({ language }) : language}</Badge>;
}

/** What a translated text says in its own words, closed at first. */
export function Original({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <details className="mt-2 max-w-2xl text-sm text-desc">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 hover:text-base-content">
        {m.reviews_original()}
      </summary>
      <div lang={lang} className="wrap-anywhere">
        {children}
      </div>
    </details>
  );
}
