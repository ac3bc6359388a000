import type { Reader } from '#kit/server/database.ts';
import { areFound } from './found-words.ts';
import { editsBetween, fold, queryText, rankText, stemOf, wholeWordsText, type SearchTerm } from './search-words.ts';
import type { ListSearch } from './store-list-body.ts';
import { findWordsLike } from './store-search.ts';

/** What was typed, to be met word by word. */
export function searchFor(text: string, terms: readonly SearchTerm[], exact: readonly string[]): ListSearch {
  return { text: fold(text).trim(), query: queryText(terms), rank: rankText(terms), wholeWords: wholeWordsText(terms), exact, words: { terms, any: false } };
}

/**
 * What to search for when nothing meets every word: words that the shop knows and that are spelt alike; with several words also products that meet
 * only some of them, after those that meet all. Null when there is nothing else to search for.
 */
export async function otherSearch(reader: Reader, text: string, terms: readonly SearchTerm[]): Promise<ListSearch | null> {
  const spelt = await speltRight(reader, terms);
  const whole = spelt && { ...searchFor(spelt.map(({ word }) => word).join(' '), spelt, []), query: queryText(spelt) };
  const some = spelt ?? terms;
  if (some.length === 1) return whole;
  return { ...searchFor(text, some, []), query: queryText(some, { any: true }), words: { terms: some, any: true }, ...(whole ? { whole } : {}) };
}

const mostMisspelt = 3;
const shortestCorrected = 4;

/** The terms with words that no product has replaced by the nearest that some have; null when there is none to replace. */
async function speltRight(reader: Reader, terms: readonly SearchTerm[]): Promise<SearchTerm[] | null> {
  const doubtful = terms
    .filter((term) => term.others.length === 0 && term.word.length >= shortestCorrected && /^[a-z]+$/.test(term.word) && !areFound(reader, [term]))
    .slice(0, mostMisspelt);
  if (doubtful.length === 0) return null;
  const known = await findWordsLike(
    reader,
    doubtful.map(({ word }) => word),
  );
  let isChanged = false;
  const spelt = terms.map((term) => {
    if (!doubtful.includes(term) || known.some((word) => word.startsWith(stemOf(term.word)))) return term;
    const nearest = nearestOf(term.word, known);
    if (!nearest) return term;
    isChanged = true;
    return { word: nearest, parts: [`${stemOf(nearest)}*`], others: [] };
  });
  return isChanged ? spelt : null;
}

/** The word with the fewest wrong letters: one in a short word, two in a longer one; also against the beginning of a longer word. */
function nearestOf(word: string, known: readonly string[]): string | null {
  const most = word.length > 5 ? 2 : 1;
  let best: { word: string; edits: number } | null = null;
  for (const one of known) {
    const edits = editsBetween(word, one, most);
    const isBetter = edits <= most && (best === null || edits < best.edits || (edits === best.edits && one[0] === word[0] && best.word[0] !== word[0]));
    if (isBetter) best = { word: one, edits };
  }
  return best?.word ?? null;
}
