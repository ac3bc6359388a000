import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { announced } from '#test/harness/announcements.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let token: string;
let [bowl, lamp] = ['', ''];
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  bowl = (await insertTestProduct(shop.host.database, { slug: 'coded-bowl', variants: [{ price: 2_000, onHand: 900 }] }))[0]!.sku;
  lamp = (await insertTestProduct(shop.host.database, { slug: 'coded-lamp', variants: [{ price: 10_000, onHand: 900 }] }))[0]!.sku;
  token = await staffToken(shop, 'manager');
});
afterAll(() => shop.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { payload, etag }: { payload?: object; etag?: string } = {}) =>
  shop.client().send({
    method,
    url: `/api/admin${url}`,
    headers: { 'x-auth': token, ...(etag === undefined ? {} : { 'if-match': etag }) },
    ...(payload === undefined ? {} : { payload }),
  });
const tenPercent = (slug: string, more: object = {}) => ({
  slug,
  texts: { en: { title: slug } },
  rule: { kind: 'percentage', basisPoints: 1_000 },
  conditions: { targets: { products: ['coded-bowl'] } },
  ...more,
});
const make = async (resource: 'promotions' | 'coupons', payload: object): Promise<string> => {
  const made = await call('POST', `/${resource}`, { payload });
  expect([made.code, made.data?.errors]).toEqual([0, undefined]);
  return made.data.id;
};
async function buyer(): Promise<TestClient> {
  const client = shop.client();
  expect((await client.post('/api/web/cart/add', { sku: bowl, quantity: 1 })).code).toBe(0);
  return client;
}
const use = (client: TestClient, code: string) => client.post('/api/web/cart/coupon', { code });
const cartOf = async (client: TestClient) => (await client.post('/api/web/cart/get')).data;
const remove = async (resource: string, id: string) =>
  call('DELETE', `/${resource}/${id}`, { etag: (await call('GET', `/${resource}/${id}`)).headers['etag']! });

