/** Lists and searches out of the facts of a large shop, held against what SQL answers for the same. */
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { productSorts } from './contract.ts';
import { filterOfPage, listProducts } from './index.ts';
import { dropFacetCounts } from './kept-facets.ts';
import { isLagging, noteShopChanged, readShopParts, whenCaughtUp } from './kept-parts.ts';

const words = ['Oak', 'cup', 'cups', 'cupboard', 'lamp', 'Moss', 'Café', '杯子', '陶瓷杯', '杯'];
const brands = ['Kiln & Clay', 'Loom', 'Oak'];
const queries = [
  'cup',
  'cups',
  'cu',
  'oak cup',
  'cafe',
  '杯子',
  '杯',
  '陶瓷',
  'lamp zzqqxy',
  'lammp',
  'oak cupp zzqqxy',
  'zzqqxy',
  'inside',
  'the',
  '!',
  'sku-3',
  'oak inside',
];

const thing = fc.record({
  title: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((some) => some.join(' ')),
  brand: fc.constantFrom(...brands),
  sales: fc.integer({ min: 0, max: 4 }),
  price: fc.integer({ min: 1, max: 5 }),
  stars: fc.integer({ min: 0, max: 5 }),
  day: fc.integer({ min: 1, max: 5 }),
  isInside: fc.boolean(),
  isPublished: fc.integer({ min: 0, max: 7 }).map((number) => number > 0),
});
const asked = fc.record({
  q: fc.option(fc.constantFrom(...queries)),
  sort: fc.constantFrom(...productSorts),
  page: fc.integer({ min: 1, max: 3 }),
  size: fc.constantFrom(3, 10, 100),
  brand: fc.subarray(['loom', 'nobodys'], { maxLength: 1 }),
  inStock: fc.boolean(),
  price: fc.option(fc.constantFrom('1000-2000', '-1500')),
  isInside: fc.boolean(),
});
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

let shop: TestApp;
const run = <Row>(statement: ReturnType<typeof sql<Row>>) => statement.execute(on<Record<string, never>>(shop.host.database.reader));
const category = newId();

beforeAll(async () => {
  shop = await createTestApp();
  await run(sql`insert into currency (code, rate, step_amount, position, is_base) values ('USD', 1, 1, 0, true) on conflict do nothing`);
  await run(sql`insert into category (id, slug, texts) values (${category}, 'inside', '{"en":{"title":"Inside"}}')`);
  for (const [index, one] of fc.sample(thing, 60).entries()) {
    const [variant] = await insertTestProduct(shop.host.database, {
      slug: `t${index}`,
      title: one.title,
      published: one.isPublished,
      variants: [{ sku: `SKU-${index}`, price: one.price * 500, onHand: index % 3 }],
    });
    const { productId } = variant!;
    await run(sql`update product set brand = ${one.brand}, sales_count = ${one.sales}, rating_sum = ${one.stars}, review_count = ${one.stars > 0 ? 1 : 0},
      published_at = make_timestamptz(2026, 1, ${one.day}::int, 0, 0, 0.123456), texts = jsonb_build_object('en', jsonb_build_object('title', ${one.title}::text)) where id = ${productId}`);
    if (one.isInside) await run(sql`insert into product_category (product_id, category_id) values (${productId}, ${category})`);
  }
  await writeWords();
}, 60_000);
afterAll(() => shop.close());

async function writeWords(): Promise<void> {
  await run(sql`update product set search_terms = product_search_terms(id)`);
  await run(sql`insert into search_word select distinct lexeme from product, unnest(search_terms) where lexeme ~ '^[a-z]{3,30}$' on conflict do nothing`);
}

const holdingAll = (count: number) => run(sql`update listing_count set product_count = ${count} where scope_id = '00000000-0000-0000-0000-000000000000'`);

async function listOf({ q, sort, page, size, brand, inStock, price, isInside }: Asked) {
  const query = new URLSearchParams({
    sort,
    page: String(page),
    size: String(size),
    ...(q !== null && { q }),
    ...(inStock && { inStock: '1' }),
    ...(price && { price }),
  });
  for (const one of brand) query.append('brand', one);
  const filter = filterOfPage(query, isInside ? { category: 'inside', size } : { size });
  const { items, total, totalAtLeast, facets, searchedFor } = await listProducts(shop.host.database.reader, filter, { currency: 'USD', lang: 'en' });
  const told = facets.map((facet) => ({ ...facet, values: facet.values.toSorted((a, b) => (a.value < b.value ? -1 : 1)) }));
  return { slugs: items.map(({ slug }) => slug), total, totalAtLeast, searchedFor, facets: told };
}

const whole: Asked = { q: null, sort: 'sales', page: 1, size: 3, brand: [], inStock: false, price: null, isInside: true };

const isEverything = ({ q, brand, inStock, price, isInside }: Asked) => q === null && !isInside && brand.length === 0 && !inStock && price === null;

/**
 * The same lists twice: as a shop of sixty products answers them, and as one does whose facts are in memory. Answers the statements of the second
 * time that looked for words, or counted, in SQL.
 */
