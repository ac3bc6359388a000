import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, type Amount } from '#kit/pure/amount.ts';
import { baskets, carts, now, offers } from '#test/money/carts.ts';
import { checkCart } from '#test/money/check-cart.ts';
import { tidyCode } from '../coupons/rules-codes.ts';
import { freeShippingNudge, missingOf, nearestDiscount } from './rules-progress.ts';
import { inOrder, priceBasket } from './rules.ts';
import type { Customer, Facts, Offer, Rule, UnpricedLine } from './rules-types.ts';

const all = { products: [], categories: [], collections: [], tags: [] };
const only = (...products: string[]) => ({ ...all, products });
const guest: Customer = { accountId: null, contacts: [], groups: [], hasOrdered: false };
const facts: Facts = { now, market: 'us', customer: guest };
const as = (customer: Partial<Customer>): Facts => ({ ...facts, customer: { ...guest, ...customer } });
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

let made = 0;
const offer = (rule: Rule, more: Partial<Offer> = {}): Offer => ({
  id: `o${String((made += 1)).padStart(4, '0')}`,
  source: 'promotion',
  title: rule.kind,
  priority: 100,
  exclusive: false,
  startsAt: null,
  endsAt: null,
  rule,
  targets: all,
  minSubtotal: null,
  minQuantity: null,
  firstOrder: false,
  customerGroups: [],
  customers: [],
  markets: [],
  claimRequired: false,
  totalLimit: null,
  usedCount: 0,
  perCustomerLimit: null,
  usedByCustomer: 0,
  claimed: false,
  ...more,
});
const line = (productId: string, price: number, quantity = 1, listIds: string[] = []): UnpricedLine => ({
  variantId: `${productId}-v`,
  productId,
  listIds,
  taxClass: 'standard',
  price: amount(price),
  quantity,
});
const percent = (basisPoints: number): Rule => ({ kind: 'percentage', basisPoints });
const off = (sum: number): Rule => ({ kind: 'fixedAmount', amount: amount(sum) });
const totals = (lines: UnpricedLine[], ...rules: (Rule | Offer)[]) =>
  priceBasket(
    lines,
    rules.map((one) => ('rule' in one ? one : offer(one))),
    facts,
  ).lines.map((one) => one.total);
const decline = (lines: UnpricedLine[], one: Offer, when = facts) => priceBasket(lines, [one], when).refused[0]?.decline;

describe('the money rules', () => {
  it('hold for random carts with promotions and coupons of every kind', () => {
    const run = fc.check(
      fc.property(carts, (cart) => void checkCart(cart)),
      { numRuns: 3_000 },
    );
    expect(run.failed ? fc.defaultReportMessage(run) : '').toBe('');
  });

  it('hold in whatever order offers are passed', () => {
    fc.assert(
      fc.property(baskets, offers, (lines, some) => {
        expect(priceBasket(lines, some.toReversed(), facts).total).toBe(priceBasket(lines, some, facts).total);
        expect(inOrder(inOrder(some))).toEqual(inOrder(some));
      }),
    );
  });
});

