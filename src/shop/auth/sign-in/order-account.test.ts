/** Signing up for an order that one has just placed as a guest. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { goodPassword, mailsTo, newestCode, signUp } from '#test/harness/sign-in.ts';
import { writeSettings } from '#shop/settings/index.ts';

let shop: TestApp;
let variant: Awaited<ReturnType<typeof insertTestProduct>>[number];
beforeAll(async () => {
  shop = await createTestApp();
  await shop.db.database.transaction((tx) => writeSettings(tx, 'accounts', { askName: true, askBirthday: true }, shop.clock.now));
  [variant] = (await insertTestProduct(shop.db.database, { variants: [{ onHand: 100 }] })) as [typeof variant];
});
afterAll(() => shop.close());

const ordered = (email: string) => placeTestOrder(shop, variant, { contact: { email } });
const scene = 'signup';

test('takes a code alone, also where the shop asks for name and birthday, and the order is the account’s', async () => {
  const { client, orderNo } = await ordered('new@guest.example');
  const account = 'New@guest.example';
  expect((await client.post('/api/web/auth/send-code', { account, scene, orderNo })).code).toBe(0);
  const code = await newestCode(shop, 'new@guest.example');
  const made = await client.post('/api/web/auth/signup', { account, code, agree: true, orderNo });
  expect(made).toMatchObject({ code: 0, data: { user: { email: 'new@guest.example' }, joined: { orders: 1 } } });
  const { data: list } = await client.post('/api/web/order/list', {}, { 'x-auth': made.data.token });
  expect(list.items.map((one: { orderNo: string }) => one.orderNo)).toEqual([orderNo]);
  // Without a password it signs in by code, and one can be set.
  expect((await client.post('/api/web/security/overview', {}, { 'x-auth': made.data.token })).data.hasPassword).toBe(false);
});

test('wants the captcha and a password for an order of another guest, another address, and none', async () => {
  const [mine, other] = [await ordered('mine@guest.example'), await ordered('other@guest.example')];
  for (const [client, account, orderNo] of [
    [mine.client, 'other@guest.example', other.orderNo],
    [mine.client, 'other@guest.example', mine.orderNo],
    [shop.client(), 'mine@guest.example', mine.orderNo],
    [mine.client, 'mine@guest.example', undefined],
    [mine.client, 'mine@guest.example', 'nothing'],
  ] as const) {
    expect((await client.post('/api/web/auth/send-code', { account, scene, orderNo })).code).toBe(10);
    const named = { firstName: 'Ada', lastName: 'Moss', birthday: '1990-05-17' };
    const made = await client.post('/api/web/auth/signup', { account, code: '123456', agree: true, orderNo, ...named });
    expect([made.code, Object.keys(made.data.errors)]).toEqual([40, ['password']]);
  }
  // A code to sign in with has nothing to do with an order.
  expect((await mine.client.post('/api/web/auth/send-code', { account: 'mine@guest.example', scene: 'signin', orderNo: mine.orderNo })).code).toBe(10);
});

test('answers the same for an address that has an account, to which no code comes', async () => {
  const personal = { firstName: 'Ada', lastName: 'Moss', birthday: '1990-05-17' };
  expect((await signUp(shop, shop.client(), 'known@guest.example', personal)).code).toBe(0);
  const { client, orderNo } = await ordered('known@guest.example');
  shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
  const before = (await mailsTo(shop, 'known@guest.example')).length;
  expect(await client.post('/api/web/auth/send-code', { account: 'known@guest.example', scene, orderNo })).toMatchObject({ code: 0, data: { seconds: 60 } });
  const mails = (await mailsTo(shop, 'known@guest.example')).slice(before);
  expect(mails.join('\n')).not.toMatch(/(?<![\w#-])\d{6}(?![\w-])/);
  const made = await client.post('/api/web/auth/signup', { account: 'known@guest.example', code: '123456', agree: true, orderNo });
  expect([made.code, Object.keys(made.data.errors)]).toEqual([40, ['code']]);
  expect((await client.post('/api/web/auth/signin', { account: 'known@guest.example', password: goodPassword })).code).toBe(0);
});
