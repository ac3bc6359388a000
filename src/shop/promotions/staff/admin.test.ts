import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { announced } from '#test/harness/announcements.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  await insertTestProduct(shop.host.database, { slug: 'staff-bowl', variants: [{ price: 2_000, onHand: 9 }] });
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
const coupon = {
  slug: 'spring',
  code: ' spring 20 ',
  texts: { en: { title: 'Spring' }, zh: { title: '春日' } },
  rule: { kind: 'percentage', basisPoints: 2_000 },
  conditions: { targets: { products: ['staff-bowl'] } },
  totalLimit: 3,
};

it('writes, reads, changes and deletes a coupon; goods by slug; a stale write is rejected', async () => {
  const made = await call('POST', '/coupons', { payload: coupon });
  expect(made).toMatchObject({ code: 0, data: { code: 'SPRING20', running: true, usedCount: 0, conditions: { targets: { products: ['staff-bowl'] } } } });
  const { id } = made.data;
  const read = await call('GET', `/coupons/${id}`);
  const etag = read.headers['etag']!;
  expect(read.data).toEqual(made.data);
  expect((await shop.client().get('/api/web/coupon/list')).data.items).toMatchObject([{ code: 'SPRING20', limit: { remaining: 3 } }]);
  expect(await call('PUT', `/coupons/${id}`, { payload: read.data })).toMatchObject({ status: 428 });
  const changed = await call('PUT', `/coupons/${id}`, { payload: { ...read.data, active: false }, etag });
  expect(changed).toMatchObject({ code: 0, data: { active: false, running: false } });
  expect((await shop.client().get('/api/web/coupon/list')).data.items).toEqual([]);
  expect(await call('PUT', `/coupons/${id}`, { payload: read.data, etag })).toMatchObject({ status: 412 });
  expect((await call('GET', `/coupons?filter=${encodeURIComponent('{"q":"spring"}')}`)).data).toMatchObject({ total: 1, items: [{ id }] });
  expect(await call('GET', `/coupons?filter=${encodeURIComponent('{"name":"spring"}')}`)).toMatchObject({
    status: 400,
    data: { errors: { filter: expect.any(String) } },
  });
  expect((await call('DELETE', `/coupons/${id}`, { etag: changed.headers['etag']! })).code).toBe(0);
  expect(await call('GET', `/coupons/${id}`)).toMatchObject({ status: 404 });
});

it('takes one without conditions, which is for everything and everybody', async () => {
  const { conditions: _, ...free } = { ...coupon, slug: 'free', code: 'FREE' };
  const made = await call('POST', '/coupons', { payload: free });
  expect(made).toMatchObject({ code: 0, data: { conditions: { targets: { products: [], tags: [] }, minSubtotal: null, customers: [], markets: [] } } });
  expect(await call('DELETE', `/coupons/${made.data.id}`, { etag: made.headers['etag']! })).toMatchObject({ code: 0 });
});

it('separates promotions and coupons and reports what is impossible', async () => {
  const { code: _, ...promotion } = { ...coupon, slug: 'summer' };
  const made = await call('POST', '/promotions', { payload: promotion });
  expect(made.code).toBe(0);
  expect(await call('GET', `/coupons/${made.data.id}`)).toMatchObject({ status: 404 });
  expect(await call('POST', '/promotions', { payload: promotion })).toMatchObject({
    status: 409,
    code: 40,
    data: { errors: { slug: 'This address is taken.' } },
  });
  expect(await call('POST', '/promotions', { payload: { ...promotion, slug: 'x', rule: { kind: 'percentage', basisPoints: 10_001 } } })).toMatchObject({
    status: 400,
    data: { errors: { 'rule.basisPoints': expect.any(String) } },
  });
  expect(
    await call('POST', '/promotions', { payload: { ...promotion, slug: 'y', conditions: { targets: { products: ['gone'] } }, perCustomerLimit: 9 } }),
  ).toMatchObject({
    status: 400,
    data: { errors: { 'conditions.targets.products': 'There is no “gone”.', perCustomerLimit: expect.any(String) } },
  });
});

it('does not become one for everything when what it names is deleted', async () => {
  const list = await call('POST', '/collections', { payload: { slug: 'summer-sale', texts: { en: { title: 'Summer sale' } } } });
  expect(list.code).toBe(0);
  const { code: _, ...promotion } = { ...coupon, slug: 'half', conditions: { targets: { collections: ['summer-sale'] } } };
  const { id } = (await call('POST', '/promotions', { payload: promotion })).data;
  const { headers } = await call('GET', `/collections/${list.data.id}`);
  expect((await call('DELETE', `/collections/${list.data.id}`, { etag: headers['etag']! })).code).toBe(0);
  const read = await call('GET', `/promotions/${id}`);
  const [gone] = read.data.conditions.targets.collections;
  const saved = await call('PUT', `/promotions/${id}`, { payload: { ...read.data, priority: 7 }, etag: read.headers['etag']! });
  expect(saved).toMatchObject({ status: 400, data: { errors: { 'conditions.targets.collections': `There is no “${gone}”.` } } });
  expect(await call('POST', `/promotions/${id}/duplicate`)).toMatchObject({ status: 400 });
  // Where something is left, it is for that.
  const targets = { products: ['staff-bowl'], categories: [], collections: [], tags: [] };
  const chosen = await call('PUT', `/promotions/${id}`, {
    payload: { ...read.data, conditions: { ...read.data.conditions, targets } },
    etag: read.headers['etag']!,
  });
  expect(chosen).toMatchObject({ code: 0, data: { conditions: { targets } } });
});

it('has the pages of what comes into its collection by a rule, or leaves it, rendered again', async () => {
  const rule = { match: 'all', conditions: [{ field: 'price', op: 'lt', value: 1_000 }] };
  expect((await call('POST', '/collections', { payload: { slug: 'cheap', texts: { en: { title: 'Cheap' } }, rule } })).code).toBe(0);
  const { code: _, ...promotion } = { ...coupon, slug: 'cheaper', conditions: { targets: { collections: ['cheap'] } } };
  expect((await call('POST', '/promotions', { payload: promotion })).code).toBe(0);
  const stale = new Set<string>();
  const stop = shop.host.announcements.on('stale', ({ tags }) => tags.forEach((tag) => stale.add(tag)));
  for (const price of [900, 2_000]) {
    await announced(shop);
    stale.clear();
    const changed = sql<{ id: string }>`update product set price_amount = ${price} where slug = 'staff-bowl' returning id`;
    const [product] = (await changed.execute(shop.kysely)).rows;
    await announced(shop);
    expect([price, ...stale]).toEqual(expect.arrayContaining([price, 'products', `product:${product!.id}`]));
  }
  stop();
});
