/** Very many generated products for benchmarks: words, options, prices, stock and lists like real ones, and no pictures. */
import { sql } from 'kysely';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { on, type Database, type Tx } from '#kit/server/database.ts';
import { statementTimeout } from '#kit/server/connections/statement-timeout.ts';
import { recreateIndexes, dropIndexes } from './bulk-indexes.ts';
import { seedBasics } from '../seed-demo.ts';

const perBatch = 50_000;
const departments = 8;
const shelves = 12;
const tagCount = 60;
const makers = 40;
/** After so many products, maker, tag and lists come round again: the least common multiple of the numbers above. */
const sorts = 480;

const summary = 'One of very many things.';
const words = ['Oak', 'Moss', 'Chalk', 'Ink', 'Amber', 'Slate', 'Copper', 'Linen', 'Birch', 'Clay', 'Sand'];
const things = ['cup', 'bowl', 'lamp', 'rug', 'stool', 'vase', 'tray', 'blanket', 'candle', 'bottle', 'shelf', 'mirror', 'clock'];
const tables = ['product', 'product_option', 'variant', 'stock_level', 'stock_movement', 'product_category', 'product_tag'];

/**
 * Adds `count` made-up products to what is there, published one a minute back from `now`, in one transaction: all of them or none. Where that at least doubles the shop, indexes and
 * foreign keys are dropped meanwhile and rebuilt, which is many times faster.
 */
export async function seedLarge(
  { database, now }: { database: Database; now: Date },
  count: number,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  await seedBasics(database);
  await database.transaction(async (tx) => {
    await statementTimeout(tx, 0);
    await sql`set local maintenance_work_mem = '256MB'`.execute(on(tx));
    const there = await countThere(tx);
    await writeLists(tx);
    await writeSorts(tx);
    const taken = count >= there.count ? await dropIndexes(tx, tables) : null;
    for (let done = 0; done < count; done += perBatch) {
      const size = Math.min(perBatch, count - done);
      await writeProducts(tx, { from: there.next + done, to: there.next + done + size - 1, now });
      say(`${done + size} of ${count} products`);
    }
    await writeWords(tx);
    if (taken) await recreateIndexes(tx, taken, say);
    await invalidateTags(tx, ['products']);
  });
  say('Statistics ...');
  await sql`vacuum analyze`.execute(on(database.reader));
}

/**
 * A name-based UUID, so that rows of a set find each other without being read back. Those of numbered things begin with a time that goes up with
 * the number, as the shop's own ids do (UUID version 7).
 */
const idOf = (kind: string, number: string, at?: string) => {
  const name = `md5('large-${kind}-' || ${number})`;
  if (at === undefined) return sql.raw(`${name}::uuid`);
  return sql.raw(`(lpad(to_hex(1600000000000 + ${at}), 12, '0') || '7' || substr(${name}, 1, 3) || '8' || substr(${name}, 4, 15))::uuid`);
};
const productId = idOf('product', 'n', 'n::bigint');
const variantId = idOf('variant', "n || '-' || v", 'n::bigint');
const onHand = sql`(n * 13 + v) % 60`;
const price = sql`500 + (n::bigint * 37) % 20000`;
const oneOf = (all: readonly string[], by: string) => sql.raw(`(array[${all.map((one) => `'${one}'`).join(',')}])[1 + (${by}) % ${all.length}]`);
const word = oneOf(words, 'n::bigint * 7');
const thing = oneOf(things, 'n');

async function countThere(tx: Tx): Promise<{ count: number; next: number }> {
  const found = await sql<{
    count: number;
    next: number;
  }>`select count(*) as count, coalesce(max(substring(slug from '^large-(\\d+)$')::int), 0) + 1 as next from product`.execute(on(tx));
  return found.rows[0]!;
}

async function writeLists(tx: Tx): Promise<void> {
  await sql`insert into category (id, slug, texts, position) select ${idOf('category', 'n')}, 'large-' || n, jsonb_build_object('en', jsonb_build_object('title', 'Department ' || n)), 100 + n
    from generate_series(1, ${departments}::int) n on conflict do nothing`.execute(on(tx));
  await sql`insert into category (id, parent_id, slug, texts, position)
    select ${idOf('category', "n || '-' || s")}, ${idOf('category', 'n')}, 'large-' || n || '-' || s, jsonb_build_object('en', jsonb_build_object('title', 'Shelf ' || n || '.' || s)), s
    from generate_series(1, ${departments}::int) n, generate_series(1, ${shelves}::int) s on conflict do nothing`.execute(on(tx));
  await sql`insert into tag (id, slug, texts) select ${idOf('tag', 'n')}, 'large-tag-' || n, jsonb_build_object('en', jsonb_build_object('title', 'Large tag ' || n))
    from generate_series(1, ${tagCount}::int) n on conflict do nothing`.execute(on(tx));
}

