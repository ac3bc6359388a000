/** What was typed, in the query language of OpenSearch: the same words as PostgreSQL looks for, and those of the language's analyzer besides. */
import { fold, isOfScript, wordsOf, type SearchTerm } from '../search/search-terms.ts';
import { wordFields } from './index-settings.ts';

/** What is looked for. `code`: a SKU or barcode in the letters that were typed; null once words were replaced. */
export type TextAsked = { text: string; terms: readonly SearchTerm[]; lang: string; code: string | null; any: boolean };

/** Titles count most, then brand, tags and categories, summaries and choices, the rest. */
const weights: Record<(typeof wordFields)[number], number> = { A: 1, B: 0.3, C: 0.1, D: 0.03 };
/** What the analyzer of the language finds and the words do not. */
const analyzed = { title: 0.8, summary: 0.08 };
/** A title that holds what was typed from the beginning of a word on, and one that holds it anywhere. */
const titleFactors = { begins: 4, holds: 2 };
/** Above all else. */
const codeBoost = 1_000_000;

const always = (filter: object, boost: number) => ({ constant_score: { filter, boost } });
const best = (queries: readonly object[], tie = 0) => ({ dis_max: { queries, tie_breaker: tie } });
const all = (must: readonly object[]) => (must.length === 1 ? must[0]! : { bool: { must } });

/** The clause of what was typed. */
export function textQuery(asked: TextAsked): object {
  const clauses = [...(asked.terms.length > 0 ? [rankedWords(asked)] : []), ...(asked.code ? [codeIs(asked.code)] : [])];
  if (clauses.length === 0) return { match_none: {} };
  return { bool: { should: clauses, minimum_should_match: 1 } };
}

const codeIs = (code: string) => always({ terms: { codes: [code.toLowerCase(), code] } }, codeBoost);

function rankedWords({ text, terms, lang, any }: TextAsked): object {
  const met = terms.map((term) => termClause(term, lang));
  const whole = terms.flatMap(({ word }) => (isOfScript(word) ? [] : wordsOf(word).map(wholeWord)));
  const words = { bool: any ? { should: [...met, ...whole], minimum_should_match: 1 } : { must: met, should: whole } };
  const matched = any ? { bool: { must: [words], filter: [{ bool: { should: met, minimum_should_match: 1 } }] } } : words;
  const sold = { function_score: { query: matched, functions: [{ weight: 1 }, soldMore], score_mode: 'sum', boost_mode: 'multiply' } };
  return { function_score: { query: sold, functions: titleFunctions(fold(text).trim(), lang), score_mode: 'max', boost_mode: 'multiply' } };
}

const soldMore = { field_value_factor: { field: 'sales', modifier: 'ln1p', missing: 0 }, weight: 1 / 40 };

const wholeWord = (word: string) => best(wordFields.map((field) => always({ term: { [`words.${field}`]: word } }, weights[field])));

/** All parts of the word, or all of one of its synonyms, or what the analyzer takes for the same word. */
function termClause({ word, parts, others }: SearchTerm, lang: string): object {
  const byWords = [parts, ...others].map((group) => all(group.map(partClause)));
  const byLanguage = (['title', 'summary'] as const).map((field) =>
    always({ match: { [`text.${lang}.${field}`]: { query: word, operator: 'and' } } }, analyzed[field]),
  );
  return best([...byWords, ...byLanguage]);
}

/** A lexeme, or what begins so. */
function partClause(part: string): object {
  const how = (field: string) => (part.endsWith('*') ? { prefix: { [field]: part.slice(0, -1) } } : { term: { [field]: part } });
  return best(
    wordFields.map((field) => always(how(`words.${field}`), weights[field])),
    0.2,
  );
}

/** By the title in the language, or the English one where it has none. */
function titleFunctions(text: string, lang: string): object[] {
  const inTitle = (language: string, isMissing: boolean) => {
    const only = (filter: object) => (isMissing ? { bool: { filter: [filter], must_not: [{ exists: { field: `start.${lang}` } }] } } : filter);
    return [
      { filter: only({ prefix: { [`start.${language}`]: text } }), weight: titleFactors.begins },
      ...(isOfScript(text)
        ? [{ filter: only({ match_phrase: { [`text.${language}.title`]: text } }), weight: titleFactors.holds }]
        : [{ filter: only({ match_phrase_prefix: { [`text.${language}.title`]: { query: text } } }), weight: titleFactors.begins }]),
    ];
  };
  return [...inTitle(lang, false), ...(lang === 'en' ? [] : inTitle('en', true))];
}