describe('codes that work once', () => {
  it('are made in a batch: unguessable, unlike each other, listed and exported; the promotion applies with them alone', async () => {
    const id = await make('promotions', tenPercent('by-code'));
    expect((await cartOf(await buyer())).promotionDiscounts).toMatchObject([{ title: 'by-code' }]);
    const { data, code } = await call('POST', `/promotions/${id}/codes`, { payload: { count: 500, prefix: ' vip ' } });
    expect([code, data.made, new Set(data.codes).size]).toEqual([0, 500, 500]);
    await announced(shop);
    for (const one of data.codes) expect(one).toMatch(/^VIP-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
    expect((await call('GET', `/promotions/${id}`)).data).toMatchObject({ codesOnly: true });
    const client = await buyer();
    expect(await cartOf(client)).toMatchObject({ promotionDiscounts: [], couponDiscounts: [] });
    expect((await shop.client().get('/api/web/promotion/list')).data.items).toEqual([]);
    expect((await use(client, data.codes[0].toLowerCase())).data).toMatchObject({
      couponDiscounts: [{ title: 'by-code', code: data.codes[0], amount: { amount: 200 } }],
    });
    for (const another of data.codes.slice(1, 5)) expect(await use(client, another)).toMatchObject({ status: 400, data: { reason: 'notCombinable' } });
    expect((await call('GET', `/promotions/${id}/codes?size=5`)).data).toMatchObject({ total: 500, made: 500, used: 0, items: { length: 5 } });
    expect((await call('GET', `/promotions/${id}/codes?filter=${encodeURIComponent(`{"q":"${data.codes[7]}"}`)}`)).data).toMatchObject({ total: 1 });
    const csv = (await call('GET', `/promotions/${id}/codes.csv`)).text;
    expect(csv.trimEnd().split('\r\n')).toHaveLength(501);
    expect(csv).toContain(data.codes[499]);
  });

  it('are used by one order, however many are placed with one at a time, and come back with a cancelled order', async () => {
    const id = await make('coupons', tenPercent('many', { code: 'EVERYBODY' }));
    const { data } = await call('POST', `/coupons/${id}/codes`, { payload: { count: 1 } });
    const [single] = data.codes as [string];
    const ready = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const client = await buyer();
        expect((await use(client, single)).code).toBe(0);
        return { client, checkout: await fillCheckout(client) };
      }),
    );
    const placed = await Promise.all(ready.map(async ({ client, checkout }) => ({ client, answer: await submit(client, checkout) })));
    const bought = placed.filter(({ answer }) => answer.code === 0);
    expect(bought).toHaveLength(1);
    for (const { answer } of placed.filter((one) => !bought.includes(one))) expect([answer.status, answer.code]).toEqual([409, 40]);
    const { orderNo } = bought[0]!.answer.data;
    expect((await call('GET', `/coupons/${id}/codes`)).data).toMatchObject({ used: 1, items: [{ code: single, orderNo, usedAt: expect.any(String) }] });
    expect(await use(await buyer(), single)).toMatchObject({ status: 400, data: { reason: 'exhausted' } });
    expect((await use(await buyer(), 'everybody')).code).toBe(0);
    expect((await call('GET', `/coupons/${id}/results`)).status).toBe(404);
    expect((await call('GET', `/promotions/${id}/results?currency=USD`)).data).toMatchObject({ orders: 1, discount: { amount: 200 } });
    expect((await bought[0]!.client.post('/api/web/order/cancel', { orderNo, reason: '' })).code).toBe(0);
    expect((await call('GET', `/coupons/${id}/codes`)).data).toMatchObject({ used: 0, items: [{ orderNo: null, usedAt: null }] });
    expect((await use(await buyer(), single)).code).toBe(0);
    expect((await call('GET', `/promotions/${id}/results?currency=USD`)).data).toMatchObject({ orders: 0, sales: { amount: 0 } });
  });

  it('are bounded, and no code that there is', async () => {
    const id = await make('promotions', tenPercent('bounds', { active: false }));
    for (const payload of [{ count: 0 }, { count: 10_001 }, { count: 1.5 }, {}])
      expect(await call('POST', `/promotions/${id}/codes`, { payload })).toMatchObject({ status: 400, data: { errors: { count: expect.any(String) } } });
    expect(await call('POST', `/promotions/${id}/codes`, { payload: { count: 1, prefix: 'a b/' } })).toMatchObject({
      status: 400,
      data: { errors: { prefix: expect.any(String) } },
    });
    expect((await call('POST', `/promotions/01890000-0000-7000-8000-000000000000/codes`, { payload: { count: 1 } })).status).toBe(404);
    const { data } = await call('POST', `/promotions/${id}/codes`, { payload: { count: 10_000 } });
    expect(data.made).toBe(10_000);
    expect(await call('POST', '/coupons', { payload: tenPercent('same', { code: data.codes[3] }) })).toMatchObject({
      status: 409,
      code: 40,
      data: { errors: { code: expect.any(String) } },
    });
  });
});

describe('taking away', () => {
  it('deletes what nobody used, and ends what orders have, which say what they said', async () => {
    const id = await make('promotions', tenPercent('once-used'));
    const client = await buyer();
    const checkout = await fillCheckout(client);
    const { data } = await submit(client, checkout);
    expect((await remove('promotions', id)).data).toEqual({ ended: true });
    expect((await call('GET', `/promotions/${id}`)).data).toMatchObject({ active: false, running: false });
    expect((await cartOf(await buyer())).promotionDiscounts).toEqual([]);
    expect((await client.post('/api/web/order/detail', { orderNo: data.orderNo })).data.promotionDiscounts).toMatchObject([{ title: 'once-used' }]);
    expect((await call('GET', `/promotions/${id}/results?currency=USD`)).data).toMatchObject({ orders: 1, discount: { amount: 200 } });
    const unused = await make('promotions', tenPercent('never-used', { startsAt: '2120-01-01T00:00:00Z' }));
    expect((await remove('promotions', unused)).data).toEqual({ ended: false });
    expect((await call('GET', `/promotions/${unused}`)).status).toBe(404);
  });
});

