import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { summaryOf, type Described } from './summary.ts';
import { messageLocales } from '#kit/pure/languages.ts';

const catalogues = Object.fromEntries(
  messageLocales.map((locale) => [locale, JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>]),
);
const names: Record<string, string> = {
  kitchen: 'Kitchen',
  table: 'Table',
  bowl: 'Ember bowl',
  cup: 'Brae cup',
  lamp: 'Lamp',
  vase: 'Vase',
  vip: 'VIP',
  us: 'United States',
};
const said = (promotion: Described, locale: (typeof messageLocales)[number] = 'en') =>
  summaryOf(promotion, {
    locale,
    translate(key, values = {}) {
      const text = catalogues[locale]![key];
      if (text === undefined) throw new Error(`no text ${key}`);
      const forms = text.split(' |||| ');
      return (values['smart_count'] === 1 ? forms[0]! : forms.at(-1)!).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
    },
    nameOf: (_kind, slug) => names[slug] ?? slug,
    currency: 'USD',
    now: new Date('2026-11-23T12:00:00Z'),
    timeZone: 'UTC',
  });
const usd = (amount: number) => [{ amount, currency: 'USD' }];
const fifth = { kind: 'percentage', basisPoints: 2_000 };

it('says the whole of a promotion in a sentence, in each language of the back office', () => {
  const promotion: Described = {
    rule: fifth,
    conditions: { targets: { categories: ['kitchen'] }, minSubtotal: usd(5_000) },
    startsAt: '2026-12-01T00:00:00Z',
    endsAt: '2026-12-06T00:00:00Z',
    perCustomerLimit: 1,
  };
  expect(messageLocales.map((locale) => said(promotion, locale))).toEqual([
    '20% off all of Kitchen, from December 1 to 5, for orders of $50.00 or more, once per customer',
    '“Kitchen”分类减 20%，12月1日至5日，满 US$50.00 可用，每位顾客限用一次',
    '「Kitchen」類別減 20%，12月1日至5日，滿 US$50.00 適用，每位顧客限用一次',
  ]);
});

describe('says', () => {
  it.each<[string, Described]>([
    ['20% off everything', { rule: fifth }],
    [
      '$5.00 off Ember bowl, Brae cup, and Lamp',
      { rule: { kind: 'fixedAmount', amount: usd(500) }, conditions: { targets: { products: ['bowl', 'cup', 'lamp'] } } },
    ],
    ['20% off Ember bowl, Brae cup, Lamp and 1 more', { rule: fifth, conditions: { targets: { products: ['bowl', 'cup', 'lamp', 'vase'] } } }],
    ['20% off all of Kitchen and Ember bowl', { rule: fifth, conditions: { targets: { categories: ['kitchen'], products: ['bowl'] } } }],
    ['Ember bowl for $9.99 each', { rule: { kind: 'fixedPrice', price: usd(999) }, conditions: { targets: { products: ['bowl'] } } }],
    ['Buy 2 of everything, get 1 free', { rule: { kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 10_000 } }],
    [
      'Buy 2 of all of Kitchen, get 1 of Lamp at 50% off',
      { rule: { kind: 'buyXGetY', buy: 2, get: 1, basisPoints: 5_000, gets: { products: ['lamp'] } }, conditions: { targets: { categories: ['kitchen'] } } },
    ],
    [
      '10% off everything from $50.00; $20.00 off everything from $100.00',
      {
        rule: {
          kind: 'tiersBySpend',
          steps: [
            { from: usd(5_000), takes: { kind: 'percentage', basisPoints: 1_000 } },
            { from: usd(10_000), takes: { kind: 'fixedAmount', amount: usd(2_000) } },
          ],
        },
      },
    ],
    ['20% off everything from 3 items', { rule: { kind: 'tiersByQuantity', steps: [{ from: 3, takes: fifth }] } }],
    [
      '1 × Ember bowl and 2 × Brae cup together for $30.00',
      {
        rule: {
          kind: 'bundle',
          parts: [
            { quantity: 1, targets: { products: ['bowl'] } },
            { quantity: 2, targets: { products: ['cup'] } },
          ],
          takes: { kind: 'fixedPrice', price: usd(3_000) },
        },
      },
    ],
    [
      'Free shipping, with the code SEND, only for VIP, 3 times per customer'.replace(
        ', with the code SEND, only for VIP',
        ', only for VIP, with the code SEND',
      ),
      { rule: { kind: 'freeShipping' }, code: 'SEND', conditions: { customerGroups: ['vip'] }, perCustomerLimit: 3 },
    ],
    ['20% off everything, from December 24', { rule: fifth, startsAt: '2026-12-24T09:00:00Z' }],
    ['20% off everything, until January 1, 2027', { rule: fifth, endsAt: '2027-01-02T00:00:00Z' }],
    [
      '20% off everything, on the first order only, only in United States, 100 times in all',
      { rule: fifth, perCustomerLimit: 1, totalLimit: 100, conditions: { firstOrder: true, markets: ['us'] } },
    ],
    ['20% off everything, with a single-use code, not together with later promotions', { rule: fifth, codesOnly: true, exclusive: true }],
  ])('%s', (sentence, promotion) => {
    expect(said(promotion).replaceAll('\u202f', ' ')).toBe(sentence);
    for (const locale of ['zh', 'zh-HK'] as const) expect(said(promotion, locale)).toMatch(/\p{Script=Han}/u);
  });

  it('nothing while it is not yet known what is taken off, and never fails on half a form', () => {
    for (const rule of [
      undefined,
      {},
      ...['percentage', 'fixedAmount', 'fixedPrice', 'buyXGetY', 'tiersBySpend', 'tiersByQuantity', 'bundle'].map((kind) => ({ kind })),
      { kind: 'tiersBySpend', steps: [null, {}] },
      { kind: 'bundle', parts: [null], takes: {} },
      { kind: 'fixedAmount', amount: [{ amount: Number.NaN, currency: 'USD' }] },
    ] as NonNullable<Described['rule']>[])
      expect([rule, said({ rule, conditions: { targets: {} }, startsAt: 'x' })]).toEqual([rule, '']);
  });
});
