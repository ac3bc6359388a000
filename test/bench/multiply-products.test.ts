/** Copies of made-up products are such as the catalogue would have written them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { seedLarge } from '#server/seed/large/seed-large.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';
import { machineNow } from '#test/harness/machine-date.ts';
import { multiplyProducts } from './multiply-products.ts';

let db: TestDatabase;
let before: unknown[];

const rows = async (statement: ReturnType<typeof sql>) => (await statement.execute(on(db.database.reader))).rows;
const definitions = () => rows(sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`);
const counts = () =>
  rows(sql`select (select count(*)::int from product) as products, (select count(*)::int from variant) as variants, (select count(*)::int from product_listing) as listings,
    (select count(distinct texts #>> '{en,title}')::int from product) as titles, (select product_count from listing_count where scope_id = '00000000-0000-0000-0000-000000000000') as counted`);

beforeAll(async () => {
  db = await createTestDatabase();
  before = await definitions();
  await seedLarge({ database: db.database, now: machineNow() }, 500);
  await multiplyProducts(db.url, 3);
}, 120_000);
afterAll(() => db.close());

it('has each product three times more, under names and numbers of their own', async () => {
  expect(await counts()).toEqual([{ products: 2_000, variants: 6_000, listings: 2_000, titles: 2_000, counted: 2_000 }]);
  expect(await rows(sql`select v.sku from product p join variant v on v.product_id = p.id where p.slug = 'large-1723' order by v.position`)).toEqual(
    [1, 2, 3].map((variant) => ({ sku: `L-1723-${variant}` })),
  );
});

it('leaves every index as it was', async () => expect(await definitions()).toEqual(before));

it('writes what the catalogue derives', async () => {
  // Values and lists have no order.
  const listings = () =>
    rows(sql`select product_id, published, available, all_available, rating, sales_count, published_at, price_amount, min_price, max_price,
      array(select unnest(list_ids) order by 1) as list_ids, array(select unnest(own_value_ids) order by 1) as own_value_ids, array(select unnest(value_ids) order by 1) as value_ids,
      array(select row(variant_id, o.price_amount, o.available, array(select unnest(o.value_ids) order by 1))::text from unnest(offers) o) as offers
      from product_listing order by product_id`);
  const products = () => rows(sql`select slug, price_amount, search_text, search_terms::text from product order by id`);
  const made = { listings: await listings(), products: await products() };
  expect(made.listings).toHaveLength(2_000);
  await rows(sql`select refresh_product_listing(array(select id from product))`);
  await rows(sql`update product p set price_amount = (select min(v.price_amount) from variant v where v.product_id = p.id), search_terms = product_search_terms(p.id),
    search_text = lower(concat_ws(' ', (select string_agg(t.value ->> 'title', ' ') from jsonb_each(p.texts) t), p.brand, p.product_type,
      (select string_agg(v.sku, ' ') from variant v where v.product_id = p.id),
      (select string_agg(t.value ->> 'title', ' ') from product_tag pt join tag on tag.id = pt.tag_id, jsonb_each(tag.texts) t where pt.product_id = p.id),
      (select string_agg(t.value ->> 'title', ' ' order by c.parent_id nulls first) from product_category pc join category c on c.id = pc.category_id, jsonb_each(c.texts) t where pc.product_id = p.id)))`);
  expect({ listings: await listings(), products: await products() }).toEqual(made);
  expect(
    await rows(sql`select scope_id from listing_count where product_count <> (select count(*) from (select product_id, category_id as list from product_category
      union all select product_id, tag_id from product_tag union all select id, '00000000-0000-0000-0000-000000000000' from product) member where list = scope_id)`),
  ).toEqual([]);
});
