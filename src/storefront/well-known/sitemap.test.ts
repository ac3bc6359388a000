import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { itemsPerPart } from './sitemap.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('has every article, in as many parts as they need', async () => {
  const count = itemsPerPart + 20;
  await sql`insert into content_item (id, kind, slug, texts) select gen_random_uuid(), 'article', 'a-' || n, '{"en": {"title": "A"}}' from generate_series(1, ${count}::int) n`.execute(
    shop.kysely,
  );
  const read = async (name: string) => (await shop.client().get(name)).text;
  const index = await read('/sitemap.xml');
  const parts = [...index.matchAll(/\/sitemap\/article-\d+\.xml/g)].map(([path]) => path);
  expect(parts).toEqual(['/sitemap/article-1.xml', '/sitemap/article-2.xml']);
  const listed = (await Promise.all(parts.map(read))).map((text) => text.match(/<loc>[^<]*\/article\/a-\d+<\/loc>/g) ?? []);
  expect(listed.map(({ length }) => length)).toEqual([itemsPerPart, 20]);
  expect(new Set(listed.flat()).size).toBe(count);
});