/** What products of one kind share: brand, lists, and their words, split once instead of for every product. */
async function writeSorts(tx: Tx): Promise<void> {
  await sql`create temporary table large_sort on commit drop as
    select sort, brand, tag_id, department_id, shelf_id, lower(tag || ' ' || department || ' ' || shelf) as list_words,
      search_vector(brand || ' / ' || tag || ' / ' || department || ' / ' || shelf, 'B') || search_vector(${`${summary} / Moss / Chalk / Ink / S / M / L`}, 'C') as terms
    from (select n as sort, 'Maker ' || n % ${makers}::int as brand, 'Large tag ' || 1 + n % ${tagCount}::int as tag, 'Department ' || 1 + n % ${departments}::int as department,
        'Shelf ' || 1 + n % ${departments}::int || '.' || 1 + n / ${departments}::int % ${shelves}::int as shelf,
        ${idOf('tag', `(1 + n % ${tagCount})`)} as tag_id, ${idOf('category', `(1 + n % ${departments})`)} as department_id,
        ${idOf('category', `(1 + n % ${departments}) || '-' || (1 + n / ${departments} % ${shelves})`)} as shelf_id
      from generate_series(0, ${sorts}::int - 1) n) sort`.execute(on(tx));
  await sql`alter table large_sort add primary key (sort)`.execute(on(tx));
  await sql`analyze large_sort`.execute(on(tx));
}

async function writeProducts(tx: Tx, { from, to, now }: { from: number; to: number; now: Date }): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to}::int) n`;
  const sorted = sql`${numbers} join large_sort s on s.sort = n % ${sorts}::int`;
  const variants = sql`${numbers}, generate_series(1, 3) v`;
  const title = sql`${word} || ' ' || ${thing} || ' ' || n`;
  const skus = sql.raw("'l:1D,4D,7D 1:3D 2:6D 3:9D ' || case when n > 3 then n || ':2D,5D,8D' else '' end");
  await sql`insert into product (id, slug, brand, texts, published_at, sales_count, rating_sum, review_count, price_amount, search_text, search_terms)
    select ${productId}, 'large-' || n, s.brand,
      jsonb_build_object('en', jsonb_build_object('title', ${title}, 'summary', ${summary}::text, 'description', '<p>' || repeat('A thing that is made with care and used every day. ', 12) || '</p>')),
      ${now}::timestamptz - make_interval(mins => n), (n::bigint * 7919) % 5000, (n % 50) * (1 + n % 5), n % 50, ${price},
      lower(${title} || ' ' || s.brand || '  l-' || n || '-1 l-' || n || '-2 l-' || n || '-3 ' || s.list_words),
      (lower(${word}) || ':1A ' || ${thing} || ':2A ' || n || ':3A')::tsvector || s.terms || case when n > 3 then (${skus})::tsvector else search_vector('L-' || n || '-1 / L-' || n || '-2 / L-' || n || '-3', 'D') end
    from ${sorted} order by n`.execute(on(tx));
  await sql`insert into product_option (product_id, key, position, texts, choices)
    select ${productId}, option.key, option.position, option.texts, option.choices from ${numbers}, (values
      ('colour', 0, '{"en":{"title":"Colour"}}'::jsonb, '[{"key":"moss","swatch":"#5b6b4a","texts":{"en":{"title":"Moss"}}},{"key":"chalk","swatch":"#ece7dc","texts":{"en":{"title":"Chalk"}}},{"key":"ink","swatch":"#2b2f3a","texts":{"en":{"title":"Ink"}}}]'::jsonb),
      ('size', 1, '{"en":{"title":"Size"}}'::jsonb, '[{"key":"s","texts":{"en":{"title":"S"}}},{"key":"m","texts":{"en":{"title":"M"}}},{"key":"l","texts":{"en":{"title":"L"}}}]'::jsonb)) option (key, position, texts, choices)
    order by n, option.position`.execute(on(tx));
  await sql`insert into variant (id, product_id, sku, position, options, price_amount, weight_grams)
    select ${variantId}, ${productId}, 'L-' || n || '-' || v, v - 1,
      jsonb_build_object('colour', ${oneOf(['moss', 'chalk', 'ink'], 'n + v')}, 'size', ${oneOf(['s', 'm', 'l'], 'v')}), ${price} + (v - 1) * 100, 200
    from ${variants}`.execute(on(tx));
  await sql`insert into stock_level (variant_id, on_hand) select ${variantId}, ${onHand} from ${variants}`.execute(on(tx));
  await sql`insert into stock_movement (id, variant_id, change, reason, on_hand_after) select ${idOf('movement', "n || '-' || v", 'n::bigint')}, ${variantId}, ${onHand}, 'opening', ${onHand}
    from ${variants} where ${onHand} <> 0`.execute(on(tx));
  await sql`insert into product_category (product_id, category_id)
    select ${productId}, list.id from ${sorted}, lateral (values (1, s.department_id), (2, s.shelf_id)) list (place, id) order by n, place`.execute(on(tx));
  await sql`insert into product_tag (product_id, tag_id) select ${productId}, s.tag_id from ${sorted} order by n`.execute(on(tx));
}

/** The words that misspelt ones may mean. */
async function writeWords(tx: Tx): Promise<void> {
  const titles = [...words, ...things].join(' ');
  await sql`insert into search_word select distinct lexeme from (select terms from large_sort union all select search_vector(${titles}, 'A')) known (terms), unnest(terms)
    where lexeme ~ '^[a-z]{3,30}$' on conflict do nothing`.execute(on(tx));
}
