// What was agreed is kept when staff change an order: its discounts, and what gift cards that it bought are worth.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { readMarkets } from '#shop/markets/index.ts';
import type { Offer } from '#shop/promotions/apply/index.ts';
import { promotionInput } from '#shop/promotions/contract.ts';
import { addOfferSources } from '#shop/promotions/sources/index.ts';
import { savePromotion } from '#shop/promotions/staff/save-promotion.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let mug: TestVariant;
let card: TestVariant;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  headers = { 'x-auth': await staffToken(shop, 'manager') };
  [mug] = (await insertTestProduct(shop.host.database, { variants: [{ price: 2_000, onHand: 1_000 }] })) as [TestVariant];
  [card] = (await insertTestProduct(shop.host.database, { taxClass: 'giftCard', variants: [{ price: 2_500, onHand: 1_000 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const act = (orderNo: string, action: string, body: object = {}) => shop.client().post(`/api/admin/orders/${orderNo}/${action}`, body, headers);
const read = async (orderNo: string) => (await shop.client().get(`/api/admin/orders/${orderNo}`, headers)).data;
async function buyPaid(sku: string, quantity: number, more: { shipping?: null } = {}): Promise<string> {
  const client = shop.client();
  const checkout = await fillCheckout(client, { source: { source: 'buyNow', sku, quantity }, payment: 'bankTransfer', ...more });
  const { orderNo } = (await submit(client, checkout)).data;
  expect(await act(orderNo, 'mark-paid')).toMatchObject({ code: 0 });
  await runJobs(shop);
  return orderNo;
}
const editTo = async (orderNo: string, quantity: number, action = 'edit') =>
  act(orderNo, action, { lines: [{ lineId: (await read(orderNo)).products[0].lineId, quantity }] });

/** A change and its quote are declined with these words, and the order stays as it was. */
async function expectKept(orderNo: string, words: string): Promise<void> {
  const before = await read(orderNo);
  for (const action of ['edit-quote', 'edit'])
    expect(await editTo(orderNo, 1, action)).toMatchObject({ status: 409, code: 41, reason: 'orderNotEditable', msg: expect.stringContaining(words) });
  expect(await read(orderNo)).toEqual(before);
}

async function savePercentage(slug: string, more: { id?: string; active?: boolean; minQuantity?: number } = {}): Promise<string> {
  const markets = await readMarkets(shop.host.database.reader);
  const { id = null, active = true, minQuantity } = more;
  const conditions = minQuantity === undefined ? {} : { minQuantity };
  const input = promotionInput.parse({ slug, active, texts: { en: { title: 'Fifth' } }, rule: { kind: 'percentage', basisPoints: 2_000 }, conditions });
  const saved = await shop.host.database.transaction((tx) => savePromotion(tx, { id, source: 'promotion', input, markets, locale: 'en', now: shop.clock.now }));
  invalidateMemoized(['promotions']);
  return saved;
}

it('keeps what an extension took off', async () => {
  const targets = { products: [], categories: [], collections: [], tags: [] };
  const half: Offer = {
    id: 'ext:half',
    source: 'besides',
    title: 'Half',
    priority: 0,
    exclusive: false,
    startsAt: null,
    endsAt: null,
    rule: { kind: 'percentage', basisPoints: 5_000 },
    targets,
    minSubtotal: null,
    minQuantity: null,
    firstOrder: false,
    customerGroups: [],
    customers: [],
    markets: [],
    claimRequired: false,
    claimed: false,
    totalLimit: null,
    usedCount: 0,
    perCustomerLimit: null,
    usedByCustomer: 0,
  };
  const remove = addOfferSources([{ id: 'ext:half', offerFor: async () => half, take: async () => undefined }]);
  try {
    const orderNo = await buyPaid(mug.sku, 3);
    expect(await read(orderNo)).toMatchObject({ promotionDiscounts: [{ amount: { amount: 3_000 } }] });
    await expectKept(orderNo, 'A discount of this order');
  } finally {
    remove();
  }
});

it('keeps a promotion that was switched off after the order, and works out one that still runs', async () => {
  const id = await savePercentage('fifth');
  const orderNo = await buyPaid(mug.sku, 3);
  expect(await editTo(orderNo, 2)).toMatchObject({ code: 0, data: { promotionDiscounts: [{ amount: { amount: 800 } }] } });
  await savePercentage('fifth', { id, active: false });
  await expectKept(orderNo, 'A discount of this order');
});

it('has nothing of a promotion that was made after the order', async () => {
  const orderNo = await buyPaid(mug.sku, 3);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  const id = await savePercentage('later');
  expect(await editTo(orderNo, 2)).toMatchObject({ code: 0, data: { promotionDiscounts: [] } });
  await savePercentage('later', { id, active: false });
});

it('takes nothing off gift cards, however many there are', async () => {
  const id = await savePercentage('two-cards', { minQuantity: 2 });
  const orderNo = await buyPaid(card.sku, 2, { shipping: null });
  expect(await read(orderNo)).toMatchObject({ promotionDiscounts: [], total: { amount: 5_000 } });
  expect(await editTo(orderNo, 4)).toMatchObject({ code: 0, data: { due: { amount: 5_000 } } });
  await savePercentage('two-cards', { id, active: false });
});

it('is cancelled with the cards that were issued, though the rest was not paid', async () => {
  const orderNo = await buyPaid(card.sku, 1, { shipping: null });
  expect(await editTo(orderNo, 3)).toMatchObject({ code: 0, data: { due: { amount: 5_000 } } });
  expect(await act(orderNo, 'cancel', { reason: 'x' })).toMatchObject({ code: 0, data: { status: 'cancelled', refundedAmount: { amount: 2_500 } } });
  await runJobs(shop);
  const { rows } = await sql<{ balanceAmount: number }>`select balance_amount::int as balance_amount from gift_card where order_no = ${orderNo}`.execute(
    shop.kysely,
  );
  expect(rows).toEqual([{ balanceAmount: 0 }]);
});
