// The report of promotions, and the results of one, from orders as shoppers place them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { announced } from '#test/harness/announcements.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let staff: Record<string, string>;
let sku: string;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  sku = (await insertTestProduct(shop.host.database, { variants: [{ price: 2_000, onHand: 900 }] }))[0]!.sku;
  staff = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());

async function write(path: string, body: object) {
  const { code, data } = await shop.client().post(`/api/admin/${path}`, body, staff);
  expect([path, code]).toEqual([path, 0]);
  await announced(shop);
  return data;
}
/** Places an order, with a code where one is given. */
async function buy(code?: string): Promise<void> {
  const client = shop.client();
  expect((await client.post('/api/web/cart/add', { sku, quantity: 1 })).code).toBe(0);
  if (code !== undefined) expect((await client.post('/api/web/cart/coupon', { code })).code).toBe(0);
  expect((await submit(client, await fillCheckout(client))).code).toBe(0);
}
const rowOf = async (id: string) => {
  const { data } = await shop.client().get('/api/admin/reports/promotions?currency=USD', staff);
  return (data.rows as { id: string }[]).find((row) => row.id === id);
};

it('a promotion with single-use codes is listed without one of them: a code is what a coupon has', async () => {
  const rule = { kind: 'percentage', basisPoints: 1_000 };
  const { id } = await write('promotions', { slug: 'vip', texts: { en: { title: 'VIP' } }, rule });
  const { codes } = await write(`promotions/${id}/codes`, { count: 2 });
  for (const code of codes) await buy(code);
  expect(await rowOf(id)).toMatchObject({ title: 'VIP', code: '', orders: 2, discount: { amount: 400 } });
  const coupon = await write('coupons', { slug: 'ten', texts: { en: { title: 'Ten' } }, rule, code: 'TEN' });
  const single = await write(`coupons/${coupon.id}/codes`, { count: 1 });
  for (const code of ['TEN', single.codes[0]]) await buy(code);
  expect(await rowOf(coupon.id)).toMatchObject({ title: 'Ten', code: 'TEN', orders: 2 });
});
