/**
 * From the typed query to search terms. The folding and cutting are those of `search_vector` in the database: Latin words by their
 * beginnings, Chinese, Japanese and Thai by characters and pairs of them; here a dictionary (Intl.Segmenter) says where words end. Pure.
 */

const script = '\\u0e00-\\u0e7f\\u2e80-\\u2fdf\\u3005-\\u3007\\u3041-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff';
const runs = new RegExp(`[${script}]+`, 'g');
const between = new RegExp(`[^\\p{L}\\p{N}${script}]+`, 'u');
const isScript = new RegExp(`^[${script}]`);

/** Lower case; width and accents of letters folded. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** The lexemes that a text is found by, as the database stores them. */
export function lexemesOf(text: string): string[] {
  return splitRuns(text).flatMap((run) => {
    if (!isScript.test(run)) return [run.slice(0, longest)];
    const signs = Array.from(run);
    return signs.flatMap((sign, index) => (index + 1 < signs.length ? [sign, sign + signs[index + 1]!] : [sign]));
  });
}

/** A word that is looked for: all of `parts` are meant, or all of one of `others` (synonyms). */
export type SearchTerm = { word: string; parts: readonly string[]; others: readonly (readonly string[])[] };

/** Whether a word is of a script that writes no spaces. */
export const isOfScript = (word: string): boolean => isScript.test(word);

const longest = 60;
const mostTerms = 8;
const segmenters = { thai: new Intl.Segmenter('th', { granularity: 'word' }), east: new Intl.Segmenter('zh', { granularity: 'word' }) };
/** Words that say nothing of what is looked for; used when there are no others. */
const idle = new Set([
  'a',
  'an',
  'and',
  'for',
  'in',
  'my',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  '的',
  '了',
  '和',
  '与',
  '與',
  '一',
  '个',
  '個',
  '嘅',
  'の',
  'と',
  'を',
  'は',
]);

/** An English genitive: its “s” is no word to look for, though the database stores it as one. */
const genitive = /(?<=\p{L})['’]s(?![\p{L}\p{N}])/giu;

/** A typed query as terms, all of which must match. `synonyms` are groups of words that mean the same. */
export function termsOf(text: string, synonyms: readonly (readonly string[])[]): SearchTerm[] {
  const words = wordsOf(text.replace(genitive, ''));
  const significant = words.filter((word) => !idle.has(word));
  const used = (significant.length > 0 ? significant : words).slice(0, mostTerms);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < used.length;) {
    const found = synonymAt(used, at, synonyms);
    const own = used.slice(at, at + (found?.length ?? 1));
    terms.push({ word: own.join(' '), parts: own.flatMap(partsOf), others: [...(found?.others ?? []), ...own.flatMap(formsOf)] });
    at += own.length;
  }
  return terms;
}

/** Words: by spaces and signs; runs of Chinese, Japanese and Thai by the dictionary. */
export function wordsOf(text: string): string[] {
  return splitRuns(text).flatMap((run) => {
    if (!isScript.test(run)) return [run.slice(0, longest)];
    const segmenter = /[\u0e00-\u0e7f]/.test(run) ? segmenters.thai : segmenters.east;
    return [...segmenter.segment(run)].map(({ segment }) => segment);
  });
}

function splitRuns(text: string): string[] {
  return fold(text).replace(runs, ' $& ').split(between).filter(Boolean);
}

/** Lexemes of a word; a Latin one ends in `*`: whatever begins so. */
function partsOf(word: string): string[] {
  if (!isScript.test(word)) return [`${stemOf(word)}*`];
  const signs = Array.from(word);
  return signs.length === 1 ? [word] : signs.slice(1).map((sign, index) => signs[index]! + sign);
}

/** English plurals of a singular in “f”, the commonest: gloves and olives have none. */
const pluralOfF = /(cal|hal|kni|lea|loa|scar|shel|thie|wol)ves$/;

