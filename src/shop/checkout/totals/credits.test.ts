// Credits used at checkout: held when the order is placed, given back when it is cancelled, expires or is refunded.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { changeCredits, readBalance } from '#shop/credits/index.ts';
import { approveCancellation } from '#shop/orders/cancel/index.ts';
import { expireUnpaidOrders } from '#shop/orders/pay/index.ts';
import { refundOrder } from '#shop/orders/refund/index.ts';
import { runsOf } from '#test/harness/long-run.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { staffContext, testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';

let shop: TestApp;
let bowl: TestVariant;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 2000, onHand: 100_000 }] })) as [TestVariant];
});
afterAll(() => shop.close());

async function shopperWith(credits: number): Promise<SignedInShopper> {
  const shopper = await signedIn(shop);
  const context = testContext(shop);
  if (credits > 0) await context.transaction((tx) => changeCredits(tx, context, { accountId: shopper.accountId, amount: amount(credits), reason: 'granted' }));
  return shopper;
}
const balanceOf = async ({ accountId }: SignedInShopper) => (await readBalance(shop.host.database.reader, accountId)).amount;
const buyNow = (quantity = 1) => ({ source: 'buyNow', sku: bowl.sku, quantity });
const headersOf = ({ token }: SignedInShopper, more = {}) => ({ 'x-auth': token, ...more });
const open = (shopper: SignedInShopper, { quantity = 1, headers = {} } = {}) =>
  fillCheckout(shopper.client, { source: buyNow(quantity), headers: headersOf(shopper, headers) });
const use = async (shopper: SignedInShopper, slug: string, wanted = true, headers = {}) => shopper.post('/checkout/credits', { slug, use: wanted }, headers);

/** The formula of docs/rules/money.md, "Totals". */
function expectTotal(sums: any): void {
  const discounts = [...sums.couponDiscounts, ...sums.promotionDiscounts].reduce((sum: number, one: any) => sum + one.amount.amount, 0);
  const tax = sums.taxIncluded ? 0 : sums.tax.amount;
  expect(sums.total.amount).toBe(sums.subtotal.amount - discounts + (sums.shippingFee?.amount ?? 0) + tax - sums.credits.amount);
  expect(sums.total.amount).toBeGreaterThanOrEqual(0);
}

