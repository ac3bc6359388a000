/** What people wrote in another language than the page's says which; the original of what was translated can be opened. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { displayNames } from '#kit/pure/formats.ts';
import { isSameLanguage } from '#kit/pure/language/written-texts.ts';
import { Badge } from '../badges/badge.tsx';
import { usePageView } from '../page-view.tsx';

/**
 * `en` on a Chinese page → '英语', or '译自英语' where the page shows its translation; '译自繁体中文' for what was written in the
 * reader's language in other characters; nothing where the page shows that as it is.
 */
export function WrittenIn({ lang, isTranslated }: { lang: string; isTranslated: boolean }) {
  const { lang: own, locale } = usePageView();
  const isOwn = isSameLanguage(lang, own);
  if (!isTranslated && isOwn) return null;
  const { language, script } = new Intl.Locale(lang).maximize();
  const name = displayNames(locale, 'language').of(isOwn && script ? `${language}-${script}` : language) ?? lang;
  return <Badge look="quiet">{isTranslated ? m.reviews_translated_from({ language: name }) : name}</Badge>;
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
