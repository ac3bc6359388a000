/**
 * The contract that every engine of `CatalogSearch` keeps: lists and facets of a random catalogue held against a count by hand, and searches of a
 * small one held against what people mean. The catalogue is written by the shop itself; an engine with an index of its own brings it up to date in `refresh`.
 */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount, convert } from '#kit/pure/amount.ts';
import { newId } from '#kit/server/ids.ts';
import type { CurrencyPricing, ListCounts, ProductQuery } from '#shop/catalog/search/catalog-search.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import {
  colours,
  find,
  keyOf,
  pricings,
  run,
  sizes,
  tags,
  writeLists,
  writeThings,
  writeWords,
  type EngineUnderTest,
  type Offer,
  type Thing,
  type World,
} from './catalog-world.ts';

const asked = fc.record({
  options: fc.record({ colour: fc.subarray(colours), size: fc.subarray(sizes) }),
  brands: fc.option(fc.subarray(['kiln-clay', 'loom', 'nobody'], { minLength: 1 }), { freq: 2 }),
  tags: fc.option(fc.subarray([...tags, 'nothing'], { minLength: 1 }), { freq: 2 }),
  inStock: fc.boolean(),
  rating: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 2 }),
  minPrice: fc.option(fc.integer({ min: 0, max: 4_000 }), { freq: 2 }),
  maxPrice: fc.option(fc.integer({ min: 500, max: 5_000 }), { freq: 2 }),
  isInside: fc.boolean(),
  pricing: fc.constantFrom(...Object.values(pricings)),
  sort: fc.constantFrom('sales' as const, 'newest' as const, 'price' as const, '-price' as const, 'rating' as const),
});
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

/** Holds an engine to the contract. */
export function holdCatalogSearch(name: string, open: (shop: TestApp) => Promise<EngineUnderTest> | EngineUnderTest): void {
  describe(`the catalogue in ${name}`, () => {
    const opened: { shop?: TestApp; engine?: EngineUnderTest } = {};
    const world: World = {
      get shop() {
        return opened.shop!;
      },
      get engine() {
        return opened.engine!;
      },
      ids: new Map(),
      categoryId: newId(),
      collectionId: newId(),
      things: [],
    };
    beforeAll(async () => {
      opened.shop = await createTestApp();
      opened.engine = await open(opened.shop);
      await writeLists(world);
      await writeThings(world);
      await writeWords(world);
      await world.engine.refresh();
    }, 60_000);
    afterAll(() => world.shop.close());
    holdLists(world);
    holdSearches(world);
    holdSuggestions(world);
    holdLimits(world);
  });
}

// Lists and facets

const priceIn = ({ currency, hasOwnPrices, ...rule }: CurrencyPricing, { price, euro }: Offer): number => {
  if (hasOwnPrices && euro !== null) return euro;
  return currency === 'USD' ? price : convert(amount(price), 'USD', currency, rule);
};

/** The products of a list with those of their variants that put them there, in no order; `but` is a facet that is not asked. */
function matching({ things }: World, given: Asked, but: string): { thing: Thing; offers: Offer[] }[] {
  const meets = (facet: string, isMet: boolean) => facet === but || isMet;
  const { options, brands: wanted, tags: tagged, minPrice, maxPrice, pricing } = given;
  return things
    .filter((one) => one.published && (!given.isInside || one.isInside))
    .filter((one) => meets('brand', wanted === null || wanted.includes(keyOf[one.brand] ?? '')))
    .filter((one) => meets('tag', tagged === null || tagged.some((tag) => one.tags.includes(tag))))
    .filter((one) => meets('rating', given.rating === null || one.stars >= given.rating))
    .map((one) => ({
      thing: one,
      offers: one.offers.filter((each) => {
        const price = priceIn(pricing, each);
        return (
          meets('opt.colour', options.colour.length === 0 || options.colour.includes(each.colour)) &&
          meets('opt.size', options.size.length === 0 || options.size.includes(each.size)) &&
          meets('inStock', !given.inStock || each.stock > 0) &&
          meets('price', (minPrice === null || price >= minPrice) && (maxPrice === null || price <= maxPrice))
        );
      }),
    }))
    .filter(({ offers }) => offers.length > 0);
}

