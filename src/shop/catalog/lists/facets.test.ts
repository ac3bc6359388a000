/** Facets and totals of random lists, held against a count by hand of a random catalogue. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { statementTimeout } from '#kit/server/connections/statement-timeout.ts';
import { newId } from '#kit/server/ids.ts';
import { runsOf } from '#test/harness/long-run.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { filterOfPage, listProducts } from './index.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { inLongRun } from '#test/harness/long-run.ts';

type Offer = { colour: string; size: string; price: number; stock: number };
type Thing = { slug: string; brand: string; stars: number; tags: string[]; isInside: boolean; offers: Offer[] };

const colours = ['moss', 'ink', 'chalk'];
const sizes = ['s', 'm', 'l'];
const brands = ['Kiln & Clay', 'Loom', ''];
const tags = ['gift', 'new'];

const offer = fc.record({
  colour: fc.constantFrom(...colours),
  size: fc.constantFrom(...sizes),
  price: fc.integer({ min: 1, max: 9 }).map((price) => price * 500),
  stock: fc.constantFrom(0, 5),
});
const thing = fc.record({
  brand: fc.constantFrom(...brands),
  stars: fc.integer({ min: 0, max: 5 }),
  tags: fc.subarray(tags),
  isInside: fc.boolean(),
  offers: fc.array(offer, { minLength: 1, maxLength: 4 }),
});
const asked = fc.record({
  'opt.colour': fc.subarray(colours),
  'opt.size': fc.subarray(sizes),
  brand: fc.subarray(['kiln-clay', 'loom']),
  tag: fc.subarray(tags),
  inStock: fc.subarray(['1']),
  rating: fc.subarray(['3'], { maxLength: 1 }),
  price: fc.subarray(['1000-3000', '-2500', '2000-'], { maxLength: 1 }),
  isInside: fc.boolean(),
});
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

let shop: TestApp;
let things: Thing[];
beforeAll(async () => {
  shop = await createTestApp();
  const { database } = shop.host;
  await shop.run(
    sql`insert into currency (code, rate, step_amount, position, is_base) values ('USD', 1, 1, 0, true), ('EUR', 0.8, 1, 1, false) on conflict (code) do update set rate = excluded.rate, step_amount = 1`,
  );
  const category = newId();
  await shop.run(sql`insert into category (id, slug, texts) values (${category}, 'inside', '{"en":{"title":"Inside"}}')`);
  for (const tag of tags) await shop.run(sql`insert into tag (id, slug, texts) values (${newId()}, ${tag}, '{}')`);
  things = fc.sample(thing, 40).map((one, index) => ({ ...one, slug: `t${index}` }));
  for (const { slug, brand, stars, tags: own, isInside, offers } of things) {
    const variants = await insertTestProduct(database, { slug, variants: offers.map(({ price, stock }) => ({ price, onHand: stock })) });
    const { productId } = variants[0]!;
    await shop.run(sql`update product set brand = ${brand}, rating_sum = ${stars}, review_count = ${stars > 0 ? 1 : 0} where id = ${productId}`);
    for (const [index, { colour, size }] of offers.entries())
      await shop.run(sql`update variant set options = ${JSON.stringify({ colour, size })}::jsonb where id = ${variants[index]!.id}`);
    for (const tag of own) await shop.run(sql`insert into product_tag (product_id, tag_id) select ${productId}, id from tag where slug = ${tag}`);
    if (isInside) await shop.run(sql`insert into product_category (product_id, category_id) values (${productId}, ${category})`);
  }
}, 60_000);
afterAll(() => shop.close());

const keyOf = (brand: string) => ({ 'Kiln & Clay': 'kiln-clay', Loom: 'loom' })[brand] ?? '';

/** The products in a list, and those of their offers that put them there; `but` is a facet that is not asked. */
function matching(given: Asked, but: string, { rate = 1 } = {}): { thing: Thing; offers: Offer[] }[] {
  const wants = (facet: keyof Asked) => facet !== but && (given[facet] as string[]).length > 0;
  const [min, max] = (given.price[0] ?? '-').split('-').map((bound) => (bound === '' ? null : Number(bound)));
  return things
    .filter((one) => !given.isInside || one.isInside)
    .filter((one) => !wants('brand') || given.brand.includes(keyOf(one.brand)))
    .filter((one) => !wants('tag') || given.tag.some((tag) => one.tags.includes(tag)))
    .filter((one) => !wants('rating') || one.stars >= Number(given.rating[0]))
    .map((one) => ({
      thing: one,
      offers: one.offers.filter(
        (each) =>
          (!wants('opt.colour') || given['opt.colour'].includes(each.colour)) &&
          (!wants('opt.size') || given['opt.size'].includes(each.size)) &&
          (!wants('inStock') || each.stock > 0) &&
          (!wants('price') || ((min === null || each.price * rate >= min!) && (max === null || each.price * rate <= max!))),
      ),
    }))
    .filter(({ offers }) => offers.length > 0);
}

