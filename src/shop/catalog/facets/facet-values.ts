/** Labels of facet values. Pure. */
import { wordOrder } from '#kit/pure/formats.ts';
import { textIn } from '#kit/pure/languages.ts';
import type { FacetCount } from '../search/catalog-search.ts';
import type { FacetValue } from './facet.ts';

/** A title in a language; empty where there is none. */
export const titleIn = (title: FacetCount['title'], lang: string): string => (typeof title === 'string' ? title : textIn(title, 'title', lang));

/** A value that no product has any more, called as it was asked for. */
export const lostValue = (value: string): FacetValue => ({ value, title: value, count: 0, swatch: null });

/** A count as a value. */
export function valueOf({ value, title, count, swatch }: FacetCount, lang: string): FacetValue {
  return { value, title: titleIn(title, lang) || value, count, swatch };
}

/** The counts as values, and what is chosen and nowhere to be found, so that it can be given up. */
export function choicesOf(counts: readonly FacetCount[], { chosen, lang }: { chosen: readonly string[]; lang: string }): FacetValue[] {
  const lost = chosen.filter((one) => !counts.some(({ value }) => value === one));
  return [...counts.map((count) => valueOf(count, lang)), ...lost.map(lostValue)];
}

/** The order of titles in a language. */
export function byTitle(lang: string): (a: FacetValue, b: FacetValue) => number {
  const { compare } = wordOrder(lang);
  return (a, b) => compare(a.title, b.title) || (a.value < b.value ? -1 : 1);
}
