/** Copies of made-up products (`seed:large`) with all that belongs to them, set by set: many times faster than to write each as the catalogue does. */
import { sql } from 'kysely';
import { on, openDatabase, type Tx } from '#kit/server/database.ts';
import { statementTimeout } from '#kit/server/connections/statement-timeout.ts';
import { dropIndexes, recreateIndexes } from '#server/seed/large/bulk-indexes.ts';

/** Columns of a copy that are another than its original's; `k` counts the copies of a product, `shift` is what its number grows by. */
const changed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  product: {
    id: 'pg_temp.copied(id, shift)',
    slug: "'large-' || number",
    texts: "jsonb_set(texts, '{en,title}', to_jsonb(title || number))",
    published_at: "published_at - shift * interval '1 minute'",
    sales_count: 'sales_count + k',
    price_amount: 'price_amount + 7 * k',
    search_text:
      "replace(replace(search_text, lower(title) || old_number || ' ', lower(title) || number || ' '), 'l-' || old_number || '-', 'l-' || number || '-')",
    search_terms: "replace(search_terms::text, quote_literal(old_number) || ':', quote_literal(number) || ':')::tsvector",
  },
  product_option: { product_id: 'pg_temp.copied(product_id, shift)' },
  variant: {
    id: 'pg_temp.copied(id, shift)',
    product_id: 'pg_temp.copied(product_id, shift)',
    sku: "'L-' || split_part(sku, '-', 2)::int + shift || '-' || split_part(sku, '-', 3)",
    price_amount: 'price_amount + 7 * k',
  },
  stock_level: { variant_id: 'pg_temp.copied(variant_id, shift)' },
  stock_movement: { id: 'pg_temp.copied(id, shift)', variant_id: 'pg_temp.copied(variant_id, shift)' },
  product_category: { product_id: 'pg_temp.copied(product_id, shift)' },
  product_tag: { product_id: 'pg_temp.copied(product_id, shift)' },
  product_listing: {
    product_id: 'pg_temp.copied(product_id, shift)',
    published_at: "published_at - shift * interval '1 minute'",
    sales_count: 'sales_count + k',
    price_amount: 'price_amount + 7 * k',
    min_price: 'min_price + 7 * k',
    max_price: 'max_price + 7 * k',
    offers: `array(select row(pg_temp.copied(variant_id, shift), price_amount + 7 * k, available, value_ids)::listing_offer
      from unnest(offers) with ordinality offer (variant_id, price_amount, available, value_ids, place) order by place)`,
  },
};
const tables = Object.keys(changed);

/** Numbers up to this one may be words of other things too (`Shelf 3.12`): words with them are split again. */
const sharedNumbers = 100;
const perBatch = 50_000;

const send = (tx: Tx, statement: string) => sql.raw(statement).execute(on(tx));

/**
 * Copies each of a shop's products so many times, in one transaction. The shop must hold nothing but what `seed:large` made, and the user be the server's own
 * (its triggers are off meanwhile).
 */
export async function multiplyProducts(url: string, times: number, say: (line: string) => void = () => undefined): Promise<void> {
  const database = openDatabase(url, { max: 1, statementTimeoutMs: 3_600_000 });
  try {
    await database.transaction(async (tx) => {
      await statementTimeout(tx, 0);
      await send(tx, `set local session_replication_role = replica; set local maintenance_work_mem = '512MB'; set local work_mem = '64MB'`);
      const count = await copyOriginals(tx);
      const taken = await dropIndexes(tx, tables);
      const copiesAtOnce = Math.max(1, Math.floor(perBatch / count));
      for (let from = 1; from <= times; from += copiesAtOnce) {
        const to = Math.min(times, from + copiesAtOnce - 1);
        for (const table of tables) await copy(tx, table, { count, from, to });
        say(`${count * (to + 1)} of ${count * (times + 1)} products`);
      }
      await recreateIndexes(tx, taken, say);
      await send(tx, `update product set search_terms = product_search_terms(id) where (substring(slug from 7)::int - 1) % ${count} < ${sharedNumbers}`);
      await send(tx, `update listing_count set product_count = product_count * ${times + 1}`);
    });
    say('Statistics ...');
    await sql`vacuum analyze`.execute(on(database.reader));
  } finally {
    await database.close();
  }
}

/** Copies the originals into temporary tables; answers how many products they are. */
async function copyOriginals(tx: Tx): Promise<number> {
  // The first twelve digits count up with the number of the product, as ids of the shop do with time.
  await send(
    tx,
    `create function pg_temp.copied(id uuid, shift bigint) returns uuid language sql immutable as $$
      select (lpad(to_hex(('x' || left(id::text, 8) || substr(id::text, 10, 4))::bit(48)::bigint + shift), 12, '0') || substr(replace(id::text, '-', ''), 13))::uuid $$`,
  );
  for (const table of tables) {
    const more = table === 'product' ? `, substring(slug from 7) as old_number, rtrim(texts #>> '{en,title}', '0123456789') as title` : '';
    await send(tx, `create temporary table there_${table} on commit drop as select *${more} from ${table}`);
  }
  const { rows } = await sql<{ count: number; others: number }>`
    select count(*) as count, count(*) filter (where slug !~ '^large-\\d+$') as others from there_product`.execute(on(tx));
  const [{ count, others }] = rows as [{ count: number; others: number }];
  if (count === 0 || others > 0) throw new Error('only what seed:large made can be multiplied');
  return count;
}

async function copy(tx: Tx, table: string, { count, from, to }: { count: number; from: number; to: number }): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position`.execute(on(tx));
  const own = changed[table]!;
  const number = table === 'product' ? ', lateral (select old_number::int + shift as number) numbered' : '';
  await send(
    tx,
    `insert into ${table} (${rows.map(({ name }) => name).join(', ')}) select ${rows.map(({ name }) => own[name] ?? name).join(', ')}
      from generate_series(${from}, ${to}) k, lateral (select k::bigint * ${count} as shift) shifted, there_${table}${number}`,
  );
}
