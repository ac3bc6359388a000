/** Random purchases from the catalogue to the refund, as fast-check draws them: markets, rates, zones, goods, offers, credits, what goes back. */
import fc from 'fast-check';
import { amount } from '#kit/pure/amount.ts';
import type { Sellable } from '#shop/catalog/index.ts';
import type { Currency, Market, Markets, TaxRate } from '#shop/markets/contract.ts';
import type { ShippingConfiguration, ShippingRule } from '#shop/shipping/index.ts';
import { offers } from './carts.ts';

const countries = ['US', 'DE', 'JP'] as const;
const currencies = ['USD', 'EUR', 'JPY'] as const;
const classes = ['standard', 'reduced', 'zero', 'shipping'];
const money = (max: number) => fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max }));
const titled = (title: string) => ({ en: { title } });

const rates: fc.Arbitrary<TaxRate[]> = fc
  .array(
    fc.record({
      country: fc.constantFrom(...countries),
      region: fc.constantFrom(null, null, null, 'CA'),
      postal: fc.constantFrom(null, null, null, '94', '1'),
      taxClass: fc.constantFrom(...classes),
      basisPoints: fc.oneof(fc.constantFrom(0, 700, 725, 800, 1000, 1900), fc.integer({ min: 0, max: 10_000 })),
      texts: fc.constantFrom(titled('VAT'), titled('Sales tax')),
    }),
    { minLength: 4, maxLength: 14 },
  )
  .map((all) => all.map(({ postal, ...rate }) => ({ ...rate, postalFrom: postal, postalTo: postal })));

const currency = (code: string): fc.Arbitrary<Currency> =>
  fc.record({
    code: fc.constant(code),
    rate: fc.constantFrom('0.92', '150', '7.2', '0.0071', '1.33333'),
    stepAmount: fc.constantFrom(1, 5, 10, 100),
    position: fc.constant(0),
  });

const marketOf = (country: (typeof countries)[number], own: string): fc.Arbitrary<Market> =>
  fc.record({
    code: fc.constant(country.toLowerCase()),
    texts: fc.constant({}),
    countries: fc.constant([country]),
    currency: fc.constant(own),
    taxIncluded: fc.boolean(),
    shippingTaxClass: fc.constantFrom(null, ...classes),
    taxProvider: fc.constant(null),
    showsLowestPrice: fc.constant(false),
    withdrawal: fc.constant(false),
    reverseCharge: fc.constant(false),
  });

const markets: fc.Arbitrary<Markets> = fc
  .tuple(currency('EUR'), currency('JPY'), marketOf('US', 'USD'), marketOf('DE', 'EUR'), marketOf('JP', 'JPY'), rates)
  .map(([eur, jpy, us, de, jp, taxRates]) => ({
    baseCurrency: 'USD',
    currencies: new Map([
      ['USD', { code: 'USD', rate: '1', stepAmount: 1, position: 0 }],
      ['EUR', eur],
      ['JPY', jpy],
    ]),
    markets: [us, de, jp],
    defaultMarket: us,
    taxRates,
  }));

const growing = fc.uniqueArray(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 4 }).map((all) => all.toSorted((a, b) => a - b));
const rule: fc.Arbitrary<ShippingRule> = fc.oneof(
  money(5_000).map((fee) => ({ kind: 'flat' as const, amount: fee })),
  fc.tuple(growing, fc.array(money(9_000), { minLength: 4, maxLength: 4 })).map(([grams, fees]) => ({
    kind: 'weight' as const,
    steps: grams.map((upToGrams, index) => ({ upToGrams, amount: fees[index]! })),
  })),
  fc.tuple(growing, fc.array(money(9_000), { minLength: 4, maxLength: 4 })).map(([from, fees]) => ({
    kind: 'subtotal' as const,
    steps: [0, ...from.slice(1)].map((one, index) => ({ from: one, amount: fees[index]! })),
  })),
);
const studio = { country: 'DE', province: '', city: 'Berlin', area: '', postalCode: '10115', address: 'Ackerstraße 12', phone: '', hours: {} };
const method = (code: string) =>
  fc.record({
    code: fc.constant(code),
    texts: fc.constant(titled(code)),
    tariff: fc.record({ rule, freeAbove: fc.option(money(100_000).map(amount)) }),
    days: fc.constant(null),
    pickup: fc.constant(code === 'pickup' ? studio : null),
  });

const zones: fc.Arbitrary<ShippingConfiguration['zones']> = fc
  .tuple(method('standard'), method('standard'), method('express'), method('pickup'))
  .map(([near, far, express, pickup]) => [
    { code: 'near', countries: [...countries], regions: [], postalRanges: [], methods: [near, express] },
    { code: 'far', countries: [], regions: ['US-CA'], postalRanges: [{ country: 'DE', from: '94', to: '99' }], methods: [far] },
    { code: 'pickup', countries: [], regions: [], postalRanges: [], methods: [pickup] },
  ]);

/** A thing with a base price; what it costs in the purchase's currency is computed. */
const goods = fc.record({
  price: money(300_000),
  quantity: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 999 })),
  productId: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5'),
  listIds: fc.subarray(['c1', 'c2', 't1', 'k1']),
  weightGrams: fc.integer({ min: 0, max: 9_000 }),
  taxClass: fc.constantFrom('standard', 'reduced', 'zero'),
  taxable: fc.boolean(),
  requiresShipping: fc.boolean(),
});
/** One of them. */
export type RandomGoods = typeof goods extends fc.Arbitrary<infer Value> ? Value : never;

/** A thing as carts see it, at a price in a currency. */
export function sellableOf(
  { price: _base, quantity: _pieces, ...thing }: RandomGoods,
  { index, price, currency: code }: { index: number; price: Sellable['price']; currency: string },
): Sellable {
  return {
    ...thing,
    variantId: `v${index}`,
    sku: `V${index}`,
    slug: thing.productId,
    title: `Thing ${index}`,
    options: [],
    names: {},
    picture: null,
    price,
    linePrice: null,
    currency: code,
    published: true,
    showCart: true,
    onHand: 10_000,
    reserved: 0,
    policy: 'deny',
    tracked: true,
    giftWrapping: false,
    hasOthers: false,
    ahead: null,
    available: 10_000,
  };
}

/** A refund: an amount that staff choose, or returned units; as shares of what is left. */
const refund = fc.record({ kind: fc.constantFrom('sum' as const, 'units' as const), of: fc.nat(9), part: fc.integer({ min: 1, max: 10_000 }) });

/** Everything that one purchase depends on. */
export const purchases = fc.record({
  markets,
  zones,
  currency: fc.constantFrom(...currencies),
  address: fc.option(
    fc.record({
      country: fc.constantFrom(...countries),
      province: fc.constantFrom('', 'CA', 'NY'),
      postalCode: fc.constantFrom('', '94103', '10115', '27498'),
    }),
    { freq: 6 },
  ),
  goods: fc.array(goods, { minLength: 1, maxLength: 6 }),
  added: goods,
  offers,
  method: fc.constantFrom('standard', 'express', 'pickup'),
  balance: fc.oneof(fc.constant(0), money(400_000)).map(amount),
  useCredits: fc.boolean(),
  /** What gift cards have. */
  cards: fc.array(fc.integer({ min: 1, max: 50_000 }).map(amount), { maxLength: 3 }),
  refunds: fc.array(refund, { maxLength: 8 }),
});
/** One of them. */
export type RandomPurchase = typeof purchases extends fc.Arbitrary<infer Value> ? Value : never;