/** A word in other forms: a Chinese noun without the ending that only makes a noun of it (杯子 is a 杯), an English singular that its plural does not begin with. */
function formsOf(word: string): string[][] {
  if (/^[\u4e00-\u9fff][子儿兒]$/.test(word)) return [[word[0]!]];
  if (pluralOfF.test(word)) return [[`${word.slice(0, -3)}${word.endsWith('knives') ? 'fe' : 'f'}`]];
  return [];
}

/** An English plural's beginning, which the singular mostly has too; three letters at least, so that ties are not all that begins like them. */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (/[a-z]{3}ies$/.test(word)) return word.slice(0, -3);
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

type Synonym = { length: number; others: string[][] };

/** The longest synonym that begins at a word, with the other words of its groups. */
function synonymAt(words: readonly string[], at: number, groups: readonly (readonly string[])[]): Synonym | null {
  const isHere = (phrase: readonly string[]) => phrase.length > 0 && phrase.every((word, index) => stemOf(words[at + index] ?? '') === stemOf(word));
  const here = groups.flatMap((group) => {
    const phrases = group.map(wordsOf);
    return phrases.filter(isHere).map((phrase) => ({ phrase, others: phrases.filter((other) => other !== phrase) }));
  });
  if (here.length === 0) return null;
  const length = Math.max(...here.map(({ phrase }) => phrase.length));
  const others = here.filter(({ phrase }) => phrase.length === length).flatMap((found) => found.others);
  return { length, others: others.flatMap(partsOfSynonym) };
}

/** Lexemes of a synonym, one list for each form of its last word. They are whole words: nobody is typing them, and what is like a dish is no dishwasher. */
function partsOfSynonym(phrase: readonly string[]): string[][] {
  const before = phrase.slice(0, -1).flatMap((word) => (isScript.test(word) ? partsOf(word) : [word]));
  const last = phrase.at(-1)!;
  return isScript.test(last) ? [[...before, ...partsOf(last)]] : singularAndPlural(last).map((form) => [...before, form]);
}

/** An English noun in the singular and the plural, where the one can be made of the other by its ending; other words as they are. */
function singularAndPlural(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || /(ies|ves)$/.test(word)) return [word];
  const one = stemOf(word);
  if (/[^aeiou]y$/.test(one)) return [one, `${one.slice(0, -1)}ies`];
  return [one, /(s|sh|ch|x)$/.test(one) ? `${one}es` : `${one}s`];
}

const quoted = (part: string) => (part.endsWith('*') ? `'${part.slice(0, -1)}':*` : `'${part}'`);
const allOf = (parts: readonly string[]) => `(${parts.map(quoted).join(' & ')})`;

/** Terms as a query of PostgreSQL that all (or any) of them must meet. Lexemes are letters and digits only, so nothing needs escaping. */
export function queryText(terms: readonly SearchTerm[], { any = false }: { any?: boolean } = {}): string {
  return terms.map(({ parts, others }) => `(${[parts, ...others].map(allOf).join(' | ')})`).join(any ? ' | ' : ' & ');
}

/** What products are ranked by, as a query of words: any of the parts, or of the synonyms. */
export function rankText(terms: readonly SearchTerm[]): string {
  const own = terms.flatMap(({ parts }) => parts.map(quoted));
  return [...new Set([...own, ...terms.flatMap((term) => term.others.map(allOf))])].join(' | ');
}

/**
 * The words as they were typed, which count once more where a product has them whole; empty for those that are not cut by spaces. A query of
 * its own, because `ts_rank` takes `'cup' | 'cup':*` for one word and forgets that beginnings were meant.
 */
export function wholeWordsText(terms: readonly SearchTerm[]): string {
  return [...new Set(terms.flatMap(({ word }) => (isScript.test(word) ? [] : wordsOf(word).map((one) => `'${one}'`))))].join(' | ');
}

/** How many letters must be added, left out, changed or swapped to make one word of the other; stops counting above `most`. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_one, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity;
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1), swapped);
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}
