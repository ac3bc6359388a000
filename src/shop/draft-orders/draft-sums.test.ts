// The sums of a draft are those of the order that it becomes, whatever staff write.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addresses } from '#test/harness/buyers.ts';
import { runsOf } from '#test/harness/long-run.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let token: string;
let variants: TestVariant[];
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  variants = await insertTestProduct(shop.host.database, {
    variants: [
      { price: 1 },
      { price: 1_999 },
      { price: 33_333, weightGrams: 1_500 },
      { price: 777, taxable: false },
      { price: 2, requiresShipping: false },
    ].map((variant) => ({ ...variant, onHand: 1_000_000 })),
  });
  token = await staffToken(shop, 'manager');
  const promotion = {
    slug: 'tenth',
    texts: { en: { title: 'A tenth off' } },
    rule: { kind: 'percentage', basisPoints: 1_000 },
    conditions: { minSubtotal: [{ amount: 5_000, currency: 'USD' }] },
  };
  const made = await post('/promotions', promotion);
  if (made.code !== 0) throw new Error(JSON.stringify(made));
});
afterAll(() => shop.close());

const post = (path: string, payload: object) => shop.client().send({ method: 'POST', url: `/api/admin${path}`, headers: { 'x-auth': token }, payload });
const get = async (path: string) => (await shop.client().send({ method: 'GET', url: `/api/admin${path}`, headers: { 'x-auth': token } })).data;
const sumOf = (some: readonly { amount: number }[]) => some.reduce((sum, one) => sum + one.amount, 0);

const quantity = fc.integer({ min: 1, max: 9 });
const price = fc.integer({ min: 0, max: 50_000 });
const line = fc.oneof(
  fc.record({ variant: fc.nat(4), quantity }).map(({ variant, ...rest }) => ({ sku: () => variants[variant]!.sku, ...rest })),
  fc.record({ variant: fc.nat(4), quantity, price }).map(({ variant, ...rest }) => ({ sku: () => variants[variant]!.sku, ...rest })),
  fc.record({
    title: fc.constantFrom('Engraving', '刻字', 'Gift <b>'),
    quantity,
    price,
    taxClass: fc.constantFrom('standard', 'zero', 'reduced'),
    requiresShipping: fc.boolean(),
  }),
);
const discount = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100_000 }).map((thousandth) => thousandth / 1_000) }),
  fc.record({ title: fc.constant('Sorry'), amount: fc.integer({ min: 0, max: 4_000 }) }),
);

it('are carried to the cent, where prices hold the tax and where they do not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.array(discount, { maxLength: 3 }),
      fc.constantFrom<keyof typeof addresses>('US', 'DE', 'JP', 'HK'),
      fc.constantFrom('USD', 'EUR', 'JPY'),
      fc.oneof(fc.record({ shippingFee: price }), fc.constant({})),
      async (written, discounts, country, currency, sending) => {
        const lines = written.map(({ ...one }) => ({ ...one, ...('sku' in one ? { sku: one.sku() } : {}) }));
        const body = { email: 'ada@example.com', lines, discounts, address: addresses[country], currency, ...sending };
        let made = await post('/draft-orders', body);
        // More off than there is: without these sums.
        if (made.status === 400) made = await post('/draft-orders', { ...body, discounts: discounts.filter((one) => 'percent' in one) });
        expect(made.code).toBe(0);
        const draft = made.data;
        expect(draft.total.amount).toBe(draft.subtotal.amount - draft.discount.amount + draft.shipping.amount + (draft.taxIncluded ? 0 : draft.tax.amount));
        expect(sumOf(draft.lines.map((one: any) => one.total))).toBe(draft.subtotal.amount - draft.discount.amount);
        expect(sumOf([...draft.discounts.map((one: any) => one.taken), ...draft.promotionDiscounts.map((one: any) => one.amount)])).toBe(draft.discount.amount);
        expect(Math.min(...draft.lines.map((one: any) => one.total.amount))).toBeGreaterThanOrEqual(0);
        const { orderId } = (await post(`/draft-orders/${draft.id}/complete`, {})).data;
        const order = await get(`/orders/${orderId}`);
        for (const [ofDraft, ofOrder] of [
          ['subtotal', 'subtotal'],
          ['shipping', 'shippingFee'],
          ['tax', 'tax'],
          ['total', 'total'],
        ])
          expect(order[ofOrder!]).toEqual(draft[ofDraft!]);
        expect(sumOf(order.promotionDiscounts.map((one: any) => one.amount))).toBe(draft.discount.amount);
        expect(order.products.map((one: any) => one.total)).toEqual(draft.lines.map((one: any) => one.total));
        const after = await get(`/draft-orders/${draft.id}`);
        expect({ ...after, ...head }).toEqual({ ...draft, ...head });
      },
    ),
    { numRuns: runsOf(40) },
  );
}, 60_000);

/** What completing changes of a record. */
const head = { state: null, order: null, orderId: null, orderNo: null, completedAt: null, updatedAt: null };