function byHand(given: Asked, { rate = 1 } = {}): Record<string, Record<string, number>> {
  const count = (facet: string, valuesOf: (found: { thing: Thing; offers: Offer[] }) => string[]) => {
    const counts: Record<string, number> = {};
    for (const found of matching(given, facet, { rate })) for (const value of new Set(valuesOf(found))) if (value) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  const prices = matching(given, 'price').flatMap(({ offers }) => offers.map(({ price }) => price * rate));
  return {
    'opt.colour': count('opt.colour', ({ offers }) => offers.map(({ colour }) => colour)),
    'opt.size': count('opt.size', ({ offers }) => offers.map(({ size }) => size)),
    brand: count('brand', ({ thing: { brand } }) => [keyOf(brand)]),
    tag: count('tag', ({ thing: { tags: own } }) => own),
    inStock: count('inStock', ({ offers }) => (offers.some(({ stock }) => stock > 0) ? ['1'] : [])),
    rating: count('rating', ({ thing: { stars } }) => ['1', '2', '3', '4', '5'].filter((least) => stars >= Number(least))),
    price: prices.length > 0 ? { [`${Math.min(...prices)}-${Math.max(...prices)}`]: matching(given, 'price').length } : {},
  };
}

/** Asks for a list and holds its products, total and facets against the count by hand. */
async function checkList(given: Asked, { rate = 1 } = {}): Promise<void> {
  const { isInside, ...facets } = given;
  const query = new URLSearchParams(Object.entries(facets).flatMap(([name, values]) => (values as string[]).map((value) => [name, value])));
  const filter = filterOfPage(query, isInside ? { category: 'inside', size: 100 } : { size: 100 });
  const list = await listProducts(shop.host.database.reader, filter, { currency: rate === 1 ? 'USD' : 'EUR', lang: 'en' });
  expect([list.total, list.items.map(({ slug }) => slug).toSorted()]).toEqual([
    list.items.length,
    matching(given, '', { rate })
      .map(({ thing: { slug } }) => slug)
      .toSorted(),
  ]);
  const hand = byHand(given, { rate });
  // Kinds that came later are counted by hand in test/contract/catalog-lists.ts alone.
  const counted = Object.fromEntries(
    list.facets
      .filter(({ key }) => key in hand)
      .map(({ key, values }) => [key, Object.fromEntries(values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]))]),
  );
  const expected = Object.fromEntries(Object.entries(hand).filter(([key, values]) => Object.keys(values).length > 0 || counted[key] !== undefined));
  expect(counted).toEqual(expected);
  const shown = list.facets.flatMap(({ key, values }) => values.map(({ value }) => `${key}=${value}`));
  const chosen = [...query].filter(([key]) => key !== 'price').map(([key, value]) => `${key}=${value}`);
  expect(shown).toEqual(expect.arrayContaining(chosen));
}

it('counts every facet and total as a count by hand does', async () => {
  await fc.assert(fc.asyncProperty(asked, (given) => checkList(given)));
  expect(things).toHaveLength(40);
}, 60_000);

