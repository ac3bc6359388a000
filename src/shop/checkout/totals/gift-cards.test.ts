// Gift cards at checkout: redeemed when the order is placed, given back when it is cancelled, expires or is refunded.
import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { changeCredits, readBalance } from '#shop/credits/index.ts';
import { issueGiftCard, type NewGiftCard } from '#shop/gift-cards/index.ts';
import { approveCancellation } from '#shop/orders/cancel/index.ts';
import { editOrder } from '#shop/orders/edit/edit-order.ts';
import { expireUnpaidOrders, markPaid } from '#shop/orders/pay/index.ts';
import { refundOrder } from '#shop/orders/refund/index.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { runsOf } from '#test/harness/long-run.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { staffContext, testContext } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { signedIn } from '#test/harness/shoppers.ts';

let shop: TestApp;
let bowl: TestVariant;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 2000, onHand: 100_000 }] })) as [TestVariant];
});
afterAll(() => shop.close());

async function newCard(of: number, more: Partial<NewGiftCard> = {}): Promise<{ id: string; code: string }> {
  const context = testContext(shop);
  const plain = { note: '', expiresAt: null, lang: 'en', recipientName: '', recipientEmail: null, senderName: '', message: '', sendAt: null };
  const { id, code } = await context.transaction((tx) => issueGiftCard(tx, context, { amount: amount(of), currency: 'USD', ...plain, ...more }));
  return { id, code: code! };
}
const balanceOf = async (id: string) =>
  Number((await sql<{ of: number }>`select balance_amount as of from gift_card where id = ${id}`.execute(shop.kysely)).rows[0]!.of);
const ledgerOf = async (id: string) =>
  (
    await sql<{ reason: string; amount: number }>`select reason, amount from gift_card_entry where gift_card_id = ${id} order by sequence`.execute(shop.kysely)
  ).rows.map((row) => [row.reason, Number(row.amount)]);
const buyNow = (quantity = 1) => ({ source: 'buyNow', sku: bowl.sku, quantity });
const open = (client: TestClient, { quantity = 1, headers = {} } = {}) => fillCheckout(client, { source: buyNow(quantity), headers });
const use = (client: TestClient, slug: string, code: string, headers = {}) => client.post('/api/web/checkout/gift-card', { slug, code }, headers);

/** The formula of docs/rules/money.md, "Totals". */
function expectTotal(sums: any): void {
  const discounts = [...sums.couponDiscounts, ...sums.promotionDiscounts].reduce((sum: number, one: any) => sum + one.amount.amount, 0);
  const tax = sums.taxIncluded ? 0 : sums.tax.amount;
  const before = sums.subtotal.amount - discounts + (sums.shippingFee?.amount ?? 0) + tax;
  expect(sums.total.amount).toBe(before - sums.credits.amount - sums.giftCardsAmount.amount);
  expect(sums.total.amount).toBeGreaterThanOrEqual(0);
}

