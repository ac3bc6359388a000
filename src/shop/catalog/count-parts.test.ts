import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf } from './best-of.ts';
import { catalogLimits, type ProductFilter } from './contract.ts';
import { countParts } from './count-parts.ts';
import type { ShopPart } from './shop-parts.ts';
import { readWords } from './word-facts.ts';

const perPart = 4_000;
const colours = ['moss', 'ink'];
const numbers = Array.from({ length: perPart }, (_one, index) => index);
/** Every product is a cup; some are rare, every other one moss, every fifth in stock. */
const partOf = async (index: number, isRare: (product: number) => boolean): Promise<ShopPart> => ({
  after: null,
  upto: null,
  facts: {
    total: perPart,
    ratings: new Uint16Array(perPart),
    brands: [],
    tags: [],
    combinations: colours.map((colour) => ({ colour })),
    offers: {
      products: Int32Array.from(numbers),
      combinations: Int32Array.from(numbers, (product) => product % 2),
      prices: Float64Array.from(numbers, (product) => 100 + product),
      available: Uint8Array.from(numbers, (product) => (product % 5 === 0 ? 1 : 0)),
    },
    choices: colours.map((value, position) => ({ key: 'colour', value, title: null, optionTitle: null, swatch: null, position })),
  },
  lists: new Map([['shelf', Int32Array.from(numbers.slice(0, 2_500))]]),
  ids: Buffer.concat(numbers.map((product) => Buffer.from((index * perPart + product).toString(16).padStart(32, '0'), 'hex'))),
  order: { sales: Int32Array.from(numbers, (product) => product * 10 + index), prices: new Float64Array(perPart), published: new Float64Array(perPart) },
  words: await readWords(
    numbers.map((product) => (isRare(index * perPart + product) ? "'cup':1A,9C 'rare':2" : "'cup':1A,9C 'rarely':2B")),
    async () => undefined,
  ),
});
const shopOf = (isRare: (product: number) => boolean) => Promise.all([0, 1, 2, 3].map((index) => partOf(index, isRare)));
const searchFor = (...parts: string[]) => ({ lists: [], words: { terms: parts.map((part) => ({ parts: [part], others: [] })), any: false } });
const anything: ProductFilter = { options: {}, sort: 'relevance', page: 1, size: 20 };
const most = catalogLimits.counted;
const countOfValue = (counts: { options: { value: string; count: number }[] }, value: string) => counts.options.find((one) => one.value === value)?.count;

describe('bounded counts', () => {
  it('are exact up to 10,000 products', async () => {
    for (const wanted of [0, 1, 9_999, 10_000]) {
      const { all } = countParts(await shopOf((product) => product < wanted), anything, { scope: searchFor('cup*', 'rare'), chosen: [], most });
      expect([all.total, all.capped, countOfValue(all, 'moss') ?? 0]).toEqual([wanted, false, Math.ceil(wanted / 2)]);
    }
  });
  it('of more are lower bounds, say so, and are not counted to the end', async () => {
    const shop = await shopOf((product) => product <= 10_000);
    const { all } = countParts(shop, anything, { scope: searchFor('rare'), chosen: [], most });
    expect([all.total, all.capped]).toEqual([10_001, true]);
    const cups = countParts(shop, anything, { scope: searchFor('cup*'), chosen: [], most }).all;
    expect([cups.total, cups.capped, countOfValue(cups, 'moss')]).toEqual([12_000, true, 6_000]);
  });
  it('go on as long as one of the lists that are counted has fewer', async () => {
    const filter = { ...anything, inStock: true, options: { colour: ['moss'] } };
    const { all, without } = countParts(await shopOf(() => true), filter, { scope: { lists: [] }, chosen: ['opt.colour', 'inStock'], most });
    expect([all.total, all.capped]).toEqual([1_600, false]);
    expect([without.get('opt.colour')!.total, countOfValue(without.get('opt.colour')!, 'ink')]).toEqual([3_200, 1_600]);
    expect(without.get('inStock')!.total).toBe(8_000);
  });
  it('leave the order to all products, also those that are not counted', async () => {
    const first = { sort: 'sales', count: 5 } as const;
    const { ids } = countParts(await shopOf(() => true), anything, { scope: searchFor('cup*'), chosen: [], most, first });
    // The last products of the four parts sell best, those of the last part most.
    expect(ids.map((id) => Number.parseInt(id.replaceAll('-', ''), 16))).toEqual([15_999, 11_999, 7_999, 3_999, 15_998]);
    const shelf = countParts(await shopOf(() => true), { ...anything, inStock: true }, { scope: { lists: ['shelf'] }, chosen: ['inStock'], most: null, first });
    expect(shelf.ids.map((id) => Number.parseInt(id.replaceAll('-', ''), 16) % perPart)).toEqual([2_495, 2_495, 2_495, 2_495, 2_490]);
  });
});

it('keeps the best of very many as sorting all of them would', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), fc.boolean(), (keys, count, lowerFirst) => {
      const best = bestOf(count, lowerFirst);
      for (const [place, key] of keys.entries()) best.offer(key, place);
      const sorted = [...keys.keys()].toSorted((a, b) => keys[b]! - keys[a]! || (lowerFirst ? a - b : b - a));
      expect(best.places()).toEqual(sorted.slice(0, count));
    }),
  );
});

it('finds in titles alone, where only these are asked', async () => {
  const shop = await shopOf((product) => product < 30);
  const first = { sort: 'relevance', count: 9 } as const;
  const idsOf = (parts: string[], inTitle: boolean) =>
    countParts(shop, anything, { scope: { lists: [], words: { ...searchFor(...parts).words, inTitle } }, chosen: [], most: null, first }).ids;
  expect(idsOf(['rare*'], true)).toEqual([]);
  expect(idsOf(['rare*'], false)).toHaveLength(9);
  expect(idsOf(['cup', 'rare'], true)).toEqual([]);
  expect(idsOf(['cu*'], true)).toEqual(idsOf(['cu*'], false));
});
