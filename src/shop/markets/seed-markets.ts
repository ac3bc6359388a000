import type { Tx } from '#kit/server/database.ts';
import type { Currency, Market, TaxRate } from './contract.ts';
import { insertAll } from './store.ts';

const currencies: (Currency & { isBase: boolean })[] = [
  { code: 'USD', rate: '1', stepAmount: 1, position: 0, isBase: true },
  { code: 'EUR', rate: '0.92', stepAmount: 10, position: 1, isBase: false },
  { code: 'CNY', rate: '7.2', stepAmount: 100, position: 2, isBase: false },
  { code: 'HKD', rate: '7.8', stepAmount: 100, position: 3, isBase: false },
  { code: 'JPY', rate: '150', stepAmount: 10, position: 4, isBase: false },
];

const market = (
  code: string,
  countries: string[],
  currency: string,
  more: { taxIncluded: boolean; shippingTaxClass: string | null; isDefault?: boolean; withdrawal?: true; titles: [en: string, zh: string, zhHk: string] },
): Market & { isDefault: boolean } => ({
  code,
  countries,
  currency,
  taxIncluded: more.taxIncluded,
  shippingTaxClass: more.shippingTaxClass,
  taxProvider: null,
  withdrawal: more.withdrawal ?? false,
  reverseCharge: false,
  isDefault: more.isDefault ?? false,
  texts: { en: { title: more.titles[0] }, zh: { title: more.titles[1] }, 'zh-HK': { title: more.titles[2] } },
});

// Where shipping follows the goods it is taxed by their rates; most states of the US have a rule of their own for it.
const markets = [
  market('us', ['US'], 'USD', { taxIncluded: false, shippingTaxClass: 'shipping', isDefault: true, titles: ['United States', '美国', '美國'] }),
  market('eurozone', ['DE'], 'EUR', { taxIncluded: true, shippingTaxClass: null, withdrawal: true, titles: ['Eurozone', '欧元区', '歐元區'] }),
  market('cn', ['CN'], 'CNY', { taxIncluded: true, shippingTaxClass: null, titles: ['Mainland China', '中国大陆', '中國內地'] }),
  market('hk', ['HK'], 'HKD', { taxIncluded: true, shippingTaxClass: null, titles: ['Hong Kong', '中国香港', '香港'] }),
  market('jp', ['JP'], 'JPY', { taxIncluded: true, shippingTaxClass: null, titles: ['Japan', '日本', '日本'] }),
];

const salesTax = { en: { title: 'Sales tax' }, zh: { title: '销售税' }, 'zh-HK': { title: '銷售稅' } };
const valueAddedTax = { en: { title: 'VAT' }, zh: { title: '增值税' }, 'zh-HK': { title: '增值稅' } };
const consumptionTax = { en: { title: 'Consumption tax' }, zh: { title: '消费税' }, 'zh-HK': { title: '消費稅' } };

const texts = { DE: valueAddedTax, CN: valueAddedTax, JP: consumptionTax, US: salesTax };

const rate = (
  country: keyof typeof texts,
  taxClass: string,
  basisPoints: number,
  where: { region?: string; postal?: readonly [from: string, to: string] } = {},
) => ({
  country,
  region: where.region ?? null,
  postalFrom: where.postal?.[0] ?? null,
  postalTo: where.postal?.[1] ?? null,
  taxClass,
  basisPoints,
  texts: texts[country],
});

/** State rates without what counties and cities add; a merchant replaces them by a tax service or a table. */
const usStateBasisPoints: Record<string, number> = { CA: 725, FL: 600, IL: 625, MA: 625, NJ: 662.5, NY: 400, PA: 600, TX: 625, WA: 650 };
/** States that do not tax shipping which stands on the bill by itself. */
const usUntaxedShipping = ['CA', 'FL', 'IL', 'MA'];

/** German places outside the European Union's VAT area (Council Directive 2006/112/EC, article 6): Heligoland and Büsingen. */
const outsideVatArea = ['27498', '78266'];

const taxRates: TaxRate[] = [
  rate('DE', 'standard', 1900),
  rate('DE', 'reduced', 700),
  ...outsideVatArea.flatMap((code) => ['standard', 'reduced'].map((taxClass) => rate('DE', taxClass, 0, { postal: [code, code] }))),
  rate('CN', 'standard', 1300),
  rate('CN', 'reduced', 900),
  rate('JP', 'standard', 1000),
  rate('JP', 'reduced', 800),
  ...Object.entries(usStateBasisPoints).map(([region, basisPoints]) => rate('US', 'standard', basisPoints, { region })),
  ...usUntaxedShipping.map((region) => rate('US', 'shipping', 0, { region })),
];

/** The tax rates of a country that ship with the shop. */
export const taxRatesOf = (country: string): readonly TaxRate[] => taxRates.filter((known) => known.country === country);

/** The demo shop's currencies, markets and tax rates; what is there already stays as it is. */
export async function seedMarkets(tx: Tx): Promise<void> {
  await insertAll(tx, { currencies, markets, taxRates });
}
