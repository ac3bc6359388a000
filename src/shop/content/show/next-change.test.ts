import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { announced } from '#test/harness/announcements.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

// Shorter than the lifetime of a cached page.
const soonMs = 5_000;

const insert = (kind: string, slug: string, title: string, publishAt: Date) =>
  sql`insert into content_item (id, kind, slug, texts, search_text, publish_at) values (${newId()}, ${kind}, ${slug}, ${JSON.stringify({ en: { title } })}::jsonb, ${title.toLowerCase()}, ${publishAt})`.execute(
    shop.kysely,
  );

it('an article that is published by its schedule is found, and a page linked at the foot, though the page that shows them is cached', async () => {
  const soon = new Date(shop.clock.now.getTime() + soonMs);
  await insert('article', 'kiln-days', 'Kiln days', soon);
  await insert('page', 'contact', 'Contact', soon);
  await announced(shop, ['articles', 'pages']);
  const shown = async () => {
    const { text } = await shop.client().get('/search?q=kiln');
    return ['/article/kiln-days', '/page/contact'].map((path) => text.includes(`href="${path}"`));
  };
  expect(await shown()).toEqual([false, false]);
  shop.clock.now = new Date(shop.clock.now.getTime() + soonMs + 1_000);
  expect(await shown()).toEqual([true, true]);
});
