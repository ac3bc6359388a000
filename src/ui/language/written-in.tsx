/** What people wrote in another language than the page's says which. */
import * as m from '#messages';
import { displayNames } from '#kit/pure/formats.ts';
import { Badge } from '../badge.tsx';
import { usePageView } from '../page-view.tsx';

const baseOf = (lang: string): string => lang.split('-', 1)[0]!;

/** `en` on a Chinese page → '英语'; nothing where the reader's language is that of the text, however it is written. */
export function WrittenIn({ lang }: { lang: string }) {
  const { lang: own, locale } = usePageView();
  if (baseOf(lang) === baseOf(own)) return null;
  return <Badge look="quiet">{displayNames(locale, 'language').of(baseOf(lang))}</Badge>;
}

/** `zh` on an English page → 'Translated from Chinese'. */
export function TranslatedFrom({ lang }: { lang: string }) {
  const { locale } = usePageView();
  return <Badge look="quiet">{m.reviews_translated_from({ language: displayNames(locale, 'language').of(baseOf(lang)) ?? lang })}</Badge>;
}