async function compare(numRuns: number): Promise<string[]> {
  const { reader, statements } = shop.host.database;
  const lists = fc.sample(asked, numRuns);
  await holdingAll(60);
  dropFacetCounts(reader, ['products']);
  const answers: Awaited<ReturnType<typeof listOf>>[] = [];
  for (const one of lists) answers.push(await listOf(one));
  await holdingAll(20_000);
  await readShopParts(reader, 7);
  // Counts of a whole list are told once more while they are counted anew.
  await listOf(whole);
  await sleep(100);
  const found: string[] = [];
  statements.log = (text) => void (/tsquery|as materialized/.test(text) && !text.includes('with among') && found.push(text));
  const again: typeof answers = [];
  for (const one of lists) again.push(await listOf(one));
  delete statements.log;
  // The whole shop's own number is written down, and here it is a lie.
  const told = (all: typeof answers) => lists.map((one, index) => ({ asked: one, ...all[index]!, ...(isEverything(one) && { total: 0 }) }));
  expect(told(again)).toEqual(told(answers));
  return found;
}

describe('lists of a large shop', () => {
  it('hold, count and order what SQL does', async () => expect(await compare(250)).toEqual([]), 60_000);

  it('do so after products were sold, renamed, dated and put elsewhere, without a word of it', async () => {
    await holdingAll(20_000);
    const { reader } = shop.host.database;
    await run(sql`update product set sales_count = sales_count + 7 where slug like '%3'`);
    const changes = await run<{ onlySold: boolean }>(sql`select only_sold from fact_change`);
    expect(changes.rows.length).toBeGreaterThan(0);
    expect(changes.rows.every(({ onlySold }) => onlySold)).toBe(true);
    await readShopParts(reader, 7);
    expect(await compare(60)).toEqual([]);
    await run(sql`update product set texts = '{"en":{"title":"Lamp of moss"}}' where slug like '%4'`);
    await run(sql`update product set published_at = '2026-02-01' where slug like '%5'`);
    await run(sql`delete from product_category where product_id in (select id from product where slug like '%6')`);
    await writeWords();
    expect(await compare(60)).toEqual([]);
  }, 60_000);

  it('say while they settle that they soon show more', async () => {
    const { reader } = shop.host.database;
    await readShopParts(reader, 7);
    expect(isLagging(reader)).toBe(false);
    noteShopChanged(reader);
    const { isSettling } = await listProducts(reader, filterOfPage(new URLSearchParams({ q: 'cup' })), { currency: 'USD', lang: 'en' });
    expect(isSettling).toBe(true);
    expect((await shop.client().get('/api/web/search?q=cup')).data).not.toHaveProperty('isSettling');
    await readShopParts(reader, 7);
    expect(isLagging(reader)).toBe(false);
  });

  it('read again what changed while they were read, and tell each time that they have caught up', async () => {
    const { reader } = shop.host.database;
    await readShopParts(reader, 7);
    let told = 0;
    const stop = whenCaughtUp(reader, () => (told += 1));
    const reading = readShopParts(reader, 7);
    await immediate();
    noteShopChanged(reader);
    await reading;
    expect(told).toBe(1);
    expect(isLagging(reader)).toBe(true);
    await expect.poll(() => told, { timeout: 10_000 }).toBe(2);
    expect(isLagging(reader)).toBe(false);
    stop();
  });

  it('are known to lag when a change could not be read, until it could', async () => {
    const { reader } = shop.host.database;
    await readShopParts(reader, 7);
    await run(sql`alter table fact_change rename to fact_change_away`);
    noteShopChanged(reader);
    await readShopParts(reader, 7);
    expect(isLagging(reader)).toBe(true);
    await run(sql`alter table fact_change_away rename to fact_change`);
    await readShopParts(reader, 7);
    expect(isLagging(reader)).toBe(false);
  });

  it('drop the pages that were made while they settled', async () => {
    const { reader } = shop.host.database;
    await holdingAll(20_000);
    await readShopParts(reader, 7);
    await run(sql`update product set texts = '{"en":{"title":"Zephyrine"}}' where id = (select min(id::text)::uuid from product where published)`);
    await writeWords();
    noteShopChanged(reader);
    const finds = async () => (await shop.client().get('/search?q=zephyrine')).text.includes('Zephyrine');
    // Kept as it was made, though the product is there meanwhile.
    expect([await finds(), await finds()]).toEqual([false, false]);
    await expect.poll(() => isLagging(reader), { timeout: 10_000 }).toBe(false);
    expect(await finds()).toBe(true);
  });

  it('leave out at once what was unpublished a moment ago', async () => {
    const lamps: Asked = { q: 'lamp', sort: 'price', page: 1, size: 100, brand: [], inStock: false, price: null, isInside: false };
    const before = await listOf(lamps);
    await run(sql`update product set published = false where slug = ${before.slugs[0]!}`);
    await holdingAll(20_000);
    expect((await listOf(lamps)).slugs).toEqual(before.slugs.slice(1));
  });
});
