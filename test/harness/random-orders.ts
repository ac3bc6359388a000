/** Orders of every kind for random histories: several goods, reductions, taxes, currencies, credits, gift cards and ways to pay. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { amount } from '#kit/pure/amount.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { changeCredits } from '#shop/credits/index.ts';
import { issueGiftCard } from '#shop/gift-cards/index.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { couponStaffInput, promotionInput } from '#shop/promotions/contract.ts';
import { savePromotion } from '#shop/promotions/staff/save-promotion.ts';
import { startPaypal, type FakePaypal } from '#test/fakes/paypal.ts';
import { createTestApp, type ApiAnswer, type TestApp } from './app.ts';
import { addresses, fillCheckout, submit } from './buyers.ts';
import { testContext } from './orders.ts';
import { insertTestProduct, type TestVariant } from './products.ts';
import { setReturnAddress } from './returns.ts';
import { signedIn, type SignedInShopper } from './shoppers.ts';
import { staffToken } from './staff.ts';

/** A shop in which orders are placed, a provider that may refuse refunds, and what is sold: the fourth is a gift card, the third sold ahead. */
export type Stage = { shop: TestApp; fake: FakePaypal; goods: TestVariant[]; manager: Record<string, string> };

const dayMs = 24 * 3_600_000;

/** Opens one. Close `shop` and `fake`. */
export async function openStage(): Promise<Stage> {
  const fake = await startPaypal();
  const shop = await createTestApp({ config: { payments: { stripe: null, paypal: { ...fake.account } } } });
  await shop.host.database.transaction(seedCommerce);
  await setReturnAddress(shop);
  const owner = { 'x-auth': await staffToken(shop, 'owner') };
  expect(await shop.client().post('/api/admin/currencies', { code: 'KWD', rate: '0.307' }, owner)).toMatchObject({ code: 0 });
  const expectedOn = new Date(shop.clock.now.getTime() + 3_000 * dayMs).toISOString().slice(0, 10);
  const [mug, mugInBlue, bowl, pot] = (await insertTestProduct(shop.host.database, {
    variants: [
      { price: 1_999, onHand: 5_000, prices: { JPY: 2_990 } },
      { price: 1_999, onHand: 5_000, prices: { JPY: 2_990 } },
      { price: 3_333, onHand: 5_000 },
      { price: 1_001, onHand: 2, ahead: { as: 'backorder', expectedOn } },
    ],
  })) as [TestVariant, TestVariant, TestVariant, TestVariant];
  const [card] = (await insertTestProduct(shop.host.database, {
    taxClass: 'giftCard',
    variants: [{ price: 2_500, onHand: 5_000, requiresShipping: false }],
  })) as [TestVariant];
  const [book] = (await insertTestProduct(shop.host.database, { taxClass: 'reduced', variants: [{ price: 777, policy: 'continue', onHand: 0 }] })) as [
    TestVariant,
  ];
  const goods = [mug, bowl, pot, card, book, mugInBlue];
  await savePromotions(shop, mug, book);
  return { shop, fake, goods, manager: { 'x-auth': await staffToken(shop, 'manager') } };
}

const nobody = { products: [], categories: [], collections: [], tags: [] };

/** A set, a step by quantity, and a coupon on top of them. */
async function savePromotions(shop: TestApp, mug: TestVariant, book: TestVariant): Promise<void> {
  const markets = await readMarkets(shop.host.database.reader);
  const save = (source: 'promotion' | 'coupon', given: object) => {
    const input = (source === 'coupon' ? couponStaffInput : promotionInput).parse(given) as never;
    return shop.host.database.transaction((tx) => savePromotion(tx, { id: null, source, input, markets, locale: 'en', now: shop.clock.now }));
  };
  const only = (one: TestVariant) => ({ ...nobody, products: [one.slug] });
  const parts = [mug, book].map((one) => ({ targets: only(one), quantity: 1 }));
  await save('promotion', { slug: 'set', texts: { en: { title: 'Set' } }, rule: { kind: 'bundle', parts, takes: { kind: 'percentage', basisPoints: 1_300 } } });
  const steps = [{ from: 3, takes: { kind: 'fixedAmount', amount: [{ amount: 501, currency: 'USD' }] } }];
  await save('promotion', { slug: 'more', texts: { en: { title: 'More' } }, rule: { kind: 'tiersByQuantity', steps } });
  const conditions = { minSubtotal: [{ amount: 3_000, currency: 'USD' }] };
  await save('coupon', { code: 'SEVEN', slug: 'seven', texts: { en: { title: 'Seven' } }, rule: { kind: 'percentage', basisPoints: 700 }, conditions });
  invalidateMemoized(['promotions']);
}
/** An order as it is to be placed. */
export const orderArb = fc.record({
  lines: fc.uniqueArray(fc.record({ which: fc.nat(4), quantity: fc.integer({ min: 1, max: 3 }) }), {
    selector: ({ which }) => which,
    minLength: 1,
    maxLength: 3,
  }),
  to: fc.constantFrom('US' as const, 'DE' as const, 'JP' as const),
  /** Three decimals instead of the market's money. */
  dinars: fc.nat(4).map((of) => of === 0),
  /** Staff write it, with something that is no product. */
  draft: fc.nat(4).map((of) => of === 0),
  coupon: fc.boolean(),
  credits: fc.constantFrom(0, 0, 650, 90_000),
  giftCard: fc.constantFrom(0, 0, 1_234, 900_000),
  payment: fc.constantFrom('bankTransfer' as const, 'bankTransfer' as const, 'paypal' as const, 'cashOnDelivery' as const),
});
/** The same. */
export type Wanted = typeof orderArb extends fc.Arbitrary<infer Made> ? Made : never;