function countsByHand(world: World, given: Asked, facet: string) {
  const found = matching(world, given, facet);
  const count = (valuesOf: (one: (typeof found)[number]) => string[]) => {
    const counts: Record<string, number> = {};
    for (const one of found) for (const value of new Set(valuesOf(one))) if (value) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  const prices = found.flatMap(({ offers }) => offers.map((each) => priceIn(given.pricing, each)));
  return {
    total: found.length,
    colour: count(({ offers }) => offers.map(({ colour }) => colour)),
    size: count(({ offers }) => offers.map(({ size }) => size)),
    brand: count(({ thing: { brand } }) => [keyOf[brand] ?? '']),
    tag: count(({ thing: { tags: own } }) => own),
    rating: count(({ thing: { stars } }) => ['1', '2', '3', '4', '5'].filter((least) => stars >= Number(least))),
    inStock: count(({ offers }) => (offers.some(({ stock }) => stock > 0) ? ['1'] : []))['1'] ?? 0,
    range: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
  };
}

function countsOf({ total, options, brands: byBrand, tags: byTag, ratings, inStock, range }: ListCounts): ReturnType<typeof countsByHand> {
  const counts = (values: readonly { value: string; count: number }[]) =>
    Object.fromEntries(values.flatMap(({ value, count }) => (count > 0 ? [[value, count]] : [])));
  return {
    total,
    colour: counts(options.filter(({ key }) => key === 'colour')),
    size: counts(options.filter(({ key }) => key === 'size')),
    brand: counts(byBrand.map(({ key, count }) => ({ value: key, count }))),
    tag: counts(byTag.map(({ slug, count }) => ({ value: slug, count }))),
    rating: counts(Object.entries(ratings).map(([value, count]) => ({ value, count }))),
    inStock,
    range,
  };
}

/** What a facet's own counts must tell; the rest of them is not looked at. */
const partOf: Record<string, keyof ReturnType<typeof countsByHand>> = {
  'opt.colour': 'colour',
  'opt.size': 'size',
  brand: 'brand',
  tag: 'tag',
  rating: 'rating',
  inStock: 'inStock',
  price: 'range',
};

function chosenOf({ options, brands: wanted, tags: tagged, inStock, rating, minPrice, maxPrice }: Asked): ProductQuery['chosen'] {
  return {
    options: Object.fromEntries(Object.entries(options).filter(([, values]) => values.length > 0)),
    ...(wanted && { brands: wanted }),
    ...(tagged && { tags: tagged }),
    ...(inStock && { inStock: true }),
    ...(rating !== null && { rating }),
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
  };
}

/** The number that a product stands in its list by; of equal ones the contract says nothing. */
function orderOf({ sort, pricing }: Asked, { sales, day, stars, offers }: Thing): number {
  const lowest = Math.min(...offers.map((each) => priceIn(pricing, each)));
  return { sales: -sales, newest: day, price: lowest, '-price': -lowest, rating: -stars }[sort];
}

function holdLists(world: World): void {
  // Those to search for stand in no category, brand or tag of the things, but in the whole shop.
  const among = (given: Asked): Asked => ({ ...given, isInside: true });

  it('holds the products, in order, with the total and the facets that a count by hand has', async () => {
    await fc.assert(
      fc.asyncProperty(asked.map(among), async (given) => {
        const { productIds, total, isLowerBound, facets } = await find(world, {
          scope: { categoryId: world.categoryId },
          chosen: chosenOf(given),
          sort: given.sort,
          pricing: given.pricing,
          known: { shopSize: 60, listSize: world.things.filter((one) => one.published && one.isInside).length },
        });
        const expected = matching(world, given, '').map((one) => one.thing);
        expect([productIds.toSorted(), total, isLowerBound]).toEqual([expected.map(({ id }) => id).toSorted(), expected.length, false]);
        const places = productIds.map((id) =>
          orderOf(
            given,
            world.things.find((one) => one.id === id)!,
          ),
        );
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(countsOf(facets!.list)).toEqual(countsByHand(world, given, ''));
        for (const [key, counts] of facets!.chosen) expect([key, countsOf(counts)[partOf[key]!]]).toEqual([key, countsByHand(world, given, key)[partOf[key]!]]);
      }),
      { numRuns: 120 },
    );
    expect(world.things).toHaveLength(40);
  }, 60_000);

  it('tells what is chosen and of which nothing is left, by its name', async () => {
    const { facets, total } = await find(world, { chosen: { options: { colour: ['moss'] }, minPrice: 90_000, brands: ['loom'], tags: ['gift'] } });
    expect(total).toBe(0);
    expect(facets!.chosen.get('opt.colour')!.options).toMatchObject([{ key: 'colour', value: 'moss', count: 0, title: { en: { title: 'MOSS' } } }]);
    expect(facets!.chosen.get('brand')!.brands).toEqual([{ key: 'loom', title: 'Loom', count: 0 }]);
    expect(facets!.chosen.get('tag')!.tags).toEqual([{ slug: 'gift', texts: { en: { title: 'gift' } }, count: 0 }]);
  });

  it('names the values of options in all languages', async () => {
    const { facets } = await find(world, { scope: { categoryId: world.categoryId }, brand: 'loom' });
    const [colour] = facets!.list.options;
    expect(colour).toMatchObject({
      key: 'colour',
      optionTitle: { en: { title: 'Colour' }, zh: { title: '颜色' } },
      swatch: null,
      position: expect.any(Number),
    });
  });

  it('orders a collection as the merchant does, and pages without a gap or a double', async () => {
    const members = world.things.filter((one) => one.place !== null && one.published).toSorted((a, b) => a.place! - b.place!);
    const list: Partial<ProductQuery> = {
      scope: { collectionId: world.collectionId },
      sort: 'relevance',
      size: 4,
      known: { shopSize: 60, listSize: members.length },
    };
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => find(world, { ...list, page })));
    expect(pages.flatMap(({ productIds }) => productIds)).toEqual(members.map(({ id }) => id));
    for (const page of pages) expect(page.total).toBe(members.length);
    for (const sort of ['sales', 'newest', 'price', '-price', 'rating'] as const) {
      const sorted = await Promise.all([1, 2, 3, 4, 5].map((page) => find(world, { ...list, sort, page })));
      expect(sorted.flatMap(({ productIds }) => productIds).toSorted()).toEqual(members.map(({ id }) => id).toSorted());
    }
  });

  it('holds what is in all the lists that are asked for, and nothing in those that nobody knows', async () => {
    const both = world.things.filter((one) => one.place !== null && one.isInside && one.published);
    const { productIds } = await find(world, { scope: { categoryId: world.categoryId, collectionId: world.collectionId } });
    expect(productIds.toSorted()).toEqual(both.map(({ id }) => id).toSorted());
    for (const scope of [{ categoryId: newId() }, { tagId: newId() }, { collectionId: newId() }, { promotionId: newId() }])
      expect((await find(world, { scope })).productIds).toEqual([]);
    expect((await find(world, { brand: 'nobody' })).productIds).toEqual([]);
  });
}

