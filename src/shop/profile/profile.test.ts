import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount, zero, type Amount } from '#kit/pure/amount.ts';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext, testDraft } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { anotherSession, signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { seedMarkets } from '#shop/markets/index.ts';
import { listActivity } from '#shop/accounts/index.ts';
import { placeOrder } from '#shop/orders/index.ts';
import type { DB } from '#tables';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.db.database.transaction(seedMarkets);
});
afterAll(() => shop.close());

const info = async (shopper: SignedInShopper, headers: Record<string, string> = {}) => (await shopper.post('/user/info', {}, headers)).data;
const logOf = async (shopper: SignedInShopper) =>
  (await listActivity({ db: shop.db.database.reader, locale: 'en' }, { accountId: shopper.accountId, page: 1, size: 20 })).items.map(({ kind, detail }) => [
    kind,
    detail,
  ]);

describe('/user/info', () => {
  it('answers every field of a user', async () => {
    const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
    const nothing = { amount: 0, currency: 'USD' };
    expect(await info(shopper)).toEqual({
      id: shopper.accountId,
      firstName: 'Ada',
      lastName: 'Moss',
      nickName: '',
      fullName: 'Ada Moss',
      avatar: null,
      bio: '',
      birthday: null,
      email: shopper.email,
      mobile: null,
      countryCode: null,
      creditsBalance: nothing,
      spendingAmount: nothing,
      paymentAmount: nothing,
      unpaidOrderCount: 0,
      orderQuantity: 0,
      lastLogin: shop.clock.now.toISOString(),
      version: 1,
    });
  });

  it('adds up orders of all currencies, and counts those that wait for an online or bank payment', async () => {
    const shopper = await signedIn(shop);
    const [variant] = await insertTestProduct(shop.db.database, { variants: [{ onHand: 100 }] });
    const place = async (more: {
      currency?: string;
      total: number;
      paid?: number;
      refunded?: number;
      status?: string;
      method?: 'sandbox' | 'cashOnDelivery' | 'bankTransfer';
    }) => {
      const context = testContext(shop, { kind: 'user', accountId: shopper.accountId, sessionId: newId() });
      const total = amount(more.total);
      const draft = testDraft(variant!, {
        quantity: 1,
        price: more.total,
        shippingFee: zero as Amount,
        total,
        currency: more.currency ?? 'USD',
        shopper: { accountId: shopper.accountId, guestId: null },
        paymentMethodId: more.method ?? 'sandbox',
      });
      const { orderId } = await shop.db.database.transaction((tx) => placeOrder(tx, context, draft));
      const set = {
        ...(more.paid === undefined ? {} : { paidAmount: more.paid, payStatus: 'paid' }),
        ...(more.refunded === undefined ? {} : { refundedAmount: more.refunded }),
        ...(more.status === undefined ? {} : { status: more.status }),
      };
      if (Object.keys(set).length > 0)
        await shop.db.database.transaction((tx) => on<DB>(tx).updateTable('orders').set(set).where('id', '=', orderId).execute());
    };
    await place({ total: 10_000, paid: 10_000 });
    await place({ total: 5_000, paid: 5_000, refunded: 2_000 });
    await place({ total: 15_000, paid: 15_000, currency: 'JPY' });
    await place({ total: 700 });
    await place({ total: 800, method: 'bankTransfer' });
    await place({ total: 900, method: 'cashOnDelivery' });
    await place({ total: 1_000, status: 'cancelled' });
    const usd = (value: number) => ({ amount: value, currency: 'USD' });
    expect(await info(shopper)).toMatchObject({
      paymentAmount: usd(25_000),
      spendingAmount: usd(23_000),
      unpaidOrderCount: 2,
      orderQuantity: 7,
    });
    expect(await info(shopper, { 'x-currency': 'JPY' })).toMatchObject({ paymentAmount: { amount: 37_500, currency: 'JPY' } });
    expect(await info(await signedIn(shop))).toMatchObject({ orderQuantity: 0 });
  });

  it.each(['/user/info', '/user/editName', '/user/editInfo'])('%s is for who is signed in, whatever was sent', async (path) => {
    const client = shop.client();
    const answers = [await client.post(`/api/web${path}`, { firstName: 5 }), await client.post(`/api/web${path}`, {}, { 'x-auth': 'A'.repeat(43) })];
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [401, 50],
      [401, 50],
    ]);
  });
});

