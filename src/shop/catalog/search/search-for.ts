/** From what was typed to what is asked of the database, and what to ask when nothing meets every word. */
import type { Queryable } from '#kit/server/database.ts';
import type { SearchText } from './catalog-search.ts';
import { editsBetween, fold, queryText, rankText, stemOf, termsOf, wholeWordsText, type SearchTerm } from './search-terms.ts';
import type { TextQuery } from './store-matches.ts';
import { findWordsLike } from './store-spelling.ts';

/** What was typed, read: its terms, and the query that meets every one of them. */
export type ReadText = { typed: string; terms: readonly SearchTerm[]; words: TextQuery };

/** Reads what was typed. */
export function readText({ text, synonyms }: SearchText): ReadText {
  const terms = termsOf(text, synonyms);
  return { typed: text, terms, words: { ...queryOf(text, terms), code: text.trim() } };
}

function queryOf(text: string, terms: readonly SearchTerm[]): TextQuery {
  return { text: fold(text).trim(), query: queryText(terms), rank: rankText(terms), wholeWords: wholeWordsText(terms), code: null };
}

/**
 * What to search for when nothing meets every word: words that the shop knows and that are spelt alike; with several words also products that meet
 * only some of them, after those that meet all. Null when there is nothing else to search for.
 */
export async function otherQuery(db: Queryable, { typed, terms }: ReadText): Promise<TextQuery | null> {
  const other = await otherTerms(terms, (words) => findWordsLike(db, words));
  if (!other) return null;
  const whole = other.whole && queryOf(textOf(other.whole), other.whole);
  if (!other.some) return whole;
  return { ...queryOf(typed, other.some), query: queryText(other.some, { any: true }), ...(whole ? { whole } : {}) };
}

/** Terms as they stand in a text. */
export const textOf = (terms: readonly SearchTerm[]): string => terms.map(({ word }) => word).join(' ');

/** Other terms to search for: all of `whole`, which are spelt right, or some of `some`. */
export type OtherTerms = { whole: SearchTerm[] | null; some: readonly SearchTerm[] | null };

/** The same for any engine; `wordsLike` answers words of products that may be meant, and such as begin like what was typed. */
export async function otherTerms(
  terms: readonly SearchTerm[],
  wordsLike: (words: readonly string[]) => Promise<readonly string[]>,
): Promise<OtherTerms | null> {
  if (terms.length === 0) return null;
  const spelt = await speltRight(terms, wordsLike);
  const some = spelt ?? terms;
  if (some.length === 1) return spelt && { whole: spelt, some: null };
  return { whole: spelt, some };
}

const mostMisspelt = 3;
const shortestCorrected = 4;

/** The terms with words that no product has replaced by the nearest that some have; null when there is none to replace. */
async function speltRight(terms: readonly SearchTerm[], wordsLike: (words: readonly string[]) => Promise<readonly string[]>): Promise<SearchTerm[] | null> {
  const doubtful = terms
    .filter((term) => term.others.length === 0 && term.word.length >= shortestCorrected && /^[a-z]+$/.test(term.word))
    .slice(0, mostMisspelt);
  if (doubtful.length === 0) return null;
  const known = await wordsLike(doubtful.map(({ word }) => word));
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