it('counts the same in another currency, by its rate and with prices of its own', async () => {
  const { reader } = shop.host.database;
  const euro = () =>
    fc.assert(
      fc.asyncProperty(asked, (given) => checkList(given, { rate: 0.8 })),
      { numRuns: runsOf(60) },
    );
  await euro();
  await sql`insert into variant_price (variant_id, currency, price_amount) select id, 'EUR', price_amount * 8 / 10 from variant`.execute(on(reader));
  invalidateMemoized(['products']);
  await euro();
  await sql`delete from variant_price`.execute(on(reader));
  expect(things).toHaveLength(40);
}, 60_000);

/** Changes of all kinds, by statements that announce nothing. */
async function changeThings(): Promise<void> {
  const of = (index: number) => sql`(select id from product where slug = ${things[index]!.slug})`;
  const change = (index: number, changed: Partial<Thing>) => (things[index] = { ...things[index]!, ...changed });
  await shop.run(sql`update stock_level set on_hand = 0 where variant_id in (select id from variant where product_id = ${of(0)})`);
  change(0, { offers: things[0]!.offers.map((each) => ({ ...each, stock: 0 })) });
  await shop.run(sql`update variant set price_amount = 4500, options = '{"colour":"ink","size":"l"}' where product_id = ${of(5)}`);
  change(5, { offers: things[5]!.offers.map((each) => ({ ...each, price: 4500, colour: 'ink', size: 'l' })) });
  await shop.run(sql`update product set brand = 'Loom', rating_sum = 5, review_count = 1 where id = ${of(10)}`);
  change(10, { brand: 'Loom', stars: 5 });
  await shop.run(sql`delete from product_category where product_id = ${of(15)}`);
  change(15, { isInside: false });
  await shop.run(sql`insert into product_tag (product_id, tag_id) select ${of(20)}, id from tag on conflict do nothing`);
  change(20, { tags });
  await shop.run(sql`delete from product where id = ${of(25)}`);
  await shop.run(sql`update product set published = false where id = ${of(30)}`);
  things = things.filter((_one, index) => index !== 25 && index !== 30);
  const [only] = await insertTestProduct(shop.host.database, { slug: 'late', variants: [{ price: 1500, onHand: 3 }] });
  await shop.run(sql`update variant set options = '{"colour":"moss","size":"s"}' where id = ${only!.id}`);
  things.push({ slug: 'late', brand: '', stars: 0, tags: [], isInside: false, offers: [{ colour: 'moss', size: 's', price: 1500, stock: 3 }] });
}

it('counts the same after changes of all kinds', async () => {
  await changeThings();
  invalidateMemoized(['products']);
  await fc.assert(
    fc.asyncProperty(asked, fc.constantFrom(1, 0.8), (given, rate) => checkList(given, { rate })),
    { numRuns: runsOf(100) },
  );
  expect(things).toHaveLength(39);
}, 60_000);

it.runIf(inLongRun)(
  'counts up to 10,000 products, and says that there are more',
  async () => {
    const { database } = shop.host;
    // In one transaction: what a list knows of a product is brought up to date once, at its end.
    await database.transaction(async (tx) => {
      // A busy machine may take longer over so many rows than a page may.
      await statementTimeout(tx, 0);
      const run = (statement: ReturnType<typeof sql>) => statement.execute(on(tx));
      await run(
        sql`insert into product (id, slug, texts, brand) select gen_random_uuid(), 'many-' || n, '{"en":{"title":"Many"}}', 'Loom' from generate_series(1, 10050) n`,
      );
      await run(sql`insert into variant (id, product_id, sku, price_amount) select gen_random_uuid(), id, slug, 700 from product where slug like 'many-%'`);
    });
    const list = (query: string) => listProducts(database.reader, filterOfPage(new URLSearchParams(query)), { currency: 'USD', lang: 'en' });
    const narrow = await list('brand=loom&price=-700');
    expect([narrow.total, narrow.totalAtLeast]).toEqual([10_000, true]);
    expect(narrow.facets.map(({ atLeast }) => atLeast)).toContain(true);
    // Nothing narrows the whole shop: its count is cached.
    const whole = await list('');
    expect([whole.total, whole.totalAtLeast]).toEqual([10_050 + things.length, false]);
  },
  60_000,
);