describe('kinds', () => {
  it('percentage: of the goods it is for, the odd cent to the largest remainder', () => {
    expect(totals([line('a', 1_000), line('b', 999, 2)], { ...offer(percent(1_000)), targets: only('a') })).toEqual([900, 1_998]);
    expect(totals([line('a', 5), line('b', 5), line('c', 5)], percent(1_000))).toEqual([4, 4, 5]);
  });

  it('fixed amount: once, over all goods, never below 0', () => {
    expect(totals([line('a', 1_000), line('b', 3_000)], off(1_000))).toEqual([750, 2_250]);
    expect(totals([line('a', 300)], off(1_000))).toEqual([0]);
  });

  it('fixed price: each unit, and never dearer than before', () => {
    expect(totals([line('a', 1_500, 3), line('b', 900)], { kind: 'fixedPrice', price: amount(1_000) })).toEqual([3_000, 900]);
  });

  it('buy X get Y: the cheapest, as often as it goes', () => {
    const rule = (more: object = {}): Rule => ({ kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 10_000, gets: null, mostTimes: null, ...more });
    expect(totals([line('a', 2_000, 2), line('b', 500)], rule())).toEqual([4_000, 0]);
    expect(totals([line('a', 1_000, 5)], rule())).toEqual([4_000]);
    expect(totals([line('a', 1_000, 6)], rule())).toEqual([4_000]);
    expect(totals([line('a', 1_000, 6)], rule({ mostTimes: 1 }))).toEqual([5_000]);
    expect(totals([line('a', 1_000, 2)], rule())).toEqual([2_000]);
    expect(totals([line('a', 1_000, 2)], rule({ buy: 1, get: 2, basisPoints: 5_000 }))).toEqual([1_500]);
    const other = { ...offer(rule({ buy: 1, gets: only('mug') })), targets: only('tea') };
    expect(totals([line('tea', 800, 1), line('mug', 1_200, 3)], other)).toEqual([800, 2_400]);
    expect(totals([line('mug', 1_200, 3)], other)).toEqual([3_600]);
  });

  it('buy X get Y: as many as a search over all quantities finds', () => {
    const units = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(units, units, fc.integer({ min: 1, max: 60 }), (buy, get, quantity) => {
        const [total] = totals([line('a', 100, quantity)], { kind: 'buyXGetY', buy, get, basisPoints: 10_000, gets: null, mostTimes: null });
        let free = 0;
        for (let got = 0; got <= quantity; got += 1) if (quantity - got >= buy * Math.ceil(got / get)) free = Math.max(free, got);
        expect(total).toBe((quantity - free) * 100);
      }),
    );
  });

  it('tiers: the highest step that is reached, by what the goods cost before reductions', () => {
    const rule: Rule = {
      kind: 'tiersBySpend',
      steps: [
        { from: amount(10_000), takes: { kind: 'percentage', basisPoints: 1_500 } },
        { from: amount(5_000), takes: { kind: 'fixedAmount', amount: amount(500) } },
      ],
    };
    expect(totals([line('a', 4_999)], rule)).toEqual([4_999]);
    expect(totals([line('a', 5_000)], rule)).toEqual([4_500]);
    expect(totals([line('a', 10_000)], percent(1_000), rule)).toEqual([7_650]);
    const byQuantity: Rule = { kind: 'tiersByQuantity', steps: [{ from: 3, takes: { kind: 'percentage', basisPoints: 2_000 } }] };
    expect(totals([line('a', 100, 2), line('b', 100)], byQuantity)).toEqual([160, 80]);
  });

  it('bundle: whole sets at their price, the rest as it is', () => {
    const rule: Rule = {
      kind: 'bundle',
      parts: [
        { targets: only('pot'), quantity: 1 },
        { targets: only('cup'), quantity: 2 },
      ],
      takes: { kind: 'fixedPrice', price: amount(5_000) },
      mostTimes: null,
    };
    expect(totals([line('pot', 4_000), line('cup', 1_000, 2)], rule)).toEqual([3_333, 1_667]);
    expect(totals([line('pot', 4_000, 2), line('cup', 1_000, 3)], rule)).toEqual([7_333, 2_667]);
    expect(totals([line('pot', 4_000), line('cup', 1_000)], rule)).toEqual([4_000, 1_000]);
    // Together they are cheaper already: nothing is made dearer.
    expect(totals([line('pot', 2_000), line('cup', 500, 2)], rule)).toEqual([2_000, 1_000]);
  });

  it('bundle: as many sets as the units can make, however its parts share goods', () => {
    const goods = ['a', 'b', 'c', 'd'] as const;
    const part = fc.record({ products: fc.subarray([...goods], { minLength: 1 }), quantity: fc.integer({ min: 1, max: 3 }) });
    const bundle = fc.record({ parts: fc.array(part, { minLength: 2, maxLength: 4 }), units: fc.tuple(...goods.map(() => fc.integer({ min: 1, max: 7 }))) });
    fc.assert(
      fc.property(bundle, ({ parts, units }) => {
        const rule: Rule = {
          kind: 'bundle',
          parts: parts.map(({ products, quantity }) => ({ targets: only(...products), quantity })),
          takes: { kind: 'fixedAmount', amount: amount(1) },
          mostTimes: null,
        };
        const price = priceBasket(
          goods.map((name, index) => line(name, 1_000, units[index]!)),
          [offer(rule)],
          facts,
        );
        // Hall's theorem: so many sets can be made where the goods of any of the parts suffice for those parts together.
        const groups = parts.reduce<(typeof parts)[]>((found, one) => [...found, ...found.map((group) => [...group, one])], [[]]).slice(1);
        const most = groups.map((group) => {
          const there = goods.reduce((sum, name, index) => sum + (group.some(({ products }) => products.includes(name)) ? units[index]! : 0), 0);
          return Math.floor(there / group.reduce((sum, { quantity }) => sum + quantity, 0));
        });
        expect(price.subtotal - price.total).toBe(Math.min(...most));
      }),
    );
  });

  it('free shipping: leaves the price of goods unchanged and is reported', () => {
    const price = priceBasket([line('a', 100)], [offer({ kind: 'freeShipping', methods: ['standard'] }, { title: 'Sent free' })], facts);
    expect(price).toMatchObject({ total: 100, shippingGifts: [{ title: 'Sent free', methods: ['standard'] }] });
  });
});

