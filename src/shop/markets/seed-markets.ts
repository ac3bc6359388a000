import type { Tx } from '#kit/server/database.ts';
import type { Currency, Market, TaxRate } from './contract.ts';
import { europeanUnion } from './reverse-charge/rules-reverse-charge.ts';
import { insertAll, selectAll } from './store.ts';

const currencies: (Currency & { isBase: boolean })[] = [
  { code: 'USD', rate: '1', stepAmount: 1, position: 0, isBase: true },
  { code: 'EUR', rate: '0.92', stepAmount: 10, position: 1, isBase: false },
  { code: 'GBP', rate: '0.79', stepAmount: 10, position: 2, isBase: false },
  { code: 'CNY', rate: '7.2', stepAmount: 100, position: 3, isBase: false },
  { code: 'HKD', rate: '7.8', stepAmount: 100, position: 4, isBase: false },
  { code: 'JPY', rate: '150', stepAmount: 10, position: 5, isBase: false },
];

const market = (
  code: string,
  countries: string[],
  currency: string,
  more: {
    taxIncluded: boolean;
    shippingTaxClass: string | null;
    isDefault?: boolean;
    withdrawal?: true;
    showsLowestPrice?: true;
    titles: [en: string, zh: string, zhHk: string];
  },
): Market & { isDefault: boolean } => ({
  code,
  countries,
  currency,
  taxIncluded: more.taxIncluded,
  shippingTaxClass: more.shippingTaxClass,
  taxProvider: null,
  withdrawal: more.withdrawal ?? false,
  showsLowestPrice: more.showsLowestPrice ?? false,
  reverseCharge: false,
  isDefault: more.isDefault ?? false,
  texts: { en: { title: more.titles[0] }, zh: { title: more.titles[1] }, 'zh-HK': { title: more.titles[2] } },
});

// Where shipping follows the goods it is taxed by their rates; most states of the US have a rule of their own for it.
const markets = [
  market('us', ['US'], 'USD', { taxIncluded: false, shippingTaxClass: 'shipping', isDefault: true, titles: ['United States', '美国', '美國'] }),
  // Germany first: delivery times before an address is known are those of the first country.
  market('eu', ['DE', ...europeanUnion.filter((country) => country !== 'DE')], 'EUR', {
    taxIncluded: true,
    shippingTaxClass: null,
    withdrawal: true,
    showsLowestPrice: true,
    titles: ['European Union', '欧盟', '歐盟'],
  }),
  market('gb', ['GB'], 'GBP', { taxIncluded: true, shippingTaxClass: null, withdrawal: true, titles: ['United Kingdom', '英国', '英國'] }),
  market('cn', ['CN'], 'CNY', { taxIncluded: true, shippingTaxClass: null, titles: ['Mainland China', '中国大陆', '中國內地'] }),
  market('hk', ['HK'], 'HKD', { taxIncluded: true, shippingTaxClass: null, titles: ['Hong Kong', '中国香港', '香港'] }),
  market('jp', ['JP'], 'JPY', { taxIncluded: true, shippingTaxClass: null, titles: ['Japan', '日本', '日本'] }),
];

const salesTax = { en: { title: 'Sales tax' }, zh: { title: '销售税' }, 'zh-HK': { title: '銷售稅' } };
const valueAddedTax = { en: { title: 'VAT' }, de: { title: 'MwSt.' }, zh: { title: '增值税' }, 'zh-HK': { title: '增值稅' } };
const consumptionTax = { en: { title: 'Consumption tax' }, zh: { title: '消费税' }, 'zh-HK': { title: '消費稅' } };

/** What a country's tax is called, where it is not VAT. */
const texts: Readonly<Record<string, TaxRate['texts']>> = { JP: consumptionTax, US: salesTax };

const rate = (country: string, taxClass: string, basisPoints: number, where: { region?: string; postal?: readonly [from: string, to: string] } = {}) => ({
  country,
  region: where.region ?? null,
  postalFrom: where.postal?.[0] ?? null,
  postalTo: where.postal?.[1] ?? null,
  taxClass,
  basisPoints,
  texts: texts[country] ?? valueAddedTax,
});

/** State rates without what counties and cities add; a merchant replaces them by a tax service or a table. */
const usStateBasisPoints: Record<string, number> = { CA: 725, FL: 600, IL: 625, MA: 625, NJ: 662.5, NY: 400, PA: 600, TX: 625, WA: 650 };
/** States that do not tax shipping which stands on the bill by itself. */
const usUntaxedShipping = ['CA', 'FL', 'IL', 'MA'];

/** Standard rates of the European Union's VAT. Which goods have a reduced one differs by country, so a merchant writes those; Germany's is there as an example. */
// prettier-ignore
const vatBasisPoints: Record<string, number> = {
  AT: 2000, BE: 2100, BG: 2000, HR: 2500, CY: 1900, CZ: 2100, DK: 2500, EE: 2400, FI: 2550, FR: 2000, DE: 1900, GR: 2400, HU: 2700, IE: 2300,
  IT: 2200, LV: 2100, LT: 2100, LU: 1700, MT: 1800, NL: 2100, PL: 2300, PT: 2300, RO: 2100, SK: 2300, SI: 2200, ES: 2100, SE: 2500,
};

/** Places of its members outside the Union's VAT area that their postal codes tell (Council Directive 2006/112/EC, article 6). */
const outsideVatArea: readonly (readonly [country: string, from: string, to: string])[] = [
  // Heligoland and Büsingen.
  ['DE', '27498', '27498'],
  ['DE', '78266', '78266'],
  // The Canary Islands, Ceuta and Melilla.
  ['ES', '35', '35'],
  ['ES', '38', '38'],
  ['ES', '51', '52'],
  ['FI', '22', '22'],
  // The overseas departments.
  ['FR', '971', '976'],
  ['GR', '63086', '63087'],
  // Livigno and Campione.
  ['IT', '23041', '23041'],
  ['IT', '22061', '22061'],
];

const taxRates: TaxRate[] = [
  ...Object.entries(vatBasisPoints).map(([country, basisPoints]) => rate(country, 'standard', basisPoints)),
  rate('DE', 'reduced', 700),
  ...outsideVatArea.flatMap(([country, from, to]) => ['standard', 'reduced'].map((taxClass) => rate(country, taxClass, 0, { postal: [from, to] }))),
  rate('GB', 'standard', 2000),
  rate('GB', 'reduced', 500),
  rate('CN', 'standard', 1300),
  rate('CN', 'reduced', 900),
  rate('JP', 'standard', 1000),
  rate('JP', 'reduced', 800),
  ...Object.entries(usStateBasisPoints).map(([region, basisPoints]) => rate('US', 'standard', basisPoints, { region })),
  ...usUntaxedShipping.map((region) => rate('US', 'shipping', 0, { region })),
];

/** The tax rates of a country that ship with the shop. */
export const taxRatesOf = (country: string): readonly TaxRate[] => taxRates.filter((known) => known.country === country);

/** The demo shop's currencies, markets and tax rates; what is there already stays as it is, and a country stays in the market that has it. */
export async function seedMarkets(tx: Tx): Promise<void> {
  const taken = new Set((await selectAll(tx)).markets.flatMap((present) => present.countries));
  const free = markets.map((one) => ({ ...one, countries: one.countries.filter((country) => !taken.has(country)) }));
  await insertAll(tx, { currencies, markets: free.filter((one) => one.countries.length > 0), taxRates });
}