describe('a gift card at checkout', () => {
  it('pays a part of an order: taken when it is placed, back when it is cancelled unpaid', async () => {
    const client = shop.client();
    const card = await newCard(500);
    const before = await open(client);
    expect(before).toMatchObject({ giftCards: [], giftCardsAmount: { amount: 0 } });
    const { data: checkout } = await use(client, before.slug, ` ${card.code.toLowerCase().replaceAll('-', ' ')} `);
    const shown = { id: card.id, lastCharacters: card.code.slice(-4), amount: { amount: 500, currency: 'USD' }, balance: { amount: 500, currency: 'USD' } };
    expect(checkout).toMatchObject({
      giftCards: [shown],
      giftCardsAmount: { amount: 500 },
      total: { amount: before.total.amount - 500 },
      requiresPayment: true,
    });
    expectTotal(checkout);
    expect(await balanceOf(card.id)).toBe(500);
    const { orderNo, orderToken } = (await submit(client, checkout)).data;
    expect(await balanceOf(card.id)).toBe(0);
    const order = (await client.post('/api/web/order/detail', { orderNo, orderToken })).data;
    expect(order).toMatchObject({ payStatus: 'unpaid', giftCardsAmount: { amount: 500 }, total: checkout.total, due: checkout.total });
    expectTotal(order);
    const cancelled = await client.post('/api/web/order/cancel', { orderNo, orderToken, reason: '' });
    expect(cancelled.data).toMatchObject({ status: 'cancelled', giftCardsReturned: { amount: 500 } });
    expect(await ledgerOf(card.id)).toEqual([
      ['issued', 500],
      ['redeemed', -500],
      ['refunded', 500],
    ]);
  });

  it('pays a whole order, which then needs no payment, and gets it back when staff agree to the cancellation', async () => {
    const client = shop.client();
    const card = await newCard(100_000);
    const { data: checkout } = await use(client, (await open(client)).slug, card.code);
    expect(checkout).toMatchObject({ total: { amount: 0 }, requiresPayment: false });
    const { orderNo, payment, orderToken } = (await submit(client, checkout)).data;
    expect(payment).toEqual({ state: 'captured', action: { type: 'none' } });
    expect(await balanceOf(card.id)).toBe(100_000 - checkout.giftCardsAmount.amount);
    expect((await client.post('/api/web/order/cancel', { orderNo, orderToken, reason: 'x' })).data).toMatchObject({ status: 'pendingCancellation' });
    await approveCancellation(await staffContext(shop), { order: orderNo });
    expect(await balanceOf(card.id)).toBe(100_000);
    const order = (await client.post('/api/web/order/detail', { orderNo, orderToken })).data;
    expect(order).toMatchObject({ status: 'cancelled', refundedAmount: { amount: 0 }, refundState: 'full' });
    expect(order.refunds).toMatchObject([{ amount: { amount: 0 }, giftCards: checkout.giftCardsAmount, creditNote: expect.any(String) }]);
  });

  it('comes after credits, several one after the other, and each can be taken away', async () => {
    const ada = await signedIn(shop);
    const context = testContext(shop);
    await context.transaction((tx) => changeCredits(tx, context, { accountId: ada.accountId, amount: amount(300), reason: 'granted' }));
    const [small, large] = [await newCard(400), await newCard(100_000)];
    const headers = { 'x-auth': ada.token };
    const { slug } = await open(ada.client, { headers });
    await ada.post('/checkout/credits', { slug, use: true });
    await use(ada.client, slug, small.code, headers);
    const { data: checkout } = await use(ada.client, slug, large.code, headers);
    expect(checkout).toMatchObject({ credits: { amount: 300 }, total: { amount: 0 } });
    expect(checkout.giftCards.map((card: any) => card.amount.amount)).toEqual([400, checkout.giftCardsAmount.amount - 400]);
    expectTotal(checkout);
    const dropped = await ada.post('/checkout/gift-card/remove', { slug, giftCardId: small.id });
    expect(dropped.data.giftCards).toMatchObject([{ id: large.id, amount: { amount: checkout.giftCardsAmount.amount } }]);
    const { orderNo } = (await submit(ada.client, dropped.data, headers)).data;
    // Staff refund a part: to the card first, credits last.
    const staff = await staffContext(shop);
    const paid = checkout.giftCardsAmount.amount;
    await refundOrder(staff, { order: orderNo, amount: { amount: paid + 100 }, reason: 'broken' });
    expect(await balanceOf(large.id)).toBe(100_000);
    expect((await readBalance(shop.host.database.reader, ada.accountId)).amount).toBe(100);
    await expect(refundOrder(staff, { order: orderNo, amount: { amount: 201 }, reason: 'more' })).rejects.toMatchObject({ spec: { wire: 41 } });
  });

  it('gets a refund first, before the money that paid the rest', async () => {
    const client = shop.client();
    const card = await newCard(800);
    const { slug } = await open(client);
    await use(client, slug, card.code);
    const { data: checkout } = await client.post('/api/web/checkout/payment', { slug, methodId: 'bankTransfer' });
    const { orderNo, orderToken } = (await submit(client, checkout)).data;
    const staff = await staffContext(shop);
    await markPaid(staff, { order: orderNo });
    await refundOrder(staff, { order: orderNo, amount: { amount: 500 }, reason: 'a scratch' });
    const read = async () => (await client.post('/api/web/order/detail', { orderNo, orderToken })).data;
    expect(await read()).toMatchObject({ refundedAmount: { amount: 0 }, giftCardsReturned: { amount: 500 }, refundState: 'partial' });
    await refundOrder(staff, { order: orderNo, amount: { amount: 500 }, reason: 'another' });
    expect(await read()).toMatchObject({ refundedAmount: { amount: 200 }, giftCardsReturned: { amount: 800 } });
    expect(await balanceOf(card.id)).toBe(800);
    await refundOrder(staff, { order: orderNo, amount: { amount: checkout.total.amount - 200 }, reason: 'all' });
    expect(await read()).toMatchObject({ refundedAmount: checkout.total, refundState: 'full' });
    await expect(refundOrder(staff, { order: orderNo, amount: { amount: 1 }, reason: 'more' })).rejects.toMatchObject({ spec: { wire: 41 } });
  });

  it('gets back what an order costs less since staff changed it, before the money', async () => {
    const client = shop.client();
    const card = await newCard(1_500);
    const { slug } = await open(client, { quantity: 3 });
    await use(client, slug, card.code);
    const { data: checkout } = await client.post('/api/web/checkout/payment', { slug, methodId: 'bankTransfer' });
    const { orderNo, orderToken } = (await submit(client, checkout)).data;
    const staff = await staffContext(shop);
    await markPaid(staff, { order: orderNo });
    const read = async () => (await client.post('/api/web/order/detail', { orderNo, orderToken })).data;
    const [line] = (await read()).products;
    await editOrder(staff, { order: orderNo, lines: [{ lineId: line.lineId, quantity: 2 }], reason: '', notify: false });
    const edited = await read();
    expectTotal(edited);
    expect(await balanceOf(card.id)).toBe(1_500);
    expect(edited).toMatchObject({ giftCardsAmount: { amount: 0 }, giftCardsReturned: { amount: 0 }, due: { amount: 0 } });
    expect(edited.refundedAmount.amount).toBe(checkout.total.amount - edited.total.amount);
  });

  it('gets it back when nobody pays in time', async () => {
    const client = shop.client();
    const card = await newCard(300);
    const { data: checkout } = await use(client, (await open(client)).slug, card.code);
    await submit(client, checkout);
    expect(await balanceOf(card.id)).toBe(0);
    await expireUnpaidOrders({ ...testContext(shop), now: () => new Date(shop.clock.now.getTime() + 8 * 24 * 3_600_000) });
    expect(await balanceOf(card.id)).toBe(300);
  });

  it('is declined with a reason in the language of the shopper', async () => {
    const client = shop.client();
    const { slug } = await open(client);
    const other = shop.client();
    const yen = await newCard(500, { currency: 'JPY' });
    const expired = await newCard(500, { expiresAt: new Date(shop.clock.now.getTime() - 1) });
    const disabled = await newCard(500);
    await sql`update gift_card set is_disabled = true where id = ${disabled.id}`.execute(shop.kysely);
    const empty = await newCard(10);
    const { data: spent } = await use(other, (await open(other)).slug, empty.code);
    await submit(other, spent);
    const declined = { status: 400, code: 40, data: { errors: { code: expect.any(String) } } };
    expect(await use(client, slug, 'ABCD-EFGH-JKLM-NPQR')).toMatchObject({ ...declined, reason: 'giftCardUnknown' });
    expect(await use(client, slug, 'nonsense')).toMatchObject({ ...declined, reason: 'giftCardUnknown' });
    expect(await use(client, slug, yen.code)).toMatchObject({ ...declined, reason: 'giftCardOtherCurrency' });
    expect(await use(client, slug, expired.code)).toMatchObject({ ...declined, reason: 'giftCardExpired' });
    expect(await use(client, slug, disabled.code)).toMatchObject({ ...declined, reason: 'giftCardDisabled' });
    expect(await use(client, slug, empty.code, { 'x-lang': 'zh' })).toMatchObject({
      reason: 'giftCardEmpty',
      data: { errors: { code: '这张礼品卡已没有余额。' } },
    });
    expect(await use(other, slug, empty.code)).toMatchObject({ status: 404 });
    for (const code of ['', ' ', 5, null, 'x'.repeat(61)])
      expect(await client.post('/api/web/checkout/gift-card', { slug, code })).toMatchObject({ status: 400 });
  });

  it('says so when a card that pays was disabled or the currency changed meanwhile, and does not place the order for another sum', async () => {
    const client = shop.client();
    const card = await newCard(500);
    const { data: checkout } = await use(client, (await open(client)).slug, card.code);
    await sql`update gift_card set is_disabled = true where id = ${card.id}`.execute(shop.kysely);
    const refused = await submit(client, checkout);
    expect(refused).toMatchObject({ status: 409, code: 10, data: { giftCardsAmount: { amount: 0 }, total: { amount: checkout.total.amount + 500 } } });
    const { data: now } = await client.post('/api/web/checkout/get', { slug: checkout.slug });
    expect(now.messages).toEqual([expect.stringContaining(card.code.slice(-4))]);
    await sql`update gift_card set is_disabled = false where id = ${card.id}`.execute(shop.kysely);
    const { data: yen } = await client.post('/api/web/checkout/get', { slug: checkout.slug }, { 'x-currency': 'JPY' });
    expect(yen).toMatchObject({ giftCardsAmount: { amount: 0, currency: 'JPY' }, giftCards: [{ balance: { amount: 500, currency: 'USD' } }] });
    expect(yen.messages).toHaveLength(1);
  });

  it('is one of five at most, and is not taken where nothing is left to pay', async () => {
    const client = shop.client();
    const { slug } = await open(client);
    for (let index = 0; index < 5; index += 1) expect((await use(client, slug, (await newCard(1)).code)).code).toBe(0);
    expect(await use(client, slug, (await newCard(1)).code)).toMatchObject({ status: 400, reason: 'giftCardTooMany' });
    const { slug: other } = await open(client);
    await use(client, other, (await newCard(100_000)).code);
    expect(await use(client, other, (await newCard(1)).code)).toMatchObject({ status: 400, reason: 'giftCardNotNeeded' });
  });

  it('cannot be guessed for long', async () => {
    const client = shop.client();
    const { slug } = await open(client);
    const answers = [];
    for (let tried = 0; tried < 12; tried += 1) answers.push(await use(client, slug, 'ABCD-EFGH-JKLM-NPQR'));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.at(-1)).toMatchObject({ status: 429 });
    // Not even the right one.
    expect(await use(client, slug, (await newCard(100)).code)).toMatchObject({ status: 429 });
  });
});