describe('order', () => {
  it('takes promotions before coupons, by priority, each from what is left', () => {
    const coupon = offer(percent(1_000), { source: 'coupon', code: 'TEN', priority: 1 });
    const price = priceBasket([line('a', 10_000)], [coupon, offer(off(1_000), { priority: 20 }), offer(percent(5_000), { priority: 10 })], facts);
    expect(price.lines[0]!.discounts.map((one) => one.amount)).toEqual([5_000, 1_000, 400]);
    expect(price.couponDiscounts).toEqual([{ title: 'percentage', code: 'TEN', amount: 400 }]);
  });

  it('stops at an exclusive one that takes something, not at one that does not', () => {
    const coupon = offer(percent(1_000), { source: 'coupon', code: 'TEN' });
    const exclusive = offer(off(100), { exclusive: true, targets: only('b') });
    expect(priceBasket([line('a', 1_000)], [exclusive, coupon], facts).total).toBe(900);
    const stopped = priceBasket([line('a', 1_000), line('b', 1_000)], [exclusive, coupon, offer(off(50), { exclusive: true, priority: 200 })], facts);
    expect(stopped.total).toBe(1_900);
    expect(stopped.refused.map(({ decline: { reason } }) => reason)).toEqual(['notCombinable', 'notCombinable']);
  });
});

describe('conditions', () => {
  const basket = [line('a', 1_000, 2, ['tea'])];

  it.each<[string, Partial<Offer>, Facts]>([
    ['notYet', { startsAt: days(1) }, facts],
    ['expired', { endsAt: now }, facts],
    ['exhausted', { totalLimit: 3, usedCount: 3 }, facts],
    ['needsSignIn', { claimRequired: true }, facts],
    ['notYours', { claimRequired: true }, as({ accountId: 'x' })],
    ['needsSignIn', { customerGroups: ['trade'] }, facts],
    ['notYours', { customerGroups: ['trade'] }, as({ accountId: 'x', groups: ['friends'] })],
    ['notYours', { customers: ['a@example.com'] }, as({ contacts: ['b@example.com'] })],
    ['notFirstOrder', { firstOrder: true }, as({ hasOrdered: true })],
    ['usedByYou', { perCustomerLimit: 1, usedByCustomer: 1 }, facts],
    ['otherMarket', { markets: ['de'] }, facts],
    ['otherGoods', { targets: only('z') }, facts],
    ['minimum', { minSubtotal: amount(2_001) }, facts],
    ['minimum', { minQuantity: 3 }, facts],
  ])('refuses: %s', (reason, more, when) => {
    expect(decline(basket, offer(percent(1_000), more), when)?.reason).toBe(reason);
  });

  it.each<[string, Partial<Offer>, Facts]>([
    ['begun just now', { startsAt: now, endsAt: days(1) }, facts],
    ['claimed', { claimRequired: true, claimed: true }, as({ accountId: 'x' })],
    ['of the group', { customerGroups: ['trade'] }, as({ accountId: 'x', groups: ['trade'] })],
    ['named', { customers: ['a@example.com'] }, as({ contacts: ['a@example.com'] })],
    ['a guest who has not said who it is', { customers: ['a@example.com'], firstOrder: true }, facts],
    ['of a list', { targets: { ...all, tags: ['tea'] } }, facts],
    ['minimums reached', { minSubtotal: amount(2_000), minQuantity: 2 }, facts],
  ])('takes: %s', (_, more, when) => {
    expect(priceBasket(basket, [offer(percent(1_000), more)], when).total).toBe(1_800);
  });

  it('says what is missing', () => {
    expect(decline(basket, offer(percent(1_000), { minSubtotal: amount(5_000) }))).toEqual({ reason: 'minimum', missing: { amount: 3_000 } });
    expect(decline(basket, offer(percent(1_000), { minQuantity: 5 }))).toEqual({ reason: 'minimum', missing: { units: 3 } });
    expect(decline(basket, offer({ kind: 'tiersBySpend', steps: [{ from: amount(2_500), takes: { kind: 'percentage', basisPoints: 1 } }] }))).toEqual({
      reason: 'minimum',
      missing: { amount: 500 },
    });
  });
});

