/** The whole shop, over a database of its own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testExtension } from 'vitrine/extension/testing';
import { openTestShop, type TestApp } from 'vitrine/testing';
import greeting from '../extensions/greeting/server.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('opens with the extensions of vitrine.config.ts', async () => {
  testExtension(greeting);
  expect(shop.extensions.leftOut).toEqual([]);
  expect((await shop.client().get('/')).status).toBe(200);
});

it('greets', async () => {
  expect((await shop.client().get('/app/greeting/hello')).text).toContain('Hello you!');
  expect((await shop.client().get('/zh/app/greeting/hello')).text).toContain('你好，you！');
});
