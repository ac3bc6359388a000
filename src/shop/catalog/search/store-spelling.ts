import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

const mostWords = 20_000;

/** Words of products that may be meant by misspelt ones: about as long, and beginning with one of their first two letters. */
export async function findWordsLike(db: Queryable, misspelt: readonly string[]): Promise<string[]> {
  const found = await sql<{ word: string }>`
    select distinct known.word from unnest(${[...misspelt]}::text[]) asked (word)
      join search_word known on left(known.word, 1) in (left(asked.word, 1), substr(asked.word, 2, 1)) and length(known.word) between length(asked.word) - 2 and length(asked.word) + 2
    union select beginning.word from unnest(${[...misspelt]}::text[]) asked (word) join lateral (select known.word from search_word known where known.word >= asked.word and known.word < asked.word || '~' limit 1) beginning (word) on true
    limit ${mostWords}`.execute(tables(db));
  return found.rows.map((row) => row.word);
}

/** Takes products whose words have to be written again off the list; another process takes others. */
export async function claimStaleProducts(tx: Tx, limit: number): Promise<string[]> {
  const found = await sql<{ productId: string }>`
    delete from search_stale where product_id in (select product_id from search_stale order by product_id limit ${limit} for update skip locked) returning product_id`.execute(
    tables(tx),
  );
  return found.rows.map((row) => row.productId);
}
