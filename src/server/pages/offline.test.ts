import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';

let shop: TestApp;
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => shop.close());

it('answers the page for times without a network in the language asked for, from nothing but its style sheet', async () => {
  const page = await shop.client().get('/offline?lang=zh');
  expect(page).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-cache', 'content-security-policy': expect.stringContaining("default-src 'none'") },
  });
  expect(page.text).toContain('<h1>您已离线</h1>');
  expect(page.text).toContain('<a href="">重试</a>');
  const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.text)!;
  expect((await shop.client().get(sheet!)).headers['content-type']).toContain('text/css');
  for (const lang of ['xx', '', 'a&lang=b']) expect((await shop.client().get(`/offline?lang=${lang}`)).text).toContain('You are offline');
});