// Searches

function holdSearches(world: World): void {
  const synonyms = [
    ['mug', 'coffee cup'],
    ['bucket', 'pail'],
  ];
  const searchFor = (text: string, more: Partial<ProductQuery> = {}) => find(world, { search: { text, synonyms, lang: 'en' }, sort: 'relevance', ...more });
  const slugOf = (id: string) => [...world.ids].find(([, known]) => known === id)?.[0] ?? id;
  const slugsFor = async (text: string) => (await searchFor(text)).productIds.map(slugOf);

  it.each([
    ['a word of the title', 'teapot', 'teapot'],
    ['large letters', 'TEAPOT', 'teapot'],
    ['letters without their accents', 'cafe', 'cafe-cups'],
    ['accents', 'téapöt', 'teapot'],
    ['wide letters', 'ｔｅａｐｏｔ', 'teapot'],
    ['the beginning of a word', 'teap', 'teapot'],
    ['a plural', 'teapots', 'teapot'],
    ['a singular', 'café cup', 'cafe-cups'],
    ['several words in any order', 'teapot gorse', 'teapot'],
    ['a brand', 'wychwood', 'teapot'],
    ['a category', 'crockery', 'teapot'],
    ['a category in Chinese', '餐具', 'teapot'],
    ['a tag', 'handmade', 'cafe-cups'],
    ['a summary', 'zeppelin', 'garden-pail'],
    ['a specification', 'kapok', 'cushion'],
    ['Chinese', '茶壶', 'teapot'],
    ['Chinese with an ending', '咖啡杯子', 'cafe-cups'],
    ['Japanese', 'コーヒー', 'cafe-cups'],
    ['Thai', 'กาน้ำชา', 'teapot'],
    ['words that say nothing', 'the teapot of the', 'teapot'],
    ['a SKU', 'ab-77/X', 'coded'],
    ['a barcode', '4006381333931', 'coded'],
  ])('finds by %s', async (_what, text, slug) => {
    const found = await searchFor(text);
    expect([slugOf(found.productIds[0] ?? ''), found.correctedText]).toEqual([slug, null]);
  });

  it('puts what is called so before what only holds the word, however well that sells', async () =>
    expect(await slugsFor('zinc')).toEqual(['zinc-pail', 'garden-pail']));

  it('takes words of one group for each other, single words and several', async () => {
    expect((await slugsFor('bucket')).toSorted()).toEqual(['garden-pail', 'zinc-pail']);
    expect(await slugsFor('coffee cup')).toContain('mug');
  });

  it('meets every word', async () => {
    expect(await slugsFor('zinc garden')).toEqual(['garden-pail']);
    expect((await searchFor('zinc', { chosen: { options: { colour: ['ink'] } } })).productIds).toEqual([]);
  });

  it.each(['cusion', 'cushoin', 'cushon'])('finds the nearest word for %s, and says so', async (text) => {
    const { productIds, correctedText, total } = await searchFor(text);
    expect([productIds.map(slugOf), correctedText, total]).toEqual([['cushion'], 'cushion', 1]);
  });

  it('finds what meets some of the words where nothing meets all', async () => {
    expect((await slugsFor('teapot zzqqxy'))[0]).toBe('teapot');
    expect((await slugsFor('cushion teapot')).toSorted()).toEqual(['cushion', 'teapot']);
  });

  it('narrows, counts and sorts what was found like any list', async () => {
    const { productIds, facets, total } = await searchFor('pail', { sort: 'sales' });
    expect([productIds.map(slugOf), total]).toEqual([['garden-pail', 'zinc-pail'], 2]);
    expect(facets!.list).toMatchObject({ total: 2, inStock: 2, range: { min: 1_000, max: 1_000 } });
    expect((await searchFor('pail', { sort: 'sales', page: 2, size: 1 })).productIds.map(slugOf)).toEqual(['zinc-pail']);
    expect(await searchFor('pail', { page: 9 })).toMatchObject({ productIds: [], total: 2, correctedText: null });
  });

  it('finds nothing for what nothing has, and takes any bytes for words', async () => {
    for (const text of ['zzqqxy', '%', '\\', "'; drop table product; --", '👩‍👩‍👧', '_', '"', '*', "a' | 'b:*", '((', '!', '<->', ':*', '𠮷', 'x'.repeat(200)]) {
      const { productIds, total } = await searchFor(text);
      expect([text, productIds.length === total]).toEqual([text, true]);
    }
    expect(await searchFor('zzqqxy')).toMatchObject({ productIds: [], total: 0, isLowerBound: false, facets: null, correctedText: null });
  });
}