describe('/user/editName', () => {
  it.each([
    ['Ada', 'Moss', 'Ada Moss'],
    ['小明', '王', '王小明'],
    ['Zoë 👩‍🚀', 'O’Brien-Núñez', 'Zoë 👩‍🚀 O’Brien-Núñez'],
    ['<script>alert(1)</script>', '{{7*7}}', '<script>alert(1)</script> {{7*7}}'],
    ["Robert'); DROP TABLE account;--", 'Tables', "Robert'); DROP TABLE account;-- Tables"],
  ])('stores %s %s as it was written', async (firstName, lastName, fullName) => {
    const shopper = await signedIn(shop);
    const { code, data } = await shopper.post('/user/editName', { firstName: ` ${firstName} `, lastName });
    expect([code, data.firstName, data.lastName, data.fullName, data.version]).toEqual([0, firstName, lastName, fullName, 2]);
    expect(await info(shopper)).toEqual(data);
  });

  it.each([
    [{ lastName: 'x' }, { firstName: 'First name is required' }],
    [
      { firstName: '', lastName: '   ' },
      { firstName: 'First name is required', lastName: 'Last name is required' },
    ],
    [{ firstName: 'x'.repeat(61), lastName: 'x' }, { firstName: 'First name: at most 60 characters' }],
    [{ firstName: 'a\u0007b', lastName: 'x' }, { firstName: 'First name is not valid' }],
    [{ firstName: 'a\nb', lastName: 'x' }, { firstName: 'First name is not valid' }],
    [{ firstName: 'a\u202Egnp.exe', lastName: 'x' }, { firstName: 'First name is not valid' }],
    [{ firstName: '\u200B\u200B', lastName: 'x' }, { firstName: 'First name is not valid' }],
    [{ firstName: 'a\0b', lastName: 'x' }, { firstName: 'First name is not valid' }],
    [
      { firstName: { $gt: '' }, lastName: ['x'] },
      { firstName: 'First name is not valid', lastName: 'Last name is not valid' },
    ],
  ])('rejects %j with a message', async (body, errors) => {
    const answer = await (await signedIn(shop)).post('/user/editName', body);
    expect([answer.status, answer.code, answer.data.errors]).toEqual([400, 40, errors]);
  });

  it('writes down what changed, and nothing where nothing did', async () => {
    const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
    await shopper.post('/user/editName', { firstName: 'Ada', lastName: 'Moss' });
    expect(await logOf(shopper)).toEqual([]);
    const { data } = await shopper.post('/user/editName', { firstName: 'Ada', lastName: 'Fern', email: 'evil@shop.example', creditsBalance: 99, version: 1 });
    expect(data).toMatchObject({ email: shopper.email, version: 2 });
    expect(await logOf(shopper)).toEqual([['nameChanged', { fields: 'lastName' }]]);
  });

  it('rejects an edit begun before another device changed the account; signing in there is no change', async () => {
    const shopper = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
    const other = await anotherSession(shop, shopper.accountId);
    const [{ version }] = [await info(shopper)];
    await shop.client().post('/api/web/user/editInfo', { nickName: 'Moss' }, { 'x-auth': other });
    const refused = await shopper.post('/user/editName', { firstName: 'Eve', lastName: 'Moss', version });
    expect([refused.status, refused.code, refused.data.version]).toEqual([412, 40, 2]);
    expect(refused.msg).toContain('another device');
    expect((await shopper.post('/user/editName', { firstName: 'Eve', lastName: 'Moss', version: 2 })).code).toBe(0);
  });

  it('lets one of two edits of one version through', async () => {
    const shopper = await signedIn(shop);
    const both = await Promise.all(['A', 'B'].map((firstName) => shopper.post('/user/editName', { firstName, lastName: 'x', version: 1 })));
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 40]);
  });
});

describe('/user/editInfo', () => {
  it('changes what is sent and leaves the rest', async () => {
    const shopper = await signedIn(shop);
    await shopper.post('/user/editInfo', { nickName: '苔 🌿', bio: 'First line\nsecond <b>line</b>', birthday: '1988-02-29' });
    const { data } = await shopper.post('/user/editInfo', { bio: '' });
    expect(data).toMatchObject({ nickName: '苔 🌿', bio: '', birthday: '1988-02-29', version: 3 });
    expect((await shopper.post('/user/editInfo', { birthday: '' })).data.birthday).toBeNull();
    expect(await logOf(shopper)).toHaveLength(3);
  });

  it.each(['2999-01-01', '1899-12-31', '2023-02-30', '1990-13-01', '1990-1-1', '01/02/1990', 19900101, {}])('rejects the birthday %j', async (birthday) => {
    const answer = await (await signedIn(shop)).post('/user/editInfo', { birthday });
    expect([answer.status, Object.keys(answer.data.errors)]).toEqual([400, ['birthday']]);
  });

  it.each([{ nickName: 'x'.repeat(41) }, { nickName: 'a\tb' }, { bio: 'x'.repeat(301) }, { bio: 'a\u001B[31mred' }, { bio: 'a\u2066b' }])(
    'refuses %j',
    async (body) => {
      const answer = await (await signedIn(shop)).post('/user/editInfo', body);
      expect([answer.status, Object.keys(answer.data.errors)]).toEqual([400, Object.keys(body)]);
    },
  );
});
