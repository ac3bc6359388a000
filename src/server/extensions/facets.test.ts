/** A facet of an extension: its values are asked for by a job, lists narrow and count by what was written, and a fault changes nothing. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { defineFacet } from 'vitrine/extension';
import { testContext, testFacet } from 'vitrine/extension/testing';
import { newId } from '#kit/server/ids.ts';
import { deleteFacets } from '#shop/catalog/facets/index.ts';
import { announced } from '#test/harness/announcements.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { usualLimits } from './time-limit.ts';

const machine = { value: 'machine', title: { en: 'Machine washable', zh: '可机洗' } };
const hand = { value: 'hand', title: { en: 'Hand wash' } };
const bySlug: Record<string, (typeof hand)[]> = { socks: [machine], jumper: [hand], scarf: [hand, machine, hand] };
const washing = defineFacet<object>({
  name: 'washing',
  title: { en: 'Washing', zh: '洗涤' },
  valuesOf: async (_context, products) => Object.fromEntries(products.flatMap(({ id, slug }) => (bySlug[slug] ? [[id, bySlug[slug]]] : []))),
});
let valuesOf: unknown = washing.valuesOf;
const job = 'ext.care.facet.washing';

let shop: TestApp;
beforeAll(async () => {
  const facet = { ...washing, valuesOf: (...given: unknown[]) => (valuesOf as (...all: unknown[]) => unknown)(...given) };
  shop = await createTestApp({ extensions: [extensionWith('care', { facets: [facet as never] })], extensionLimits: { ...usualLimits, callMs: 200 } });
  for (const slug of ['socks', 'jumper', 'scarf', 'bowl']) await insertTestProduct(shop.host.database, { slug, variants: [{}] });
});
afterAll(() => shop.close());

const list = async (query = '', headers = {}) => (await shop.client().get(`/api/web/product/list?currency=USD${query}`, headers)).data;
const facetOf = ({ facets }: { facets: { key: string; title: string; values: object[] }[] }) => facets.find(({ key }) => key === 'ext.care.washing');
const refresh = async () => {
  await runJob(shop, job as never);
  await announced(shop);
};

it('keeps the contract', async () => {
  const products = [
    { id: newId(), slug: 'socks', skus: ['S1'] },
    { id: newId(), slug: 'bowl', skus: [] },
  ];
  expect(Object.values(await testFacet(washing, testContext({ settings: {} }), products))).toEqual([[machine]]);
});

it('is counted in lists, in the language of who asks, and narrows them', async () => {
  expect(facetOf(await list())).toBeUndefined();
  await refresh();
  expect(facetOf(await list())).toMatchObject({
    title: 'Washing',
    values: [
      { value: 'hand', title: 'Hand wash', count: 2 },
      { value: 'machine', title: 'Machine washable', count: 2 },
    ],
  });
  expect(facetOf(await list('', { 'x-lang': 'zh' }))).toMatchObject({ title: '洗涤' });
  const narrowed = await list('&ext.care.washing=machine&sort=price');
  expect(narrowed.items.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(['scarf', 'socks']);
  expect(facetOf(narrowed)?.values).toHaveLength(2);
  expect((await list('&ext.care.washing=never')).items).toEqual([]);
});

it('follows what the extension says now', async () => {
  bySlug['bowl'] = [machine];
  delete bySlug['socks'];
  await refresh();
  expect((await list('&ext.care.washing=machine')).items.map(({ slug }: { slug: string }) => slug).toSorted()).toEqual(['bowl', 'scarf']);
});

it.each<[string, RegExp, () => unknown]>([
  ['throws', /the index is away/, () => Promise.reject(new Error('the index is away'))],
  ['hangs', /took longer than 200 ms/, () => new Promise(() => undefined)],
  ['answers nothing', /expected record/, async () => undefined],
  ['answers for other products', /was not asked of/, async () => ({ [newId()]: [machine] })],
  ['has values without a title', /"en"/, async (...[, products]: any[]) => ({ [products[0].id]: [{ value: 'x', title: {} }] })],
  [
    'has too many values',
    /<=50 items/,
    async (...[, products]: any[]) => ({ [products[0].id]: Array.from({ length: 51 }, (_, n) => ({ value: `v${n}`, title: { en: 'V' } })) }),
  ],
])('that %s fails its job, and lists stay as they were', async (_what, message, fault) => {
  const before = await list('&sort=price');
  valuesOf = fault;
  await expect(refresh()).rejects.toThrow(message);
  valuesOf = washing.valuesOf;
  expect(await list('&sort=price')).toEqual(before);
});

it('is left out of lists while its extension does not run, and forgotten with it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await shop.extensions.close();
  const { facets, items } = await list();
  expect([facets.filter(({ key }: { key: string }) => key.startsWith('ext.')), items.length]).toEqual([[], 4]);
  await shop.host.database.transaction((tx) => deleteFacets(tx, 'care'));
  expect((await list('&ext.care.washing=machine')).items).toEqual([]);
  logged.mockRestore();
});