describe('a gift card that is used at once', () => {
  it('pays one of several orders that ask for all of it', async () => {
    const card = await newCard(1_000);
    const buyers = [];
    for (let index = 0; index < 6; index += 1) {
      const client = shop.client();
      buyers.push({ client, checkout: (await use(client, (await open(client)).slug, card.code)).data });
    }
    const answers = await Promise.all(buyers.map(({ client, checkout }) => submit(client, checkout)));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    for (const refused of answers.filter((answer) => answer.code !== 0))
      expect(refused).toMatchObject({ status: 409, code: 10, data: { kind: 'totalChanged', giftCardsAmount: { amount: 0 } } });
    expect(await balanceOf(card.id)).toBe(0);
  });

  it('is redeemed once for a checkout that is submitted twice at once', async () => {
    const client = shop.client();
    const card = await newCard(100_000);
    const { data: checkout } = await use(client, (await open(client)).slug, card.code);
    const answers = await Promise.all([submit(client, checkout), submit(client, checkout)]);
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
    expect(await balanceOf(card.id)).toBe(100_000 - checkout.giftCardsAmount.amount);
  });

  it('is never overdrawn, and no two orders wait for each other for ever, whatever cards they share', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 50, max: 6_000 }), { minLength: 1, maxLength: 3 }),
        fc.array(fc.shuffledSubarray([0, 1, 2], { minLength: 1 }), { minLength: 2, maxLength: 5 }),
        async (sums, choices) => {
          const cards: { id: string; code: string }[] = [];
          for (const sum of sums) cards.push(await newCard(sum));
          const buyers = [];
          for (const choice of choices) {
            const client = shop.client();
            let checkout = await open(client);
            for (const index of choice) {
              const card = cards[index];
              const answer = card && (await use(client, checkout.slug, card.code));
              if (answer?.code === 0) checkout = answer.data;
            }
            buyers.push({ client, checkout });
          }
          const answers = await Promise.all(buyers.map(({ client, checkout }) => submit(client, checkout)));
          for (const answer of answers) expect([0, 10]).toContain(answer.code);
          let redeemed = 0;
          for (const [index, { client }] of buyers.entries()) {
            const { code, data } = answers[index]!;
            if (code !== 0) continue;
            const { orderNo, orderToken } = data;
            const order = (await client.post('/api/web/order/detail', { orderNo, orderToken })).data;
            expectTotal(order);
            redeemed += order.giftCardsAmount.amount;
          }
          let left = 0;
          for (const { id } of cards) left += await balanceOf(id);
          expect(left).toBe(sums.reduce((sum, one) => sum + one, 0) - redeemed);
        },
      ),
      { numRuns: runsOf(16) },
    );
  }, 60_000);
});

it('leaves books that add up', async () => {
  expect(await findBroken(shop.db.url, [])).toEqual([]);
});