describe('credits at checkout', () => {
  it('pay a part of an order: held when it is placed, back when it is cancelled', async () => {
    const ada = await shopperWith(500);
    const before = await open(ada);
    expect(before).toMatchObject({ credits: { amount: 0 }, creditsAvailable: { amount: 500, currency: 'USD' } });
    const { data: checkout } = await use(ada, before.slug);
    expect(checkout).toMatchObject({ credits: { amount: 500 }, total: { amount: before.total.amount - 500 } });
    expectTotal(checkout);
    expect(await balanceOf(ada)).toBe(500);
    const { orderNo } = (await submit(ada.client, checkout, headersOf(ada))).data;
    expect(await balanceOf(ada)).toBe(0);
    const order = (await ada.post('/order/detail', { orderNo })).data;
    expect(order).toMatchObject({ payStatus: 'unpaid', credits: { amount: 500 }, total: checkout.total });
    expectTotal(order);
    const cancelled = await ada.post('/order/cancel', { orderNo, reason: '' });
    expect(cancelled.data).toMatchObject({ status: 'cancelled', creditsReturned: { amount: 500 } });
    expect(await balanceOf(ada)).toBe(500);
    expect((await ada.page('/user/credits')).data.pageBody).toContain(orderNo);
  });

  it('pay a whole order, which then needs no payment, and come back when staff agree to its cancellation', async () => {
    const ada = await shopperWith(100_000);
    const { data: checkout } = await use(ada, (await open(ada)).slug);
    expect(checkout).toMatchObject({ total: { amount: 0 }, requiresPayment: false });
    const { orderNo, payment } = (await submit(ada.client, checkout, headersOf(ada))).data;
    expect(payment).toEqual({ state: 'captured', action: { type: 'none' } });
    expect(await balanceOf(ada)).toBe(100_000 - checkout.credits.amount);
    expect((await ada.post('/order/cancel', { orderNo, reason: 'x' })).data).toMatchObject({ status: 'pendingCancellation', payStatus: 'paid' });
    await approveCancellation(await staffContext(shop), { order: orderNo });
    expect(await balanceOf(ada)).toBe(100_000);
    expect((await ada.post('/order/detail', { orderNo })).data).toMatchObject({ status: 'cancelled', refundedAmount: { amount: 0 } });
  });

  it('come back when nobody pays in time', async () => {
    const ada = await shopperWith(300);
    const { data: checkout } = await use(ada, (await open(ada)).slug);
    await submit(ada.client, checkout, headersOf(ada));
    expect(await balanceOf(ada)).toBe(0);
    const later = { ...testContext(shop), now: () => new Date(shop.clock.now.getTime() + 8 * 24 * 3_600_000) };
    await expireUnpaidOrders(later);
    expect(await balanceOf(ada)).toBe(300);
  });

  it('come back as credits, after the money, when staff give back what was paid', async () => {
    const ada = await shopperWith(100_000);
    const { data: checkout } = await use(ada, (await open(ada)).slug);
    const { orderNo } = (await submit(ada.client, checkout, headersOf(ada))).data;
    const staff = await staffContext(shop);
    const paid = checkout.credits.amount;
    await refundOrder(staff, { order: orderNo, amount: { amount: 700 }, reason: 'a scratch' });
    expect(await balanceOf(ada)).toBe(100_000 - paid + 700);
    await expect(refundOrder(staff, { order: orderNo, amount: { amount: paid - 699 }, reason: 'too much' })).rejects.toMatchObject({ spec: { wire: 41 } });
    await refundOrder(staff, { order: orderNo, amount: { amount: paid - 700 }, reason: 'the rest' });
    expect(await balanceOf(ada)).toBe(100_000);
    await expect(refundOrder(staff, { order: orderNo, amount: { amount: 1 }, reason: 'more' })).rejects.toMatchObject({ spec: { wire: 41 } });
  });

  it('are rejected with a message for accounts without any, and for guests', async () => {
    const ada = await shopperWith(0);
    expect(await use(ada, (await open(ada)).slug)).toMatchObject({ status: 409, code: 41 });
    const guest = shop.client();
    const checkout = await fillCheckout(guest, { source: buyNow() });
    expect(await guest.post('/api/web/checkout/credits', { slug: checkout.slug, use: true })).toMatchObject({ status: 409, code: 41 });
    for (const wanted of ['yes', 1, null])
      expect(await ada.post('/checkout/credits', { slug: checkout.slug, use: wanted })).toMatchObject({ status: 400, code: 40 });
    expect(await use(ada, checkout.slug)).toMatchObject({ status: 404 });
  });

  it('are used once, however many orders ask for them at once', async () => {
    const ada = await shopperWith(1000);
    const checkouts = [];
    for (let index = 0; index < 6; index += 1) checkouts.push((await use(ada, (await open(ada)).slug)).data);
    const answers = await Promise.all(checkouts.map((checkout) => submit(ada.client, checkout, headersOf(ada))));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    for (const rejected of answers.filter((answer) => answer.code !== 0))
      expect(rejected).toMatchObject({ status: 409, code: 10, data: { kind: 'totalChanged', credits: { amount: 0 } } });
    expect(await balanceOf(ada)).toBe(0);
  });

  it('hold and give back the same, in every currency, whatever the balance and the order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 30_000 }),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('USD', 'EUR', 'JPY', 'CNY'),
        async (credits, quantity, currency) => {
          const ada = await shopperWith(credits);
          const headers = { 'x-currency': currency };
          const slug = (await open(ada, { quantity, headers })).slug;
          const used = await use(ada, slug, true, headers);
          expect(used.code).toBe(0);
          let checkout = used.data;
          expectTotal(checkout);
          if (checkout.requiresPayment) checkout = (await ada.post('/checkout/payment', { slug, methodId: 'bankTransfer' }, headers)).data;
          const { orderNo } = (await submit(ada.client, checkout, headersOf(ada, headers))).data;
          const left = await balanceOf(ada);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(credits);
          const order = (await ada.post('/order/detail', { orderNo })).data;
          expectTotal(order);
          expect(order.credits).toEqual(checkout.credits);
          await ada.post('/order/cancel', { orderNo, reason: '' });
          if (order.payStatus === 'paid') await approveCancellation(await staffContext(shop), { order: orderNo });
          expect(await balanceOf(ada)).toBe(credits);
        },
      ),
      { numRuns: runsOf(16) },
    );
  }, 60_000);
});
