/** Made-up products are such as the catalogue would have written them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { seedLarge } from './seed-large.ts';
import { machineNow } from '#test/harness/machine-date.ts';

let db: TestDatabase;
const lines: string[] = [];
let before: string[];

async function rows<Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await statement.execute(on(db.database.reader))).rows;
}
const definitions = async () =>
  (
    await rows(sql<{ definition: string }>`
      select indexdef as definition from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated from pg_constraint where connamespace = 'public'::regnamespace order by 1`)
  ).map((row) => row.definition);

beforeAll(async () => {
  db = await createTestDatabase();
  before = await definitions();
  await seedLarge({ database: db.database, now: machineNow() }, 1_000, (line) => lines.push(line));
}, 120_000);
afterAll(() => db.close());

describe('many made-up products', () => {
  it('have the words, prices and comments for staff that the catalogue writes', async () => {
    const derived = () => rows(sql`select slug, price_amount, search_text, search_terms::text from product order by slug`);
    const made = await derived();
    const known = await rows(sql`select word from search_word order by 1`);
    await sql`update product p set price_amount = (select min(v.price_amount) from variant v where v.product_id = p.id), search_terms = product_search_terms(p.id),
      search_text = lower(concat_ws(' ', (select string_agg(t.value ->> 'title', ' ') from jsonb_each(p.texts) t), p.brand, p.product_type,
        (select string_agg(v.sku, ' ') from variant v where v.product_id = p.id),
        (select string_agg(t.value ->> 'title', ' ') from product_tag pt join tag on tag.id = pt.tag_id, jsonb_each(tag.texts) t where pt.product_id = p.id),
        (select string_agg(t.value ->> 'title', ' ' order by c.parent_id nulls first) from product_category pc join category c on c.id = pc.category_id, jsonb_each(c.texts) t where pc.product_id = p.id)))`.execute(
      on(db.database.reader),
    );
    expect(made).toHaveLength(1_000);
    expect(made).toEqual(await derived());
    const anew = await rows(
      sql`select distinct lexeme as word from product p, unnest(ts_filter(p.search_terms, '{a,b,c}')) where lexeme ~ '^[a-z]{3,30}$' order by 1`,
    );
    expect(known).toEqual(anew);
  });

  it('are counted in their lists, and their stock is in the ledger', async () => {
    const wrong = await rows(sql`
      select scope_id from listing_count where product_count <> (select count(*) from (select product_id, category_id as list from product_category
        union all select product_id, tag_id from product_tag union all select id, '00000000-0000-0000-0000-000000000000' from product) member where list = scope_id)
      union all select variant_id from stock_level l where on_hand <> (select coalesce(sum(change), 0) from stock_movement m where m.variant_id = l.variant_id)
      union all select variant_id from stock_movement m where on_hand_after is distinct from (select on_hand from stock_level l where l.variant_id = m.variant_id)`);
    expect(wrong).toEqual([]);
    expect(await rows(sql`select count(*) as variants, (select count(*) from listing_count) as lists from variant`)).toEqual([
      { variants: 3_000, lists: 1 + 8 + 96 + 60 },
    ]);
  });

  it('leave every index and foreign key as it was, and say what is done', async () => {
    expect(await definitions()).toEqual(before);
    expect(lines[0]).toBe('1000 of 1000 products');
    expect(lines.at(-2)).toMatch(/^Index (\d+) of \1: /);
  });

  it('come on top of those that are there, with their indexes in place', async () => {
    lines.length = 0;
    await seedLarge({ database: db.database, now: machineNow() }, 10, (line) => lines.push(line));
    expect(await rows(sql`select count(*) as count, max(substring(slug from 7)::int) as last from product`)).toEqual([{ count: 1_010, last: 1_010 }]);
    expect(lines.filter((line) => line.startsWith('Index'))).toEqual([]);
  });
});
