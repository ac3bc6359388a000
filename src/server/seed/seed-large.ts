/** Very many made-up products for measurements: words, options, prices, stock and lists like real ones, and no pictures. */
import { sql } from 'kysely';
import { on, type Database, type Reader, type Tx } from '#kit/server/database.ts';
import { seedBasics } from './seed-demo.ts';

const perBatch = 5_000;
const topCategories = 8;
const subCategories = 12;
const tagCount = 60;

/** Adds `count` made-up products to what is there, and lets the planner know. */
export async function seedLarge(database: Database, count: number, onProgress: (done: number) => void = () => undefined): Promise<void> {
  await seedBasics(database);
  await database.transaction(writeLists);
  const start = await nextNumber(database.reader);
  for (let done = 0; done < count; done += perBatch) {
    const size = Math.min(perBatch, count - done);
    await database.transaction((tx) => writeProducts(tx, start + done, start + done + size - 1));
    onProgress(done + size);
  }
  await sql`insert into search_word select word from ts_stat('select search_terms from product') where word ~ '^[a-z]{3,30}$' on conflict do nothing`.execute(
    raw(database.reader),
  );
  await sql`vacuum analyze`.execute(raw(database.reader));
}

const raw = (reader: Reader) => on<Record<string, never>>(reader);
/** A name-based UUID, so that rows of a set find each other without being read back. */
const idOf = (kind: string, number: string) => sql.raw(`md5('${kind}' || ${number})::uuid`);

async function writeLists(tx: Tx): Promise<void> {
  await sql`insert into category (id, slug, texts, position) select ${idOf('large-category-', 'n')}, 'large-' || n, jsonb_build_object('en', jsonb_build_object('title', 'Department ' || n)), 100 + n
    from generate_series(1, ${topCategories}::int) n on conflict do nothing`.execute(raw(tx));
  await sql`insert into category (id, parent_id, slug, texts, position)
    select ${idOf('large-category-', "n || '-' || s")}, ${idOf('large-category-', 'n')}, 'large-' || n || '-' || s, jsonb_build_object('en', jsonb_build_object('title', 'Shelf ' || n || '.' || s)), s
    from generate_series(1, ${topCategories}::int) n, generate_series(1, ${subCategories}::int) s on conflict do nothing`.execute(raw(tx));
  await sql`insert into tag (id, slug, texts) select ${idOf('large-tag-', 'n')}, 'large-tag-' || n, jsonb_build_object('en', jsonb_build_object('title', 'Large tag ' || n))
    from generate_series(1, ${tagCount}::int) n on conflict do nothing`.execute(raw(tx));
}

async function nextNumber(reader: Reader): Promise<number> {
  const found = await sql<{ next: number }>`select coalesce(max(substring(slug from 7)::int), 0) + 1 as next from product where slug ~ '^large-\\d+$'`.execute(
    raw(reader),
  );
  return found.rows[0]!.next;
}

async function writeProducts(tx: Tx, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to}::int) n`;
  const word = (words: string, by: string) => sql.raw(`(array[${words}])[1 + (${by}) % ${words.split(',').length}]`);
  const title = sql`${word("'Oak','Moss','Chalk','Ink','Amber','Slate','Copper','Linen','Birch','Clay','Sand'", 'n * 7')} || ' ' || ${word("'cup','bowl','lamp','rug','stool','vase','tray','blanket','candle','bottle','shelf','mirror','clock'", 'n')} || ' ' || n`;
  await sql`insert into product (id, slug, brand, texts, published_at, sales_count, rating_sum, review_count, price_amount, search_text)
    select ${idOf('large-product-', 'n')}, 'large-' || n, 'Maker ' || n % 40,
      jsonb_build_object('en', jsonb_build_object('title', ${title}, 'summary', 'One of very many things.', 'description', '<p>' || repeat('A thing that is made with care and used every day. ', 12) || '</p>')),
      now() - make_interval(mins => n), (n * 7919) % 5000, (n % 50) * (1 + n % 5), n % 50, 500 + (n * 37) % 20000,
      lower(${title} || ' maker ' || n % 40 || ' l-' || n || '-1 l-' || n || '-2 l-' || n || '-3 department ' || 1 + n % ${topCategories}::int || ' large tag ' || 1 + n % ${tagCount}::int)
    from ${numbers}`.execute(raw(tx));
  await sql`insert into product_option (product_id, key, position, texts, choices)
    select ${idOf('large-product-', 'n')}, option.key, option.position, option.texts, option.choices from ${numbers}, (values
      ('colour', 0, '{"en":{"title":"Colour"}}'::jsonb, '[{"key":"moss","swatch":"#5b6b4a","texts":{"en":{"title":"Moss"}}},{"key":"chalk","swatch":"#ece7dc","texts":{"en":{"title":"Chalk"}}},{"key":"ink","swatch":"#2b2f3a","texts":{"en":{"title":"Ink"}}}]'::jsonb),
      ('size', 1, '{"en":{"title":"Size"}}'::jsonb, '[{"key":"s","texts":{"en":{"title":"S"}}},{"key":"m","texts":{"en":{"title":"M"}}},{"key":"l","texts":{"en":{"title":"L"}}}]'::jsonb)) option (key, position, texts, choices)`.execute(
    raw(tx),
  );
  await sql`insert into variant (id, product_id, sku, position, options, price_amount, weight_grams)
    select ${idOf('large-variant-', "n || '-' || v")}, ${idOf('large-product-', 'n')}, 'L-' || n || '-' || v, v,
      jsonb_build_object('colour', ${word("'moss','chalk','ink'", 'n + v')}, 'size', ${word("'s','m','l'", 'v')}), 500 + (n * 37) % 20000 + (v - 1) * 100, 200
    from ${numbers}, generate_series(1, 3) v`.execute(raw(tx));
  await sql`insert into stock_level (variant_id, on_hand) select ${idOf('large-variant-', "n || '-' || v")}, (n * 13 + v) % 60 from ${numbers}, generate_series(1, 3) v`.execute(
    raw(tx),
  );
  await sql`insert into stock_movement (id, variant_id, change, reason) select gen_random_uuid(), ${idOf('large-variant-', "n || '-' || v")}, (n * 13 + v) % 60, 'opening'
    from ${numbers}, generate_series(1, 3) v where (n * 13 + v) % 60 <> 0`.execute(raw(tx));
  await sql`insert into product_category (product_id, category_id)
    select ${idOf('large-product-', 'n')}, ${idOf('large-category-', `(1 + n % ${topCategories})`)} from ${numbers}
    union all select ${idOf('large-product-', 'n')}, ${idOf('large-category-', `(1 + n % ${topCategories}) || '-' || (1 + (n / ${topCategories}) % ${subCategories})`)} from ${numbers}`.execute(
    raw(tx),
  );
  await sql`insert into product_tag (product_id, tag_id) select ${idOf('large-product-', 'n')}, ${idOf('large-tag-', `(1 + n % ${tagCount})`)} from ${numbers}`.execute(
    raw(tx),
  );
  await sql`update product set search_terms = product_search_terms(id) where id in (select ${idOf('large-product-', 'n')} from ${numbers})`.execute(raw(tx));
}
