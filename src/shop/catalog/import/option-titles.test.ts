import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '#test/harness/app.ts';
import { testData } from '#test/harness/test-data.ts';
import { inSizeOrder } from '../lists/size-order.ts';
import { importShopifyCsv, localFile } from './index.ts';

type Facet = { key: string; title: string; values: { value: string; title: string; count: number }[] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-option-titles-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a shop filled from files offers to choose from, and the sizes of a product's page. */
async function facetsAfter(files: readonly string[], product?: string) {
  const shop = await createTestApp();
  try {
    for (const file of files) await importShopifyCsv(shop.host, localFile(file), { noPictures: true });
    const { data } = await shop.client().get('/api/web/product/list');
    const detail = product ? await shop.client().get(`/api/web/product/detail?slug=${product}`) : null;
    const sizes = (detail?.data.options[0].values as { title: string }[] | undefined)?.map(({ title }) => title);
    return { facets: data.facets as Facet[], sizes };
  } finally {
    await shop.close();
  }
}

describe('options of several products', () => {
  // Each product writes the option, and its values, in its own way.
  const products = [
    ['shirt', 'size', ['Large', 'XS', 'Medium']],
    ['coat', 'Size', ['XL', 'medium', 'Small']],
    ['boot', 'SIZE', ['10', '6.5', '9']],
  ] as const;
  const file = async (name: string, order: readonly number[]) => {
    const rows = order.flatMap((index) => {
      const [handle, option, values] = products[index]!;
      return values.map((value, place) => [handle, place === 0 ? handle : '', 'true', place === 0 ? option : '', value, '10.00', '5'].join(','));
    });
    const path = join(folder, name);
    await writeFile(path, ['Handle,Title,Published,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty', ...rows].join('\n'));
    return path;
  };

  it('make one facet: its title the same whatever product came first, each value once, in the order of sizes', async () => {
    const titles = [];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ]) {
      const { facets, sizes } = await facetsAfter([await file(`${order.join('')}.csv`, order)], 'shirt');
      expect(sizes).toEqual(['XS', 'Medium', 'Large']);
      const found = facets.filter(({ key }) => key.startsWith('opt.'));
      expect(found.map(({ key }) => key)).toEqual(['opt.size']);
      expect(found[0]!.values.map(({ value, count }) => [value, count])).toEqual([
        ['xs', 1],
        ['small', 1],
        ['medium', 2],
        ['large', 1],
        ['xl', 1],
        ['6-5', 1],
        ['9', 1],
        ['10', 1],
      ]);
      titles.push(found[0]!.title);
    }
    expect(new Set(titles).size).toBe(1);
  }, 60_000);
});

const snowdevil = testData('shopify-snowdevil.csv');
describe.skipIf(!snowdevil)('a real export (TEST_DATA_DIR)', () => {
  it('has its 70 sizes once each, in order', async () => {
    const { facets } = await facetsAfter([snowdevil!, testData('shopify-apparel.csv')!]);
    const sizes = facets.filter(({ key }) => key === 'opt.size');
    expect(sizes).toHaveLength(1);
    const titles = sizes[0]!.values.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const ends = (from: string, to: string) => titles.slice(titles.indexOf(from), titles.indexOf(to) + 1);
    expect(ends('XSmall', 'XLarge')).toEqual(['XSmall', 'Small', 'S/M', 'Small/Medium', 'Medium', 'Large', 'Large/XLarge', 'XLarge']);
    expect(ends('5', '14')).toEqual(['5', '6', '6.5', '7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '11.5', '12', '13', '14']);
    const lengths = titles.filter((title) => /^[\d.]+(cm|MM)$/.test(title));
    expect(lengths.length).toBeGreaterThan(30);
    expect(lengths).toEqual(inSizeOrder(lengths, String));
  }, 60_000);
});
