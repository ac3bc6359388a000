/** The order of a search that very many titles meet: those first, then what has the word elsewhere, and nothing twice or left out. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { filterOfPage, listProducts } from '../lists/index.ts';
import { catalogSearch } from './chosen-engine.ts';

const titled = 230;
const elsewhere = 30;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.run(sql`insert into currency (code, rate, step_amount, position, is_base) values ('USD', 1, 1, 0, true) on conflict do nothing`);
  await shop.run(sql`insert into product (id, slug, brand, texts, sales_count) select gen_random_uuid(), 'p' || n, case when n > ${titled} then 'Zinc' else 'Other' end,
      jsonb_build_object('en', jsonb_build_object('title', case when n > ${titled} then 'Pail ' else 'Zinc pail ' end || n)), n * 100
    from generate_series(1, ${titled + elsewhere}::int) n`);
  await shop.run(sql`insert into variant (id, product_id, sku, price_amount) select gen_random_uuid(), id, 'SKU-' || slug, 500 from product`);
  await shop.run(sql`insert into product (id, slug, product_type, texts) values
    (gen_random_uuid(), 'ladle', 'Ladles', '{"en": {"title": "Deep one"}}'),
    (gen_random_uuid(), 'candle', '', '{"en": {"title": "Light", "summary": "It burns in a ladle."}}')`);
  await shop.run(
    sql`insert into variant (id, product_id, sku, price_amount) select gen_random_uuid(), id, 'SKU-' || slug, 500 from product where slug in ('ladle', 'candle')`,
  );
  await shop.run(sql`update product set search_terms = product_search_terms(id)`);
}, 60_000);
afterAll(() => shop.close());

it('has what holds the word in its title before the rest, each product once on one page', async () => {
  const found: string[] = [];
  for (const page of [1, 2, 3, 4, 5, 6]) {
    const filter = filterOfPage(new URLSearchParams({ q: 'zinc', size: '50', page: String(page) }));
    const list = await listProducts(shop.host.database.reader, filter, { currency: 'USD', lang: 'en' });
    expect(list.total).toBe(titled + elsewhere);
    found.push(...list.items.map(({ title }) => title));
  }
  expect(new Set(found).size).toBe(titled + elsewhere);
  expect(found.slice(0, titled).every((title) => title.startsWith('Zinc'))).toBe(true);
  // Of equal words, what sells most comes first.
  expect(found[0]).toBe(`Zinc pail ${titled}`);
});

it('repeats nothing on deep pages, where titles in the language of the page come late', async () => {
  await shop.run(sql`insert into product (id, slug, texts, sales_count) select gen_random_uuid(), 'q' || n,
      jsonb_build_object('en', jsonb_build_object('title', case when n <= 430 then 'Light ' else 'Torch ' end || n), 'zh', jsonb_build_object('title', case when n <= 430 then 'Torch ' else 'Light ' end || n)), case when n <= 430 then 1000 else 0 end
    from generate_series(1, 480) n`);
  await shop.run(
    sql`insert into variant (id, product_id, sku, price_amount) select gen_random_uuid(), id, 'SKU-' || slug, 500 from product where slug like 'q%'`,
  );
  await shop.run(sql`update product set search_terms = product_search_terms(id) where slug like 'q%'`);
  const found: string[] = [];
  for (const page of [1, 2, 3, 4, 5]) {
    const filter = filterOfPage(new URLSearchParams({ q: 'torch', size: '100', page: String(page) }));
    found.push(...(await listProducts(shop.host.database.reader, filter, { currency: 'USD', lang: 'en' })).items.map(({ title }) => title));
  }
  expect([found.length, new Set(found).size]).toEqual([480, 480]);
});

it('ranks what is still being typed by what it begins', async () => {
  for (const q of ['zi', 'zin', 'zinc']) {
    const list = await listProducts(shop.host.database.reader, filterOfPage(new URLSearchParams({ q })), { currency: 'USD', lang: 'en' });
    expect([q, list.items[0]?.title]).toEqual([q, `Zinc pail ${titled}`]);
  }
});

it('puts what is such a thing before what merely mentions one, also where the word means others as well', async () => {
  const { reader } = shop.host.database;
  const synonyms = [['ladle', 'scoop', 'dipper', 'bailer']];
  const ids = await catalogSearch(reader).suggest({ text: 'ladle', size: 5, synonyms, lang: 'en' });
  const { rows } = await sql<{ slug: string }>`select slug from product where id = any(${ids}) order by array_position(${ids}, id)`.execute(on(reader));
  expect(rows.map(({ slug }) => slug)).toEqual(['ladle', 'candle']);
});
