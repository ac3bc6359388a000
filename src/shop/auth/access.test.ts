// What is the account's own answers 50 to whoever brings no token, whatever was sent: identity comes before the body.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const ask = (method: string, url: string, headers: Record<string, string> = {}) =>
  shop.client().send({ method: method as 'POST', url: url.replaceAll(/:[^/]+/g, 'x'), headers, ...(method === 'GET' ? {} : { payload: '{broken' }) });

test('every operation of a signed-in shopper answers 50 without a token, with a made-up one and with one that was signed out', async () => {
  const own = shop.app.operations.filter((operation) => operation.access === 'user');
  expect(own.length).toBeGreaterThan(8);
  const gone = await signedIn(shop);
  expect((await gone.post('/auth/signout')).code).toBe(0);
  const answers: string[] = [];
  for (const { method, url } of own) {
    for (const headers of [{}, { 'x-auth': 'made-up' }, { 'x-auth': gone.token }]) {
      const { status, code } = await ask(method, url, { 'content-type': 'application/json', ...headers });
      if (status !== 401 || code !== 50) answers.push(`${method} ${url} ${status} ${code}`);
    }
  }
  expect(answers).toEqual([]);
});

test('no operation of the back office takes a shopper’s token', async () => {
  const shopper = await signedIn(shop);
  const staff = shop.app.operations.filter((operation) => operation.access === 'staff');
  const codes = await Promise.all(staff.map(async ({ method, url }) => (await ask(method, url, { 'x-auth': shopper.token })).code));
  expect(new Set(codes)).toEqual(new Set([50]));
});
