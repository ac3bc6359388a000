/** Random carts with random promotions and coupons of every kind, as fast-check draws them. */
import fc from 'fast-check';
import { amount } from '#kit/pure/amount.ts';
import type { NamedRate } from '#shop/markets/rules-taxes.ts';
import type { Targets } from '#shop/promotions/contract.ts';
import type { Customer, Offer, Rule, Share, UnpricedLine } from '#shop/promotions/apply/rules-types.ts';

const products = ['p1', 'p2', 'p3', 'p4', 'p5'];
const lists = ['c1', 'c2', 't1', 'k1'];
const money = (max: number) => fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max })).map(amount);
const units = fc.integer({ min: 1, max: 6 });
const basisPoints = fc.oneof(fc.constantFrom(500, 1000, 3333, 10_000), fc.integer({ min: 1, max: 10_000 }));
const most = fc.option(fc.integer({ min: 1, max: 3 }));

const targets: fc.Arbitrary<Targets> = fc.oneof(
  fc.constant<Targets>({ products: [], categories: [], collections: [], tags: [] }),
  fc.record({
    products: fc.subarray(products, { maxLength: 2 }),
    categories: fc.subarray(['c1', 'c2'], { maxLength: 1 }),
    collections: fc.subarray(['k1'], { maxLength: 1 }),
    tags: fc.subarray(['t1'], { maxLength: 1 }),
  }),
);

const shares: fc.Arbitrary<Share> = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), basisPoints }),
  fc.record({ kind: fc.constant('fixedAmount' as const), amount: money(2_000_000) }),
);
const price = fc.record({ kind: fc.constant('fixedPrice' as const), price: money(60_000) });

/** A rule of any kind. */
export const rules: fc.Arbitrary<Rule> = fc.oneof(
  shares,
  price,
  fc.record({ kind: fc.constant('buyXGetY' as const), buy: units, get: units, basisPoints, gets: fc.option(targets), mostTimes: most }),
  fc.record({
    kind: fc.constant('tiersBySpend' as const),
    steps: fc.array(fc.record({ from: money(500_000), takes: shares }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('tiersByQuantity' as const),
    steps: fc.array(fc.record({ from: fc.integer({ min: 1, max: 40 }), takes: shares }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('bundle' as const),
    parts: fc.array(fc.record({ targets, quantity: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 3 }),
    takes: fc.oneof(shares, price),
    mostTimes: most,
  }),
  fc.record({ kind: fc.constant('freeShipping' as const), methods: fc.subarray(['standard', 'express']) }),
);

/** The moment at which all carts are priced. */
export const now = new Date('2026-11-21T12:00:00Z');
const instant = fc.option(fc.integer({ min: -5, max: 5 }).map((days) => new Date(now.getTime() + days * 86_400_000)));
// Most conditions are met most of the time, so that something is taken.
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>, usual: Value) => fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary });

const offer = fc.record({
  source: fc.constantFrom('promotion' as const, 'coupon' as const),
  priority: fc.integer({ min: 1, max: 3 }),
  exclusive: seldom(fc.boolean(), false),
  startsAt: seldom(instant, null),
  endsAt: seldom(instant, null),
  rule: rules,
  targets,
  minSubtotal: seldom(fc.option(money(300_000)), null),
  minQuantity: seldom(fc.option(fc.integer({ min: 1, max: 20 })), null),
  firstOrder: seldom(fc.boolean(), false),
  customerGroups: seldom(fc.subarray(['wholesale', 'staff']), []),
  customers: seldom(fc.subarray(['a@example.com', 'b@example.com']), []),
  markets: seldom(fc.subarray(['us', 'de']), []),
  claimRequired: seldom(fc.boolean(), false),
  totalLimit: seldom(fc.option(fc.integer({ min: 1, max: 3 })), null),
  usedCount: fc.integer({ min: 0, max: 3 }),
  perCustomerLimit: seldom(fc.option(fc.integer({ min: 1, max: 2 })), null),
  usedByCustomer: fc.integer({ min: 0, max: 2 }),
  claimed: fc.boolean(),
});

/** Up to seven offers, each with a name of its own. */
export const offers: fc.Arbitrary<Offer[]> = fc
  .array(offer, { maxLength: 7 })
  .map((all) => all.map((one, index) => ({ ...one, id: `o${index}`, title: `offer ${index}`, ...(one.source === 'coupon' ? { code: `CODE${index}` } : {}) })));

const line: fc.Arbitrary<UnpricedLine> = fc.record({
  variantId: fc.constantFrom('v1', 'v2', 'v3'),
  productId: fc.constantFrom(...products),
  listIds: fc.subarray(lists),
  taxClass: fc.constantFrom('standard', 'reduced', 'giftCard'),
  price: money(300_000),
  quantity: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 999 })),
});

/** Up to eight lines. */
export const baskets: fc.Arbitrary<UnpricedLine[]> = fc.array(line, { maxLength: 8 });

const customers: fc.Arbitrary<Customer> = fc.record({
  accountId: fc.option(fc.constant('account')),
  contacts: fc.subarray(['a@example.com', 'c@example.com'], { maxLength: 1 }),
  groups: fc.subarray(['wholesale']),
  hasOrdered: fc.boolean(),
});

const rate: fc.Arbitrary<NamedRate | null> = fc.option(
  fc.record({
    title: fc.constantFrom('VAT', 'Sales tax'),
    basisPoints: fc.oneof(
      fc.constantFrom(0, 700, 725, 1900, 662.5, 825.125),
      fc.integer({ min: 1, max: 3_000 }),
      fc.integer({ min: 1, max: 3_000_000 }).map((thousandths) => thousandths / 1_000),
    ),
  }),
);

/** What comes after the goods: shipping, tax, credits. Line number n has the rate n modulo their number. */
const charges = fc.record({
  shippingFee: fc.integer({ min: 0, max: 50_000 }).map(amount),
  rates: fc.array(rate, { minLength: 1, maxLength: 3 }),
  shippingRate: fc.oneof(fc.constant('asGoods' as const), rate),
  sentEvery: fc.integer({ min: 1, max: 3 }),
  taxIncluded: fc.boolean(),
  credits: fc.integer({ min: 0, max: 400_000 }).map(amount),
});

/** Everything that one checkout's total depends on. */
export const carts = fc.record({ lines: baskets, offers, customer: customers, market: fc.constantFrom('us', 'de'), charges });
/** One of them. */
export type RandomCart = typeof carts extends fc.Arbitrary<infer Value> ? Value : never;
