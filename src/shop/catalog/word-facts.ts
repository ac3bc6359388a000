/** The words that products of a part of the shop are found by, held in memory, and finding products by them as `@@` does in the database. Pure. */
import type { SearchTerm } from './search-words.ts';

/**
 * Words in the order of JavaScript, joined by line feeds; each begins at its place in `starts`, whose last place is one behind the text's line feed.
 * The entries of a word are those from its place in `firsts` up to the next one's: number of the product × 4 + where the word stands (3 title,
 * 2 brand, tags and categories, 1 summary and choices, 0 the rest). Those of titles come first, and end where `titles` tells.
 */
export type WordFacts = { text: string; starts: Uint32Array; firsts: Uint32Array; titles: Uint32Array; entries: Uint16Array };

/** What products must hold: every term, or any of them; `inTitle`: in their titles. */
export type WordQuery = { terms: readonly Pick<SearchTerm, 'parts' | 'others'>[]; any: boolean; inTitle?: boolean };

/** A number and its place have sixteen bits. */
const mostInPart = 16_000;
const atOnce = 500;
/** `'word':1A,7C` of a product's words as PostgreSQL writes them; without a letter a word stands in the rest. */
const oneWord = /'((?:[^']|'')*)'(?::([\d,A-C]*))?/g;

/** The facts of products whose words are given as PostgreSQL writes them, letting others work now and then. Of 16,000 products at most. */
export async function readWords(products: readonly string[], pause: () => Promise<unknown>): Promise<WordFacts> {
  const found = new Map<string, number[]>();
  for (const [product, text] of products.entries()) {
    if (product % atOnce === atOnce - 1) await pause();
    for (const [, word, places] of text.matchAll(oneWord)) {
      const entry = product * 4 + bestPlace(places ?? '');
      const entries = found.get(word!);
      if (entries) entries.push(entry);
      else found.set(word!, [entry]);
    }
  }
  return wordFactsOf(found);
}

const bestPlace = (places: string) => (places.includes('A') ? 3 : places.includes('B') ? 2 : places.includes('C') ? 1 : 0);

function wordFactsOf(found: ReadonlyMap<string, readonly number[]>): WordFacts {
  const words = [...found.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const starts = new Uint32Array(words.length + 1);
  const firsts = new Uint32Array(words.length + 1);
  for (const [index, word] of words.entries()) {
    starts[index + 1] = starts[index]! + word.length + 1;
    firsts[index + 1] = firsts[index]! + found.get(word)!.length;
  }
  const titles = new Uint32Array(words.length);
  const entries = new Uint16Array(firsts[words.length]!);
  for (const [index, word] of words.entries()) {
    const all = found.get(word)!;
    const inTitles = all.filter((entry) => (entry & 3) === 3);
    titles[index] = firsts[index]! + inTitles.length;
    entries.set(inTitles, firsts[index]!);
    entries.set(
      all.filter((entry) => (entry & 3) !== 3),
      titles[index]!,
    );
  }
  return { text: words.join('\n'), starts, firsts, titles, entries };
}

/** How much memory they take. */
export const bytesOfWords = ({ text, starts, firsts, titles, entries }: WordFacts) =>
  text.length + (starts.length + firsts.length + titles.length) * 4 + entries.length * 2;

/** By the best place of a word: not there, the rest, summary and choices, brand and lists, title. As much as `ts_rank` is told (docs/search.md). */
const points = Uint8Array.of(0, 1, 3, 9, 30);

/** The products that meet a query, and by product how well: the points of its terms. */
export type Met = { members: Int32Array; scores: Uint8Array };

/** What of `total` products meets a query; null where nothing does. */
export function meet(words: WordFacts, total: number, { terms, any, inTitle = false }: WordQuery): Met | null {
  const found: Places[] = [];
  for (const { parts, others } of terms) {
    const places = [parts, ...others].reduce<Uint8Array | null>((best, all) => higher(best, holding(words, { total, inTitle }, all)), null);
    if (places) found.push({ at: places, fours: new Uint32Array(places.buffer) });
    else if (!any) return null;
  }
  if (found.length === 0) return null;
  const scores = new Uint8Array(total);
  let count = 0;
  for (let from = 0; from < total; from += 4) {
    // Four products at once; most of them have nothing of what is looked for.
    if (!mayMeet(found, from >> 2, any)) continue;
    for (let product = from; product < Math.min(from + 4, total); product += 1) {
      const score = scoreOf(found, product, any);
      if (score === 0) continue;
      scores[product] = score;
      met[count++] = product;
    }
  }
  return count === 0 ? null : { members: met.slice(0, count), scores };
}

/** Where the products that meet a query are collected: no query waits for anything. */
const met = new Int32Array(mostInPart);

/** The best place of a word by product, and the same four products at a time. */
type Places = { at: Uint8Array; fours: Uint32Array };

function mayMeet(terms: readonly Places[], four: number, any: boolean): boolean {
  for (let index = 0; index < terms.length; index += 1) if ((terms[index]!.fours[four] !== 0) === any) return any;
  return !any;
}

/** The points of a product for the terms that it meets; none, if it must meet all and does not. */
function scoreOf(terms: readonly Places[], product: number, any: boolean): number {
  let sum = 0;
  for (let index = 0; index < terms.length; index += 1) {
    const place = terms[index]!.at[product]!;
    if (place === 0 && !any) return 0;
    sum += points[place]!;
  }
  return sum;
}

function higher(one: Uint8Array | null, other: Uint8Array | null): Uint8Array | null {
  if (!one || !other) return one ?? other;
  for (let product = 0; product < one.length; product += 1) if (other[product]! > one[product]!) one[product] = other[product]!;
  return one;
}

type Asked = { total: number; inTitle: boolean };

/** The least good place of the words, of products that hold all of them. Null where no product holds one. */
function holding(words: WordFacts, asked: Asked, parts: readonly string[]): Uint8Array | null {
  let all: Uint8Array | null = null;
  for (const part of parts) {
    const places = placesOf(words, asked, part);
    if (!places) return null;
    if (all) for (let product = 0; product < asked.total; product += 1) all[product] = Math.min(all[product]!, places[product]!);
    else all = places;
  }
  return all;
}

/** The best place of a word in each product; of all words that begin so where it ends in `*`. */
function placesOf(words: WordFacts, { total, inTitle }: Asked, part: string): Uint8Array | null {
  const isBeginning = part.endsWith('*');
  const beginning = isBeginning ? part.slice(0, -1) : part;
  const { firsts, titles, entries } = words;
  let places: Uint8Array | null = null;
  for (let at = firstFrom(words, beginning); at < words.starts.length - 1; at += 1) {
    const word = wordAt(words, at);
    if (isBeginning ? !word.startsWith(beginning) : word !== beginning) break;
    places ??= new Uint8Array((total + 3) & ~3);
    const end = inTitle ? titles[at]! : firsts[at + 1]!;
    for (let index = firsts[at]!; index < end; index += 1) {
      const entry = entries[index]!;
      const place = (entry & 3) + 1;
      if (places[entry >> 2]! < place) places[entry >> 2] = place;
    }
  }
  return places;
}

/** The place of the first word that is not before another. */
function firstFrom(words: WordFacts, wanted: string): number {
  let [low, high] = [0, words.starts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (wordAt(words, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

const wordAt = ({ text, starts }: WordFacts, at: number) => text.slice(starts[at]!, starts[at + 1]! - 1);
