// Private data answers 50 without a token, whatever was sent: identity comes before the body.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret } from '#kit/server/ids.ts';
import { listActivity } from '#shop/accounts/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { eraseAccount } from '#test/harness/personal-data.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { completeSignIn } from './complete-sign-in.ts';

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
  const answers: string[] = [];
  // One after the other: all at once they would wait for connections longer than a busy machine has time for.
  for (const { method, url } of staff) {
    const { status, code } = await ask(method, url, { 'x-auth': shopper.token });
    if (code !== 50) answers.push(`${method} ${url} ${status} ${code}`);
  }
  expect(staff.length).toBeGreaterThan(100);
  expect(answers).toEqual([]);
});

test('a session that was signed out without a network ends by the mark that remained, whose token opens nothing then; other marks are answered alike', async () => {
  const [shopper, other] = [await signedIn(shop), await signedIn(shop)];
  const late = (ended: unknown, headers = {}) => shop.client().post('/api/web/auth/signout/late', { ended }, headers);
  const mark = hashSecret(shopper.token);
  for (const wrong of [undefined, '', 'x', 5, [mark], `${mark}=`, 'ä'.repeat(43)]) expect(await late(wrong)).toMatchObject({ status: 400, code: 40 });
  // The mark is no token.
  expect(await shop.client().post('/api/web/user/info', {}, { 'x-auth': mark })).toMatchObject({ status: 401, code: 50 });
  const [known, unknown] = [await late(mark), await late(hashSecret('nobody'))];
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  expect(known).toMatchObject({ status: 200, code: 0, data: {} });
  expect(await shopper.post('/user/info')).toMatchObject({ status: 401, code: 50 });
  expect((await other.post('/user/info')).code).toBe(0);
  expect((await late(mark)).code).toBe(0);
  const log = await listActivity({ db: shop.db.database.reader, locale: 'en' }, { accountId: shopper.accountId, page: 1, size: 20 });
  expect(log.items.filter(({ kind }) => kind === 'signOut')).toHaveLength(1);
});

test('an address of a network of IPv6 is counted as its network: another one of it is no fresh start, one of another network is', async () => {
  const signIn = (account: string, remoteAddress: string) =>
    shop.client().send({ method: 'POST', url: '/api/web/auth/signin', payload: { account, password: 'a wrong guess' }, remoteAddress });
  for (let tried = 1; tried <= 20; tried += 1)
    expect((await signIn(`somebody-${tried}@shop.example`, `2001:db8:7:7:${tried.toString(16)}::${tried}`)).code).toBe(40);
  expect(await signIn('somebody-21@shop.example', '2001:db8:7:7:ffff::1')).toMatchObject({ code: 10, data: { kind: 'captcha' } });
  expect((await signIn('somebody-21@shop.example', '2001:db8:7:8::1')).code).toBe(40);
});

test('a sign-in that ends once its account was erased opens nothing', async () => {
  const { accountId } = await signedIn(shop);
  await eraseAccount(shop, { accountId });
  const context = testContext(shop);
  const ended = context.transaction((tx) => completeSignIn(context, tx, { accountId, method: 'openid' }));
  await expect(ended).rejects.toMatchObject({ spec: { reason: 'authInvalid' } });
});