describe('gift cards', () => {
  const card: UnpricedLine = { ...line('card', 10_000), taxClass: 'giftCard' };

  it.each<[string, Rule]>([
    ['percentage', percent(1_000)],
    ['sum', off(500)],
    ['price', { kind: 'fixedPrice', price: amount(900) }],
    ['steps of spending', { kind: 'tiersBySpend', steps: [{ from: amount(500), takes: { kind: 'percentage', basisPoints: 1_000 } }] }],
    [
      'part of a set',
      {
        kind: 'bundle',
        parts: [
          { targets: only('a'), quantity: 1 },
          { targets: all, quantity: 1 },
        ],
        takes: { kind: 'fixedAmount', amount: amount(500) },
        mostTimes: null,
      },
    ],
  ])('are passed over by what takes off everything: %s', (_, rule) => {
    const price = priceBasket([line('a', 1_000), line('b', 1_000), card], [offer(rule)], facts);
    expect(price.total).toBeLessThan(12_000);
    expect(price.lines[2]).toEqual({ subtotal: 10_000, discounts: [], total: 10_000 });
  });

  it('reach no minimum, and a coupon for them alone is for other goods', () => {
    expect(decline([line('a', 1_000), card], offer(percent(1_000), { minSubtotal: amount(2_000) }))).toEqual({ reason: 'minimum', missing: { amount: 1_000 } });
    expect(decline([line('a', 1_000), card], offer(percent(1_000), { minQuantity: 2 }))).toEqual({ reason: 'minimum', missing: { units: 1 } });
    expect(decline([card], offer(percent(1_000)))).toEqual({ reason: 'otherGoods' });
    expect(decline([card], offer(percent(1_000), { targets: only('card') }))).toEqual({ reason: 'otherGoods' });
  });

  it('bring free shipping no nearer', () => {
    const lines = [line('a', 2_000), card];
    const setting = { offers: [], facts, price: priceBasket(lines, [], facts) };
    expect(freeShippingNudge(lines, setting, amount(7_500))).toMatchObject({ done: false, nudge: { reached: 2_000, target: 7_500 } });
  });
});

describe('the nearest threshold', () => {
  const nudges = (lines: UnpricedLine[], some: Offer[], freeAbove: Amount | null = null) => {
    const setting = { offers: some, facts, price: priceBasket(lines, some, facts) };
    return { discount: nearestDiscount(lines, setting), shipping: freeShippingNudge(lines, setting, freeAbove) };
  };

  it('is the next step, the nearer of several, and none of what cannot be reached by goods', () => {
    const tiers = offer({
      kind: 'tiersBySpend',
      steps: [
        { from: amount(2_000), takes: { kind: 'percentage', basisPoints: 500 } },
        { from: amount(5_000), takes: { kind: 'percentage', basisPoints: 1_000 } },
      ],
    });
    const far = offer(off(100), { minSubtotal: amount(90_000) });
    const over = offer(off(100), { minSubtotal: amount(3_000), endsAt: days(-1) });
    const { discount } = nudges([line('a', 2_500)], [far, over, tiers]);
    expect(discount).toMatchObject({ target: 5_000, reached: 2_500, gives: { basisPoints: 1_000 } });
    expect(missingOf(discount!)).toBe(2_500);
    expect(nudges([line('a', 9_000)], [tiers]).discount).toBeNull();
  });

  it('of free shipping is the nearer of promotion and method, and done when reached', () => {
    const gift = offer({ kind: 'freeShipping', methods: [] }, { minSubtotal: amount(6_000) });
    expect(nudges([line('a', 2_000)], [gift], amount(7_500)).shipping.nudge).toMatchObject({ target: 6_000 });
    expect(nudges([line('a', 2_000)], [gift], amount(4_000)).shipping.nudge).toMatchObject({ target: 4_000 });
    expect(nudges([line('a', 6_000)], [gift], amount(7_500)).shipping).toEqual({ done: true, nudge: null });
    expect(nudges([line('a', 2_000)], []).shipping).toEqual({ done: false, nudge: null });
  });
});

it('compares codes without case, spaces and full-width letters', () => {
  expect(tidyCode(' welcome 10 ')).toBe('WELCOME10');
  expect(tidyCode('ｗｅｌｃｏｍｅ１０')).toBe('WELCOME10');
});
