import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { placeTestOrder, testContext } from '#test/harness/orders.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { changeCredits } from '#shop/credits/index.ts';
import { amount } from '#kit/pure/amount.ts';
import { findGroupCodes } from '#shop/accounts/groups/index.ts';
import type { Customer } from './contract.ts';

let shop: TestApp;
let manager: Record<string, string>;
let ada: SignedInShopper;
beforeAll(async () => {
  shop = await createTestApp();
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  ada = await signedIn(shop, { firstName: 'Ada', lastName: 'Moss' });
});
afterAll(() => shop.close());

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}, headers: object = {}) =>
  shop.client().send({ method, url: `/api/admin/${url}`, ...(method === 'GET' ? {} : { payload }), headers: { ...manager, ...headers } });
const list = async (filter: object): Promise<Customer[]> => (await send('GET', `customers?filter=${encodeURIComponent(JSON.stringify(filter))}`)).data.items;

describe('customers', () => {
  it('are listed with what they ordered, spent and have', async () => {
    const [thing] = await insertTestProduct(shop.host.database, { variants: [{}] });
    const order = await placeTestOrder(shop, thing!, { paymentMethodId: 'bankTransfer' });
    const context = testContext(shop);
    await shop.host.database.transaction((tx) =>
      changeCredits(tx, context, { accountId: ada.accountId, amount: amount(1500), reason: 'granted', note: 'hello' }),
    );
    expect(await list({ q: ada.email })).toMatchObject([{ name: 'Ada Moss', orders: 0, spent: [], credits: { amount: 1500 }, groups: [] }]);
    expect(order.orderNo).toBeTruthy();
    expect((await list({ q: 'ada moss' })).map(({ id }) => id)).toContain(ada.accountId);
    expect(await list({ q: '%' })).toEqual([]);
    expect((await send('GET', `customers/${ada.accountId}`)).data).toMatchObject({ email: ada.email });
    expect((await send('GET', 'customers/nobody')).status).toBe(404);
    expect((await send('GET', `customers/${ada.accountId}`)).text).not.toMatch(/password|hash/i);
  });

  it('are shown with what they say of themselves, and without once they take it back', async () => {
    const own = { nickName: 'Ada', bio: 'Collects cups without a saucer.', birthday: '1988-11-02' };
    expect(await ada.post('/user/editInfo', own)).toMatchObject({ code: 0 });
    expect((await send('GET', `customers/${ada.accountId}`)).data).toMatchObject({ about: own.bio, birthday: own.birthday });
    expect(await ada.post('/user/editInfo', { ...own, bio: '', birthday: null })).toMatchObject({ code: 0 });
    expect((await send('GET', `customers/${ada.accountId}`)).data).toMatchObject({ about: '', birthday: null });
  });
});

describe('groups', () => {
  it('are made, filled, renamed and removed by who read them last', async () => {
    const made = await send('POST', 'customer-groups', { id: 'trade', title: 'Trade' });
    expect(made).toMatchObject({ code: 0, data: { id: 'trade', members: 0 } });
    expect(await send('POST', 'customer-groups', { id: 'trade', title: 'Again' })).toMatchObject({
      status: 409,
      code: 40,
      data: { errors: { id: expect.any(String) } },
    });
    expect(await send('POST', 'customer-groups', { id: 'No Code', title: 'X' })).toMatchObject({ status: 400, code: 40 });
    expect(await send('POST', `customers/${ada.accountId}/groups`, { groups: ['trade', 'trade'] })).toMatchObject({ code: 0, data: { groups: ['trade'] } });
    expect(await send('POST', `customers/${ada.accountId}/groups`, { groups: ['trade', 'unknown'] })).toMatchObject({
      status: 400,
      data: { errors: { groups: expect.any(String) } },
    });
    expect(await findGroupCodes(shop.host.database.reader, ada.accountId, shop.clock.now)).toEqual(['trade']);
    expect((await list({ group: 'trade' })).map(({ id }) => id)).toEqual([ada.accountId]);
    const etag = made.headers['etag']!;
    expect(await send('PUT', 'customer-groups/trade', { title: 'Trade customers' }, { 'if-match': etag })).toMatchObject({
      code: 0,
      data: { title: 'Trade customers', members: 1 },
    });
    expect(await send('DELETE', 'customer-groups/trade', {}, { 'if-match': etag })).toMatchObject({ status: 412 });
    const { headers } = await send('GET', 'customer-groups/trade');
    expect(await send('DELETE', 'customer-groups/trade', {}, { 'if-match': headers['etag']! })).toMatchObject({ code: 0 });
    expect(await findGroupCodes(shop.host.database.reader, ada.accountId, shop.clock.now)).toEqual([]);
  });
});

it('a promotion for a group reduces the carts of its members, and of nobody else', async () => {
  const [thing] = await insertTestProduct(shop.host.database, { slug: 'wholesale-bowl', variants: [{ price: 2000 }] });
  expect((await send('POST', 'customer-groups', { id: 'wholesale', title: 'Wholesale' })).code).toBe(0);
  const promotion = {
    slug: 'wholesale-price',
    texts: { en: { title: 'Wholesale price' } },
    rule: { kind: 'percentage', basisPoints: 1_000 },
    conditions: { customerGroups: ['wholesale'], targets: { products: ['wholesale-bowl'] } },
  };
  expect((await send('POST', 'promotions', promotion)).code).toBe(0);
  const bea = await signedIn(shop);
  const reduced = async (who: SignedInShopper) => {
    await who.post('/cart/add', { sku: thing!.sku, quantity: 1 });
    return (await who.post('/cart/get')).data.promotionDiscounts.length;
  };
  expect((await send('POST', `customers/${ada.accountId}/groups`, { groups: ['wholesale'] })).code).toBe(0);
  expect([await reduced(ada), await reduced(bea)]).toEqual([1, 0]);
  const guest = shop.client();
  await guest.post('/api/web/cart/add', { sku: thing!.sku, quantity: 1 });
  expect((await guest.post('/api/web/cart/get')).data.promotionDiscounts).toEqual([]);
  expect((await send('POST', `customers/${ada.accountId}/groups`, { groups: [] })).code).toBe(0);
  expect(await reduced(ada)).toBe(0);
});
