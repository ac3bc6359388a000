/** Gift wrapping: a hidden product that is sold with goods, once an order. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { markPaid } from '#shop/orders/pay/index.ts';
import { findOrdersToReview } from '#shop/orders/account/index.ts';
import { refundOrder } from '#shop/orders/refund/index.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { expectMoneyHolds } from '#test/harness/money.ts';
import { staffContext, testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { mailTo } from '#test/harness/mails.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

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

  it('is read by programs: what it is, what it costs, and whether the cart can have it', async () => {
    const read = async () => (await call('gift-wrapping')).data.giftWrapping;
    const offered = { sku: wrapping.sku, title: 'Furoshiki cloth', image: null, price: { amount: 400, currency: 'USD' } };
    expect(await read()).toEqual({ ...offered, addable: false });
    await add(voucher.sku);
    expect(await read()).toEqual({ ...offered, addable: false });
    await add(bowl.sku);
    expect(await read()).toEqual({ ...offered, addable: true });
    expect((await client.post('/api/web/cart/gift-wrapping', {}, { 'x-currency': 'EUR' })).data.giftWrapping.price).toEqual({ amount: 380, currency: 'EUR' });
    await add(wrapping.sku);
    expect(await read()).toEqual({ ...offered, addable: false });
    await offer('');
    expect(await read()).toBeNull();
  });

  it('is described to staff, with why it is not there', async () => {
    const staff = { 'x-auth': await staffToken(shop, 'manager') };
    const read = async () => (await shop.client().get('/api/admin/settings/gift-wrapping', staff)).data;
    const named = { sku: wrapping.sku, productId: wrapping.productId, title: 'Furoshiki cloth', price: { amount: 400, currency: 'USD' } };
    expect(await read()).toEqual({ ...named, state: 'offered' });
    await sql`update stock_level set tracked = true, policy = 'deny', on_hand = 0 where variant_id = ${wrapping.id}`.execute(shop.kysely);
    expect(await read()).toEqual({ ...named, state: 'soldOut' });
    await sql`update product set show_cart = false where id = ${wrapping.productId}`.execute(shop.kysely);
    expect(await read()).toEqual({ ...named, state: 'notSold' });
    await sql`update product set archived_at = created_at where id = ${wrapping.productId}`.execute(shop.kysely);
    expect(await read()).toEqual({ ...named, state: 'archived' });
    await offer('NO-SUCH-SKU');
    expect(await read()).toEqual({ sku: 'NO-SUCH-SKU', state: 'unknown', productId: null, title: null, price: null });
    await offer('');
    expect(await read()).toMatchObject({ sku: '', state: 'none' });
  });

  it('counts once, and with goods that are sent alone, as the cart itself does', async () => {
    const counts = async () => [(await call('count')).data.count, (await call('get')).data.count];
    await add(bowl.sku, 3);
    await add(wrapping.sku);
    await add(voucher.sku, 2);
    await sql`update cart_line set quantity = 5 where sku = ${wrapping.sku}`.execute(shop.kysely);
    expect(await counts()).toEqual([6, 6]);
    await sql`update variant set requires_shipping = false where id = ${bowl.id}`.execute(shop.kysely);
    expect(await counts()).toEqual([5, 5]);
    await sql`update product set published = false where id = ${bowl.productId}`.execute(shop.kysely);
    expect(await counts()).toEqual([0, 0]);
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
    ['its product is archived', () => sql`update product set archived_at = created_at where id = ${wrapping.productId}`.execute(shop.kysely)],
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

describe('gift wrapping in a cart', () => {
  it('is there once', async () => {
    await add(bowl.sku, 3);
    await add(wrapping.sku, 5);
    const { lines } = (await add(wrapping.sku)).data;
    expect(lines).toMatchObject([{ quantity: 3 }, { quantity: 1 }]);
    expect(await call('update', { lineId: lines[1].lineId, quantity: 2 })).toMatchObject({ status: 409, code: 41, data: { available: 1 } });
  });

  it('is one where two carts that hold it become one', async () => {
    const shopper = await signedIn(shop);
    for (const sku of [bowl.sku, wrapping.sku]) {
      await shopper.post('/cart/add', { sku, quantity: 1 });
      await add(sku);
    }
    const { data } = await client.post('/api/web/cart/get', {}, { 'x-auth': shopper.token });
    expect(data).toMatchObject({ count: 3, lines: [{ quantity: 2 }, { quantity: 1, purchasable: true, messages: [] }] });
  });

  it('leaves with the last of the goods that are sent, without a word', async () => {
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
    const checkout = await fillCheckout(client, { address: addresses.US });
    expect(checkout.lines).toMatchObject([{ total: { amount: 4_000 } }, { sku: wrapping.sku, giftWrapping: true, total: { amount: 400 } }]);
    expect(checkout.subtotal.amount).toBe(4_400);
    expect(checkout.total.amount).toBe(4_400 + checkout.shippingFee.amount + (checkout.taxIncluded ? 0 : checkout.tax.amount));
    const { orderNo } = (await submit(client, checkout)).data;
    const staff = await staffContext(shop);
    await markPaid(staff, { order: orderNo });
    const { rows } = await sql<{ id: string; slug: string; totalAmount: number; taxBasisPoints: number; taxAmount: number }>`
      select l.id, l.slug, l.total_amount, l.tax_basis_points, l.tax_amount from order_line l join orders o on o.id = l.order_id
      where o.order_no = ${orderNo} order by l.position`.execute(shop.kysely);
    const [goods, line] = [rows[0]!, rows[1]!];
    expect(line).toMatchObject({ slug: '', totalAmount: 400, taxBasisPoints: goods.taxBasisPoints });
    expect([goods.taxBasisPoints > 0, line.taxAmount]).toEqual([true, Math.round(goods.taxAmount / 10)]);
    await refundOrder(staff, { order: orderNo, lines: [{ lineId: line.id, quantity: 1, restock: false }], reason: 'Came torn' });
    const refunded = await sql<{ sum: number }>`select refunded_amount as sum from orders where order_no = ${orderNo}`.execute(shop.kysely);
    expect(refunded.rows).toEqual([{ sum: 400 + line.taxAmount }]);
    await expectMoneyHolds(shop);
  });
});

describe('an order with it, seen', () => {
  it('shows it on its page, in its mail, to staff and on the packing slip, where nothing leads to a page of it', async () => {
    await add(bowl.sku);
    await add(wrapping.sku);
    const { slug } = await fillCheckout(client);
    const { orderNo } = (await submit(client, (await client.post('/api/web/checkout/contact', { slug, email: 'wrapped@example.com' })).data)).data;
    const page = (await client.get(`/checkout/thankyou?order=${orderNo}`)).text;
    expect([page.includes('Furoshiki cloth'), page.includes(`/product/${wrapping.slug}`), page.includes('href="/product/"')]).toEqual([true, false, false]);
    await runJobs(shop);
    expect(await mailTo(shop, 'wrapped@example.com')).toContain('Furoshiki cloth × 1');
    const staff = { 'x-auth': await staffToken(shop, 'support') };
    expect((await shop.client().get(`/api/admin/orders/${orderNo}`, staff)).data.products).toMatchObject([{ sku: bowl.sku }, { sku: wrapping.sku }]);
    const { url } = (await shop.client().post(`/api/admin/orders/${orderNo}/packing-slip`, {}, staff)).data;
    expect((await shop.app.inject({ method: 'GET', url: new URL(url).pathname + new URL(url).search })).body).toContain('Furoshiki cloth');
  });

  it('is asked about in no request for a review', async () => {
    await add(bowl.sku);
    await add(wrapping.sku);
    const { orderNo } = (await submit(client, await fillCheckout(client))).data;
    await markPaid(await staffContext(shop), { order: orderNo });
    await sql`update orders set shipped = 'full', delivered_at = ${shop.clock.now} where order_no = ${orderNo}`.execute(shop.kysely);
    const span = { deliveredAfter: new Date(0), deliveredBefore: shop.clock.now, limit: 10 };
    expect(await findOrdersToReview(testContext(shop).db, span)).toMatchObject([{ orderNo, products: [{ title: 'Bowl' }] }]);
  });
});

describe('gift wrapping', () => {
  it('is in no search, sitemap or suggestion, and has no page of its own', async () => {
    const [shown] = await insertTestProduct(shop.host.database, { title: 'Furoshiki book', variants: [{ price: 400, onHand: 5 }] });
    invalidateMemoized('all');
    for (const path of ['/search?q=Furoshiki', '/sitemap/product-1.xml']) {
      const { text } = await client.get(path);
      expect([path, text.includes(shown!.slug), text.includes(wrapping.slug)]).toEqual([path, true, false]);
    }
    expect((await client.get(`/product/${shown!.slug}`)).status).toBe(200);
    expect((await client.get(`/product/${wrapping.slug}`)).status).toBe(404);
    await add(shown!.sku);
    await add(wrapping.sku);
    expect((await client.get('/cart')).text).not.toContain(`/product/${wrapping.slug}`);
  });
});
