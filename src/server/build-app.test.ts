import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('answers an unknown path under /api/ with the envelope', async () => {
  const answer = await shop.client().get('/api/web/nowhere');
  expect(answer.status).toBe(404);
  expect(answer).toMatchObject({ code: 40, msg: 'Not found', data: null });
});

it('speaks the language that was asked for', async () => {
  const answer = await shop.client().get('/api/web/nowhere', { 'x-lang': 'zh' });
  expect(answer.msg).toBe('未找到');
});

it('describes the API without pointing at what is not there', async () => {
  const { text } = await shop.client().get('/api/web/openapi.json');
  expect(text).toContain('"/api/web/cart/add":{');
  const named = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!);
  expect(named.filter((name) => !text.includes(`"${name}":{`))).toEqual([]);
});
