import type { Tx } from '#kit/server/database.ts';
import { insertZones, type NewZone } from './store.ts';

const standard = { en: { title: 'Standard shipping' }, zh: { title: '标准配送' }, 'zh-HK': { title: '標準送貨' } };
const express = { en: { title: 'Express shipping' }, zh: { title: '特快配送' }, 'zh-HK': { title: '特快送貨' } };

/** US dollars and kilograms of the demo shop. */
const freeAboveAmount = 7_500;
type Days = readonly [least: number, most: number];
type Delivery = { flat: number; standardDays: Days; expressDays: Days; expressSteps: readonly [grams: number, amount: number][] };
const zone = (code: string, countries: string[], { flat, standardDays, expressDays, expressSteps }: Delivery): NewZone => ({
  code,
  countries,
  methods: [
    { code: 'standard', texts: standard, rule: { kind: 'flat', amount: flat }, freeAboveAmount, leastDays: standardDays[0], mostDays: standardDays[1] },
    {
      code: 'express',
      texts: express,
      rule: { kind: 'weight', steps: expressSteps.map(([upToGrams, amount]) => ({ upToGrams, amount })) },
      freeAboveAmount: null,
      leastDays: expressDays[0],
      mostDays: expressDays[1],
    },
  ],
});

const zones = [
  zone('home', ['US'], {
    flat: 600,
    standardDays: [3, 5],
    expressDays: [1, 2],
    expressSteps: [
      [500, 1_400],
      [2_000, 1_900],
      [10_000, 3_400],
      [30_000, 5_900],
    ],
  }),
  zone('greater-china', ['CN', 'HK'], {
    flat: 800,
    standardDays: [6, 10],
    expressDays: [3, 5],
    expressSteps: [
      [500, 1_800],
      [2_000, 2_600],
      [10_000, 4_800],
      [30_000, 9_000],
    ],
  }),
  zone('japan', ['JP'], {
    flat: 900,
    standardDays: [6, 9],
    expressDays: [3, 4],
    expressSteps: [
      [500, 2_000],
      [2_000, 2_900],
      [10_000, 5_200],
      [30_000, 9_800],
    ],
  }),
  zone('germany', ['DE'], {
    flat: 1_000,
    standardDays: [5, 8],
    expressDays: [2, 4],
    expressSteps: [
      [500, 2_200],
      [2_000, 3_200],
      [10_000, 5_600],
      [30_000, 11_000],
    ],
  }),
];

/** The demo shop's zones and methods; a zone that is there already stays as it is. */
export async function seedShipping(tx: Tx): Promise<void> {
  await insertZones(tx, zones);
}
