import { expect, test } from './journey.ts';

test('the shop serves', async ({ request }) => {
  expect((await request.get('/readyz')).status()).toBe(200);
  const unknown = await request.get('/api/web/nowhere');
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 40 });
});