function holdSuggestions(world: World): void {
  const suggest = async (text: string, size = 5) =>
    (await world.engine.search.suggest({ text, size, synonyms: [], lang: 'en' })).map((id) => [...world.ids].find(([, known]) => known === id)?.[0]);

  it('suggests what begins as was typed, titles first, no more than asked for', async () => {
    expect(await suggest('gor')).toEqual(['teapot']);
    expect(await suggest('zin')).toEqual(['zinc-pail', 'garden-pail']);
    expect(await suggest('zin', 1)).toEqual(['zinc-pail']);
    expect(await suggest('茶')).toEqual(['teapot']);
    expect(await suggest('draf')).toEqual([]);
    expect(await suggest('%')).toEqual([]);
  });
}

// Limits

function holdLimits(world: World): void {
  const many = 10_050;

  it('knows at once what was changed, unpublished and deleted', async () => {
    const inStock = async () => (await find(world, { brand: 'wychwood', chosen: { options: {}, inStock: true } })).productIds;
    expect(await inStock()).toEqual([world.ids.get('teapot')]);
    await run(world, sql`update stock_level set on_hand = 0 where variant_id in (select id from variant where product_id = ${world.ids.get('teapot')!})`);
    await world.engine.refresh();
    expect(await inStock()).toEqual([]);
    await run(world, sql`update product set published = false where id = ${world.ids.get('teapot')!}`);
    await world.engine.refresh();
    expect((await find(world, { brand: 'wychwood' })).productIds).toEqual([]);
    await run(world, sql`delete from product where id = ${world.ids.get('mug')!}`);
    await world.engine.refresh();
    expect((await find(world, { search: { text: 'brae', synonyms: [], lang: 'en' } })).productIds).toEqual([]);
  });

  it('does not count what nobody wants counted', async () => {
    const { facets, total } = await find(world, { scope: { categoryId: world.categoryId }, brand: 'loom', size: 1, wants: { facets: false, total: true } });
    expect([facets, total]).toEqual([null, world.things.filter((one) => one.published && one.isInside && one.brand === 'Loom').length]);
  });

  it('counts exactly up to 10,000 products, and says beyond that there are more', async () => {
    const loom = world.things.filter((one) => one.published && one.brand === 'Loom').length;
    await run(
      world,
      sql`insert into product (id, slug, texts, brand, price_amount) select gen_random_uuid(), 'many-' || n, '{"en":{"title":"Many"}}', 'Loom', 700 from generate_series(1, ${many}::int) n`,
    );
    await run(
      world,
      sql`insert into variant (id, product_id, sku, price_amount) select gen_random_uuid(), id, slug, 700 from product where slug like 'many-%'`,
    );
    await run(world, sql`insert into stock_level (variant_id, on_hand) select id, 1 from variant where sku like 'many-%'`);
    await run(world, sql`analyze product, variant, stock_level`);
    await world.engine.refresh();
    const known = { shopSize: 11_000, listSize: null };
    const over = await find(world, { brand: 'loom', known });
    expect([over.total, over.isLowerBound, over.productIds.length]).toEqual([10_000, true, 100]);
    expect(over.facets!.list).toMatchObject({ isLowerBound: true, brands: [{ key: 'loom', count: 10_000 }] });
    await run(
      world,
      sql`update product set published = false where id in (select id from product where slug like 'many-%' order by slug limit ${many - 10_000 + loom})`,
    );
    await world.engine.refresh();
    const exact = await find(world, { brand: 'loom', known });
    expect([exact.total, exact.isLowerBound, exact.facets!.list.brands]).toEqual([10_000, false, [{ key: 'loom', title: 'Loom', count: 10_000 }]]);
    const last = await find(world, { brand: 'loom', known, page: 101 });
    expect([last.productIds, last.total]).toEqual([[], 10_000]);
  }, 60_000);
}
