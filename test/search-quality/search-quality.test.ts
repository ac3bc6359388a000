import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#server/seed/seed-demo.ts';
import { createTestApp, type TestApp } from '../harness/app.ts';
import { judge, meanOf, slugsInShop } from './measure.ts';

/** A little below what is measured: a change of search that costs more than this is seen. */
const floors = { en: 0.85, zh: 0.85, 'zh-HK': 0.85 };

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await seedDemo(shop.host);
}, 120_000);
afterAll(() => shop.close());

it('finds what people mean, in three languages', async () => {
  const list = async (path: string, query: Record<string, string>) => {
    const { data } = await shop.client().get(`/api/web/${path}?${new URLSearchParams(query).toString()}`);
    return data.items.map((item: { slug: string }) => item.slug) as string[];
  };
  const inShop = await slugsInShop((page) => list('product/list', { page: String(page), size: '100' }));
  const judged = await judge(({ q, lang }) => list('search', { q, lang, size: '10' }), inShop);
  expect(judged.length).toBeGreaterThanOrEqual(60);
  const worst = judged.filter(({ score }) => score < 0.8).toSorted((a, b) => a.score - b.score);
  console.log(
    Object.keys(floors)
      .map((lang) => `${lang} ${meanOf(judged, lang).toFixed(3)}`)
      .join(', '),
  );
  for (const { lang, q, score, found } of worst) console.log(`${score.toFixed(2)} ${lang} "${q}": ${found.join(' ')}`);
  for (const [lang, floor] of Object.entries(floors)) expect([lang, meanOf(judged, lang)]).toEqual([lang, expect.toSatisfy((mean: number) => mean >= floor)]);
}, 60_000);