/** A placed order; `numbers` are its returns. */
export type Bought = { orderNo: string; shopper: SignedInShopper; headers: Record<string, string>; numbers: string[] };

/** Places an order as a shopper does, or as staff do. */
export async function place(stage: Stage, wanted: Wanted): Promise<Bought> {
  const { shop, goods } = stage;
  const shopper = await signedIn(shop);
  const context = testContext(shop);
  const currency = wanted.dinars ? 'KWD' : { US: 'USD', DE: 'EUR', JP: 'JPY' }[wanted.to];
  const headers = { 'x-auth': shopper.token, 'x-currency': currency };
  const { credits, giftCard } = wanted;
  if (wanted.draft) return placeDraft(stage, wanted, { currency, shopper, headers });
  if (credits > 0) await context.transaction((tx) => changeCredits(tx, context, { accountId: shopper.accountId, amount: amount(credits), reason: 'granted' }));
  for (const { which, quantity } of wanted.lines) {
    const added = await shopper.post('/cart/add', { sku: goods[which]!.sku, quantity }, headers);
    expect(added).toMatchObject({ code: 0 });
  }
  if (wanted.coupon) await shopper.post('/cart/coupon', { code: 'SEVEN' }, headers);
  const needsShipping = wanted.lines.some(({ which }) => which !== 3);
  let checkout = await fillCheckout(shopper.client, {
    headers,
    address: addresses[wanted.to],
    shipping: needsShipping ? 'standard' : null,
    payment: 'bankTransfer',
  });
  const { slug } = checkout;
  const step = async (path: string, body: object) => {
    const answer = await shopper.post(`/checkout/${path}`, { slug, ...body }, headers);
    if (answer.code === 0) checkout = answer.data;
    return answer;
  };
  if (credits > 0) await step('credits', { use: true });
  if (giftCard > 0) {
    const plain = { note: '', expiresAt: null, lang: 'en', recipientName: '', recipientEmail: null, senderName: '', message: '', sendAt: null };
    const { code } = await context.transaction((tx) => issueGiftCard(tx, context, { amount: amount(giftCard), currency, ...plain }));
    await step('gift-card', { code });
  }
  if (checkout.requiresPayment && (await step('payment', { methodId: wanted.payment })).code !== 0) await step('payment', { methodId: 'bankTransfer' });
  const placed = await submit(shopper.client, checkout, headers);
  expect(placed).toMatchObject({ code: 0 });
  return { orderNo: placed.data.orderNo, shopper, headers, numbers: [] };
}

/** As staff write it: what the catalogue has, something beside it, and a discount on both. */
async function placeDraft(
  stage: Stage,
  { lines, to }: Wanted,
  { currency, shopper, headers }: { currency: string } & Pick<Bought, 'shopper' | 'headers'>,
): Promise<Bought> {
  const made = await staffPost(stage, 'draft-orders', {
    customer: shopper.accountId,
    currency,
    lines: [...lines.map(({ which, quantity }) => ({ sku: stage.goods[which]!.sku, quantity })), { title: 'Engraving', price: 777, quantity: 3 }],
    address: addresses[to],
    shippingFee: 700,
    discounts: [{ title: 'Old friend', percent: 7 }],
  });
  expect(made).toMatchObject({ code: 0 });
  const { data } = await staffPost(stage, `draft-orders/${made.data.id}/complete`, {});
  expect(data).toMatchObject({ orderNo: expect.any(String) });
  return { orderNo: data.orderNo, shopper, headers, numbers: [] };
}

/** A call of a manager. */
export const staffPost = ({ shop, manager }: Stage, path: string, body: object): Promise<ApiAnswer> => shop.client().post(`/api/admin/${path}`, body, manager);

/** An order as staff see it. */
export const readOrder = async ({ shop, manager }: Stage, { orderNo }: Bought): Promise<any> =>
  (await shop.client().get(`/api/admin/orders/${orderNo}`, manager)).data;