describe('a copy', () => {
  it('does not run, and has an address, a code and no uses of its own', async () => {
    const id = await make('coupons', tenPercent('original', { code: 'ORIGINAL', totalLimit: 3 }));
    const [first, second] = [await call('POST', `/coupons/${id}/duplicate`), await call('POST', `/coupons/${id}/duplicate`)];
    expect(first.data).toMatchObject({
      slug: 'original-copy',
      active: false,
      usedCount: 0,
      totalLimit: 3,
      conditions: { targets: { products: ['coded-bowl'] } },
    });
    expect(second.data).toMatchObject({ slug: 'original-copy-2' });
    expect(new Set(['ORIGINAL', first.data.code, second.data.code]).size).toBe(3);
  });
});

describe('a tried cart', () => {
  const tryIt = (payload: object) => call('POST', '/promotions/test', { payload });
  const count = async () =>
    (
      await sql<{
        n: number;
      }>`select (select count(*) from promotion)::int + (select count(*) from cart)::int + (select count(*) from staff_action)::int as n`.execute(shop.kysely)
    ).rows[0]!.n;

  it('gets what a cart gets, of a promotion that nobody stored, and leaves nothing', async () => {
    const before = await count();
    const promotion = { rule: { kind: 'percentage', basisPoints: 2_500 }, conditions: { targets: { products: ['coded-lamp'] }, minQuantity: 2 } };
    const lines = [
      { sku: lamp, quantity: 2 },
      { sku: bowl, quantity: 1 },
    ];
    const { data, code } = await tryIt({ promotion, lines, currency: 'USD' });
    expect([code, data.total, data.isFree]).toEqual([0, { amount: 17_000, currency: 'USD' }, false]);
    expect(data.lines).toMatchObject([
      { sku: lamp, total: { amount: 15_000 }, discounts: [{ amount: { amount: 5_000 } }] },
      { sku: bowl, discounts: [] },
    ]);
    const fewer = await tryIt({ promotion, lines: [{ sku: lamp, quantity: 1 }], currency: 'USD' });
    expect(fewer.data).toMatchObject({ promotionDiscounts: [], declined: [{ reason: 'minimum', text: expect.stringContaining('1') }] });
    expect(await count()).toBe(before);
  });

  it('tries stored ones that do not run yet, codes, other days and what makes everything free; and names what is wrong', async () => {
    const id = await make('promotions', tenPercent('to-come', { startsAt: '2120-01-01T00:00:00Z' }));
    const lines = [{ sku: bowl, quantity: 1 }];
    expect((await tryIt({ promotion: id, lines, currency: 'USD' })).data.declined).toMatchObject([{ reason: 'notYet' }]);
    expect((await tryIt({ promotion: id, lines, currency: 'USD', at: '2120-01-02T00:00:00Z' })).data.promotionDiscounts).toMatchObject([
      { amount: { amount: 200 } },
    ]);
    await make('coupons', tenPercent('tried', { code: 'TRIED' }));
    expect((await tryIt({ lines, currency: 'USD', coupon: 'tried' })).data.couponDiscounts).toMatchObject([{ code: 'TRIED' }]);
    expect((await tryIt({ lines, currency: 'USD', coupon: 'nothing' })).data.declined).toMatchObject([{ code: 'NOTHING', reason: 'unknown' }]);
    expect((await tryIt({ promotion: { rule: { kind: 'percentage', basisPoints: 10_000 } }, lines, currency: 'USD' })).data).toMatchObject({
      isFree: true,
      total: { amount: 0 },
    });
    const free = await call('POST', '/promotions', {
      payload: tenPercent('free', { active: false, rule: { kind: 'percentage', basisPoints: 10_000 }, conditions: {} }),
    });
    expect(free.data.warnings).toEqual(['allFree']);
    for (const [field, wrong] of [
      ['lines.0.sku', { lines: [{ sku: 'nothing', quantity: 1 }] }],
      ['currency', { currency: 'XXX' }],
      [
        'promotion.conditions.targets.products',
        { promotion: { rule: { kind: 'percentage', basisPoints: 1 }, conditions: { targets: { products: ['gone'] } } } },
      ],
    ] as const)
      expect(await tryIt({ lines, currency: 'USD', ...wrong })).toMatchObject({ status: 400, code: 40, data: { errors: { [field]: expect.any(String) } } });
    expect((await tryIt({ promotion: '01890000-0000-7000-8000-000000000000', lines, currency: 'USD' })).status).toBe(404);
  });
});
