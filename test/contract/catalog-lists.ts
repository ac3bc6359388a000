/** What `CatalogSearch` promises of lists and facets (catalog-search.ts): held against a count by hand over a random catalogue. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amount, convert } from '#kit/pure/amount.ts';
import { newId } from '#kit/server/ids.ts';
import { productSorts } from '#shop/catalog/contract.ts';
import type { CurrencyPricing, ListCounts, ProductQuery } from '#shop/catalog/search/catalog-search.ts';
import { colours, find, keyOf, materials, pricings, sizes, tags, type Offer, type Thing, type Fixture } from './catalog-fixture.ts';

const asked = fc.record({
  options: fc.record({ colour: fc.subarray(colours), size: fc.subarray(sizes) }),
  brands: fc.option(fc.subarray(['kiln-clay', 'loom', 'nobody'], { minLength: 1 }), { freq: 2 }),
  tags: fc.option(fc.subarray([...tags, 'nothing'], { minLength: 1 }), { freq: 2 }),
  materials: fc.option(fc.subarray([...materials, 'glass'], { minLength: 1 }), { freq: 2 }),
  height: fc.option(fc.tuple(fc.option(fc.integer({ min: -9, max: 40 })), fc.integer({ min: -9, max: 40 })), { freq: 2 }),
  inStock: fc.boolean(),
  rating: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 2 }),
  minPrice: fc.option(fc.integer({ min: 0, max: 4_000 }), { freq: 2 }),
  maxPrice: fc.option(fc.integer({ min: 500, max: 5_000 }), { freq: 2 }),
  isInside: fc.boolean(),
  pricing: fc.constantFrom(...Object.values(pricings)),
  sort: fc.constantFrom(...productSorts),
});
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

const priceIn = ({ currency, hasOwnPrices, ...rule }: CurrencyPricing, { price, euro }: Offer): number => {
  if (hasOwnPrices && euro !== null) return euro;
  return currency === 'USD' ? price : convert(amount(price), 'USD', currency, rule);
};

const isBetween = (height: number | null, [from, to]: [number | null, number]) => height !== null && (from === null || height >= from) && height <= to;

/** The products of a list with those of their variants that put them there, in no order; `but` is a facet that is not asked. */
function matching({ things }: Fixture, given: Asked, but: string): { thing: Thing; offers: Offer[] }[] {
  const meets = (facet: string, isMet: boolean) => facet === but || isMet;
  const { options, brands: wanted, tags: tagged, minPrice, maxPrice, pricing } = given;
  return things
    .filter((one) => one.published && (!given.isInside || one.isInside))
    .filter((one) => meets('brand', wanted === null || wanted.includes(keyOf[one.brand] ?? '')))
    .filter((one) => meets('tag', tagged === null || tagged.some((tag) => one.tags.includes(tag))))
    .filter((one) => meets('spec.material', given.materials === null || given.materials.some((value) => one.materials.includes(value))))
    .filter((one) => meets('range.height', given.height === null || isBetween(one.height, given.height)))
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

function countsByHand(fixture: Fixture, given: Asked, facet: string) {
  const found = matching(fixture, given, facet);
  const count = (valuesOf: (one: (typeof found)[number]) => string[]) => {
    const counts: Record<string, number> = {};
    for (const one of found) for (const value of new Set(valuesOf(one))) if (value) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  const heights = found.flatMap(({ thing: { height } }) => (height === null ? [] : [height]));
  const prices = found.flatMap(({ offers }) => offers.map((each) => priceIn(given.pricing, each)));
  return {
    total: found.length,
    colour: count(({ offers }) => offers.map(({ colour }) => colour)),
    size: count(({ offers }) => offers.map(({ size }) => size)),
    brand: count(({ thing: { brand } }) => [keyOf[brand] ?? '']),
    tag: count(({ thing: { tags: own } }) => own),
    material: count(({ thing: { materials: own } }) => own),
    rating: count(({ thing: { stars } }) => ['1', '2', '3', '4', '5'].filter((least) => stars >= Number(least))),
    inStock: count(({ offers }) => (offers.some(({ stock }) => stock > 0) ? ['1'] : []))['1'] ?? 0,
    range: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    height: heights.length > 0 ? { range: `${Math.min(...heights) / 10}..${Math.max(...heights) / 10}`, count: heights.length } : null,
  };
}

function countsOf({ total, values }: ListCounts): ReturnType<typeof countsByHand> {
  const counts = (key: string) => Object.fromEntries(values.flatMap(({ facet, value, count }) => (facet === key && count > 0 ? [[value, count]] : [])));
  const range = values
    .find(({ facet }) => facet === 'price')
    ?.value.split('-')
    .map(Number);
  const height = values.find(({ facet }) => facet === 'range.height');
  return {
    total,
    colour: counts('opt.colour'),
    size: counts('opt.size'),
    brand: counts('brand'),
    tag: counts('tag'),
    material: counts('spec.material'),
    rating: counts('rating'),
    inStock: counts('inStock')['1'] ?? 0,
    range: range ? { min: range[0]!, max: range[1]! } : null,
    height: height ? { range: height.value, count: height.count } : null,
  };
}

/** The expected counts of a facet; others are not compared. */
const partOf: Record<string, keyof ReturnType<typeof countsByHand>> = {
  'opt.colour': 'colour',
  'opt.size': 'size',
  brand: 'brand',
  tag: 'tag',
  'spec.material': 'material',
  rating: 'rating',
  inStock: 'inStock',
  price: 'range',
  'range.height': 'height',
};

function chosenOf({ options, brands: wanted, tags: tagged, materials: made, height, inStock, rating, minPrice, maxPrice }: Asked): ProductQuery['chosen'] {
  return {
    ...Object.fromEntries(Object.entries(options).flatMap(([key, values]) => (values.length > 0 ? [[`opt.${key}`, values]] : []))),
    ...(wanted && { brand: wanted }),
    ...(tagged && { tag: tagged }),
    ...(made && { 'spec.material': made }),
    ...(height && { 'range.height': [`${height[0] === null ? '' : height[0] / 10}..${height[1] / 10}`] }),
    ...(inStock && { inStock: ['1'] }),
    ...(rating !== null && { rating: [String(rating)] }),
    ...((minPrice !== null || maxPrice !== null) && { price: [`${minPrice ?? ''}-${maxPrice ?? ''}`] }),
  };
}

/** The number that a product stands in its list by; of equal ones the contract says nothing. */
function orderOf({ sort, pricing }: Pick<Asked, 'sort' | 'pricing'>, { sales, day, stars, offers }: Thing): number {
  const lowest = Math.min(...offers.map((each) => priceIn(pricing, each)));
  const soldOutLast = offers.some(({ stock }) => stock > 0) ? 0 : 1e9;
  return { relevance: soldOutLast - sales, sales: -sales, newest: day, price: lowest, '-price': -lowest, rating: -stars }[sort];
}

/** Holds an engine to it. */
export function holdLists(fixture: Fixture): void {
  // Those to search for stand in no category, brand or tag of the things, but in the whole shop.
  const among = (given: Asked): Asked => ({ ...given, isInside: true });

  it('holds the products, in order, with the total and the facets that a count by hand has', async () => {
    await fc.assert(
      fc.asyncProperty(asked.map(among), async (given) => {
        const { productIds, total, isLowerBound, facets } = await find(fixture, {
          scope: { categoryId: fixture.categoryId },
          chosen: chosenOf(given),
          sort: given.sort,
          pricing: given.pricing,
          known: { shopSize: 60, listSize: fixture.things.filter((one) => one.published && one.isInside).length },
        });
        const expected = matching(fixture, given, '').map((one) => one.thing);
        expect([productIds.toSorted(), total, isLowerBound]).toEqual([expected.map(({ id }) => id).toSorted(), expected.length, false]);
        const places = productIds.map((id) =>
          orderOf(
            given,
            fixture.things.find((one) => one.id === id)!,
          ),
        );
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(countsOf(facets!.list)).toEqual(countsByHand(fixture, given, ''));
        for (const [key, counts] of facets!.chosen)
          expect([key, countsOf(counts)[partOf[key]!]]).toEqual([key, countsByHand(fixture, given, key)[partOf[key]!]]);
      }),
      { numRuns: 120 },
    );
    expect(fixture.things).toHaveLength(40);
  }, 60_000);

  // The lists above are narrowed to a few products each, which says little about an order.
  it.each(productSorts)('sorts all products of a category by %s', async (sort) => {
    for (const pricing of Object.values(pricings)) {
      const { productIds } = await find(fixture, { scope: { categoryId: fixture.categoryId }, sort, pricing, size: 100 });
      const places = productIds.map((id) =>
        orderOf(
          { sort, pricing },
          fixture.things.find((one) => one.id === id)!,
        ),
      );
      expect(new Set(places).size).toBeGreaterThan(2);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  it('names a chosen value that has no results', async () => {
    const { facets, total } = await find(fixture, {
      chosen: { 'opt.colour': ['moss'], price: ['90000-'], brand: ['loom'], tag: ['gift'], 'spec.material': ['oak'] },
    });
    expect(total).toBe(0);
    const own = (key: string) => facets!.chosen.get(key)!.values.filter(({ facet }) => facet === key);
    expect(own('opt.colour')).toMatchObject([{ value: 'moss', count: 0, title: { en: { title: 'MOSS' } } }]);
    expect(own('brand')).toMatchObject([{ value: 'loom', title: { en: { title: 'Loom' } }, count: 0 }]);
    expect(own('tag')).toMatchObject([{ value: 'gift', title: { en: { title: 'gift' } }, count: 0 }]);
    expect(own('spec.material')).toMatchObject([{ value: 'oak', count: 0, title: { en: { title: 'OAK' } }, facetTitle: { zh: { title: '材料' } } }]);
  });

  it('names the values of options in all languages', async () => {
    const { facets } = await find(fixture, { scope: { categoryId: fixture.categoryId }, brand: 'loom' });
    const [colour] = facets!.list.values;
    expect(colour).toMatchObject({
      facet: 'opt.colour',
      facetTitle: { en: { title: 'Colour' }, zh: { title: '颜色' } },
      swatch: null,
      position: expect.any(Number),
    });
  });

  it('counts those specifications alone that are facets, and narrows by all of them', async () => {
    const { facets, total } = await find(fixture, { chosen: { 'spec.material': ['oak'] }, specifications: [] });
    expect(total).toBe(fixture.things.filter((one) => one.published && one.materials.includes('oak')).length);
    expect(facets!.list.values.filter(({ facet }) => facet.startsWith('spec.'))).toEqual([]);
    const own = facets!.chosen.get('spec.material')!.values.filter(({ facet }) => facet === 'spec.material');
    expect(own.map(({ value, count }) => [value, count > 0])).toEqual(materials.map((value) => [value, true]));
  });

  it('orders a collection as the merchant does, and pages without a gap or a double', async () => {
    const members = fixture.things.filter((one) => one.place !== null && one.published).toSorted((a, b) => a.place! - b.place!);
    const list: Partial<ProductQuery> = {
      scope: { collectionId: fixture.collectionId },
      sort: 'relevance',
      size: 4,
      known: { shopSize: 60, listSize: members.length },
    };
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => find(fixture, { ...list, page })));
    expect(pages.flatMap(({ productIds }) => productIds)).toEqual(members.map(({ id }) => id));
    for (const page of pages) expect(page.total).toBe(members.length);
    for (const sort of productSorts) {
      const sorted = await Promise.all([1, 2, 3, 4, 5].map((page) => find(fixture, { ...list, sort, page })));
      expect(sorted.flatMap(({ productIds }) => productIds).toSorted()).toEqual(members.map(({ id }) => id).toSorted());
    }
  });

  it('holds what is in all the lists that are asked for, and nothing in those that nobody knows', async () => {
    const both = fixture.things.filter((one) => one.place !== null && one.isInside && one.published);
    const { productIds } = await find(fixture, { scope: { categoryId: fixture.categoryId, collectionId: fixture.collectionId } });
    expect(productIds.toSorted()).toEqual(both.map(({ id }) => id).toSorted());
    for (const scope of [{ categoryId: newId() }, { tagId: newId() }, { collectionId: newId() }, { promotionId: newId() }])
      expect((await find(fixture, { scope })).productIds).toEqual([]);
    expect((await find(fixture, { brand: 'nobody' })).productIds).toEqual([]);
  });
}
