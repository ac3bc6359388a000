import type { Tx } from '#kit/server/database.ts';
import { insertZones, type NewZone } from './store.ts';

const standard = { en: { title: 'Standard shipping' }, zh: { title: '标准配送' }, 'zh-HK': { title: '標準送貨' } };
const express = { en: { title: 'Express shipping' }, zh: { title: '特快配送' }, 'zh-HK': { title: '特快送貨' } };

/** US dollars and kilograms of the demo shop. */
const freeAboveAmount = 7_500;
const zone = (code: string, countries: string[], flat: number, expressSteps: readonly [grams: number, amount: number][]): NewZone => ({
  code,
  countries,
  methods: [
    { code: 'standard', texts: standard, rule: { kind: 'flat', amount: flat }, freeAboveAmount },
    {
      code: 'express',
      texts: express,
      rule: { kind: 'weight', steps: expressSteps.map(([upToGrams, amount]) => ({ upToGrams, amount })) },
      freeAboveAmount: null,
    },
  ],
});

const zones = [
  zone('home', ['US'], 600, [
    [500, 1_400],
    [2_000, 1_900],
    [10_000, 3_400],
    [30_000, 5_900],
  ]),
  zone('greater-china', ['CN', 'HK'], 800, [
    [500, 1_800],
    [2_000, 2_600],
    [10_000, 4_800],
    [30_000, 9_000],
  ]),
  zone('japan', ['JP'], 900, [
    [500, 2_000],
    [2_000, 2_900],
    [10_000, 5_200],
    [30_000, 9_800],
  ]),
  zone('germany', ['DE'], 1_000, [
    [500, 2_200],
    [2_000, 3_200],
    [10_000, 5_600],
    [30_000, 11_000],
  ]),
];

/** The demo shop's zones and methods; a zone that is there already stays as it is. */
export async function seedShipping(tx: Tx): Promise<void> {
  await insertZones(tx, zones);
}
