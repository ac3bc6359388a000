/** What the opened search offers before anybody types: this browser's last searches, what others search for, and what sells best. Fetched when the panel opens. */
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { storedList } from '#kit/browser/stored-list.ts';
import type { PageView } from '#ui/page-view.tsx';
import { readSuggestions, toSearch, type SuggestionGroup } from './suggestions.tsx';

const searches = storedList('lastSearches', 5);

/** Notes that somebody searched for `text`; capital letters make no other search. */
export function rememberSearch(text: string): void {
  const q = text.trim();
  if (q !== '') searches.write([q, ...searches.read().filter((other) => other.toLowerCase() !== q.toLowerCase())]);
}

/** Forgets them all. */
export const forgetSearches = (): void => searches.write([]);

const inLine = (kind: string, title: string, texts: readonly string[]): SuggestionGroup[] =>
  texts.length === 0 ? [] : [{ kind, title, inLine: true, found: texts.map((text, index) => ({ ...toSearch(text), id: `suggestion-${kind}-${index}` })) }];

/** The last searches alone, which are here at once. */
export const lastSearchGroup = (): SuggestionGroup[] => inLine('last', m.layout_recent_searches(), searches.read());

/** What the shop offers; nothing where it cannot be asked. */
export async function popularGroups({ paths, lang, currency }: Pick<PageView, 'paths' | 'lang' | 'currency'>): Promise<SuggestionGroup[]> {
  const answer = await callApi<{ queries: string[]; products: object[] }>(
    `/search/popular?${new URLSearchParams({ lang, currency }).toString()}`,
    {},
    { method: 'GET', quiet: true },
  );
  if (answer.code !== 0 || !answer.data) return [];
  const products = readSuggestions({ products: answer.data.products }, { paths }, '').map((group) => ({ ...group, title: m.product_bestsellers() }));
  return [...inLine('popular', m.search_try(), answer.data.queries), ...products];
}
