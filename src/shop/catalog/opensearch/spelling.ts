/** Words of the index that may be meant by misspelt ones. */
import { z } from 'zod';
import { stemOf } from '../search/search-terms.ts';
import { wordFields } from './index-settings.ts';
import type { SearchIndex } from './search-index.ts';

const mostLike = 20;

const suggested = z.object({
  suggest: z.record(z.string(), z.array(z.object({ options: z.array(z.object({ text: z.string() })) }))),
  aggregations: z.object({ begins: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.int() })) }) }),
});

/** Words with at most two letters wrong, and those asked for by which a word of some product begins. */
export async function wordsLike(index: SearchIndex, words: readonly string[]): Promise<string[]> {
  const fields = wordFields.map((field) => `words.${field}`);
  const suggest = Object.fromEntries(
    words.flatMap((text, at) =>
      fields.map((field) => [
        `${at} ${field}`,
        {
          text,
          term: {
            field,
            suggest_mode: 'always',
            max_edits: 2,
            prefix_length: 0,
            min_word_length: 4,
            size: mostLike,
            analyzer: 'whitespace',
            sort: 'frequency',
          },
        },
      ]),
    ),
  );
  const begins = Object.fromEntries(
    words.map((word) => [word, { bool: { should: fields.map((field) => ({ prefix: { [field]: stemOf(word) } })), minimum_should_match: 1 } }]),
  );
  const found = suggested.parse(await index.ask({ size: 0, timeout: index.timeout, suggest, aggs: { begins: { filters: { filters: begins } } } }));
  const like = Object.values(found.suggest).flatMap((entries) => entries.flatMap(({ options }) => options.map(({ text }) => text)));
  const there = words.filter((word) => (found.aggregations.begins.buckets[word]?.doc_count ?? 0) > 0);
  return [...new Set([...like, ...there])];
}
