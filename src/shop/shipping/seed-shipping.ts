import type { Tx } from '#kit/server/database.ts';
import { europeanUnion } from '../markets/reverse-charge/index.ts';
import { insertZones, selectMethods, type NewZone } from './store.ts';
import { countriesOf, type CountryRange } from './zones.ts';

const titles = (en: string, zh: string, zhHK: string, de: string, ja: string) => ({
  en: { title: en },
  zh: { title: zh },
  'zh-HK': { title: zhHK },
  de: { title: de },
  ja: { title: ja },
});
const standard = titles('Standard shipping', '标准配送', '標準送貨', 'Standardversand', '通常配送');
const express = titles('Express shipping', '特快配送', '特快送貨', 'Expressversand', 'お急ぎ便');
const pickup = titles('Collect in store', '到店自取', '門市自取', 'Abholung im Laden', '店舗受け取り');
/** Where the demo shop hands things over. */
const studio = {
  country: 'HK',
  province: '',
  city: '香港島',
  area: '中西區',
  postalCode: '',
  address: '上環太平山街 18 號',
  phone: '+852 2345 6789',
  hours: {
    en: { text: 'Tuesday to Sunday, 11:00–19:00' },
    zh: { text: '周二至周日 11:00–19:00' },
    'zh-HK': { text: '星期二至星期日 11:00–19:00' },
    de: { text: 'Dienstag bis Sonntag, 11–19 Uhr' },
    ja: { text: '火〜日 11:00–19:00' },
  },
};
/** A zone of places where things are collected: it claims no place of its own. */
const collected: NewZone = {
  code: 'hong-kong-store',
  countries: [],
  regions: [],
  postalRanges: [],
  methods: [{ code: 'pickup', texts: pickup, rule: { kind: 'flat', amount: 0 }, freeAboveAmount: null, leastDays: null, mostDays: null, pickup: studio }],
};

/** From which sum standard shipping is free, in US cents: $75, and what the rates of `seed-markets.ts` make a round sum of the market's own money. */
const freeFrom = { us: 7_500, cn499: 6_930, hk499: 6_400, jp10000: 6_667, eu70: 7_609, gb60: 7_595 };
type Days = readonly [least: number, most: number];
type Delivery = {
  regions?: string[];
  postalRanges?: CountryRange[];
  flat: number;
  freeAboveAmount: number;
  standardDays: Readonly<Days>;
  expressDays: Readonly<Days>;
  expressSteps: readonly (readonly [grams: number, amount: number])[];
};
const zone = (
  code: string,
  countries: string[],
  { regions = [], postalRanges = [], flat, freeAboveAmount, standardDays, expressDays, expressSteps }: Delivery,
): NewZone => ({
  code,
  countries,
  regions,
  postalRanges,
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

/** What parcels to mainland China and Hong Kong have in common. */
const chineseCoast = {
  flat: 800,
  standardDays: [6, 10],
  expressDays: [3, 5],
  expressSteps: [
    [500, 1_800],
    [2_000, 2_600],
    [10_000, 4_800],
    [30_000, 9_000],
  ],
} as const;

const zones = [
  zone('home', ['US'], {
    flat: 600,
    freeAboveAmount: freeFrom.us,
    standardDays: [3, 5],
    expressDays: [1, 2],
    expressSteps: [
      [500, 1_400],
      [2_000, 1_900],
      [10_000, 3_400],
      [30_000, 5_900],
    ],
  }),
  // By their postal codes too, so that a cart can be estimated before the state is known.
  zone('alaska-hawaii', [], {
    regions: ['US-AK', 'US-HI'],
    postalRanges: [
      { country: 'US', from: '967', to: '968' },
      { country: 'US', from: '995', to: '999' },
    ],
    flat: 1_400,
    freeAboveAmount: freeFrom.us,
    standardDays: [6, 10],
    expressDays: [3, 4],
    expressSteps: [
      [500, 2_600],
      [2_000, 3_600],
      [10_000, 6_400],
      [30_000, 11_900],
    ],
  }),
  zone('china', ['CN'], { ...chineseCoast, freeAboveAmount: freeFrom.cn499 }),
  zone('hong-kong', ['HK'], { ...chineseCoast, freeAboveAmount: freeFrom.hk499 }),
  zone('japan', ['JP'], {
    flat: 900,
    freeAboveAmount: freeFrom.jp10000,
    standardDays: [6, 9],
    expressDays: [3, 4],
    expressSteps: [
      [500, 2_000],
      [2_000, 2_900],
      [10_000, 5_200],
      [30_000, 9_800],
    ],
  }),
  zone('united-kingdom', ['GB'], {
    flat: 500,
    freeAboveAmount: freeFrom.gb60,
    standardDays: [2, 4],
    expressDays: [1, 2],
    expressSteps: [
      [500, 1_000],
      [2_000, 1_400],
      [10_000, 2_600],
      [30_000, 4_800],
    ],
  }),
  zone('germany', ['DE'], {
    flat: 1_000,
    freeAboveAmount: freeFrom.eu70,
    standardDays: [5, 8],
    expressDays: [2, 4],
    expressSteps: [
      [500, 2_200],
      [2_000, 3_200],
      [10_000, 5_600],
      [30_000, 11_000],
    ],
  }),
  zone(
    'european-union',
    europeanUnion.filter((country) => country !== 'DE'),
    {
      flat: 1_200,
      freeAboveAmount: freeFrom.eu70,
      standardDays: [5, 9],
      expressDays: [3, 5],
      expressSteps: [
        [500, 2_400],
        [2_000, 3_500],
        [10_000, 6_200],
        [30_000, 12_500],
      ],
    },
  ),
];

/** The fewest and the most days of each way of shipping, zone by zone: what the demo's page about shipping says, too. */
export const demoDeliveryDays = zones.map(({ methods }) => Object.fromEntries(methods.map((method) => [method.code, [method.leastDays, method.mostDays]])));

/** What the demo's page about shipping says of fees, in whole US dollars: each flat one once, and the least of a weight. */
export const demoFees = [
  ...new Set(
    zones
      .flatMap(({ methods }) => methods.flatMap(({ rule }) => (rule.kind === 'flat' ? [rule.amount / 100] : [])))
      .concat(
        Math.min(
          ...zones.flatMap(({ methods }) => methods.flatMap(({ rule }) => (rule.kind === 'weight' ? rule.steps.map(({ amount }) => amount / 100) : []))),
        ),
      ),
  ),
].toSorted((a, b) => a - b);

/** The demo shop's zones and methods; a zone that is there already stays as it is, and a country stays in the zone that has it. */
export async function seedShipping(tx: Tx): Promise<void> {
  const taken = new Set((await selectMethods(tx)).flatMap((present) => present.countries));
  const free = zones.map((one) => ({ ...one, countries: one.countries.filter((country) => !taken.has(country)) }));
  await insertZones(tx, [...free.filter((one) => countriesOf(one).length > 0), collected]);
}
