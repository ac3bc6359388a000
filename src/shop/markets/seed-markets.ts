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
  more: { taxIncluded: boolean; isDefault?: boolean; titles: [en: string, zh: string, zhHk: string] },
): Market & { isDefault: boolean } => ({
  code,
  countries,
  currency,
  taxIncluded: more.taxIncluded,
  isDefault: more.isDefault ?? false,
  texts: { en: { title: more.titles[0] }, zh: { title: more.titles[1] }, 'zh-HK': { title: more.titles[2] } },
});

const markets = [
  market('us', ['US'], 'USD', { taxIncluded: false, isDefault: true, titles: ['United States', '美国', '美國'] }),
  market('eurozone', ['DE'], 'EUR', { taxIncluded: true, titles: ['Eurozone', '欧元区', '歐元區'] }),
  market('cn', ['CN'], 'CNY', { taxIncluded: true, titles: ['Mainland China', '中国大陆', '中國內地'] }),
  market('hk', ['HK'], 'HKD', { taxIncluded: true, titles: ['Hong Kong', '中国香港', '香港'] }),
  market('jp', ['JP'], 'JPY', { taxIncluded: true, titles: ['Japan', '日本', '日本'] }),
];

const salesTax = { en: { title: 'Sales tax' }, zh: { title: '销售税' }, 'zh-HK': { title: '銷售稅' } };
const valueAddedTax = { en: { title: 'VAT' }, zh: { title: '增值税' }, 'zh-HK': { title: '增值稅' } };
const consumptionTax = { en: { title: 'Consumption tax' }, zh: { title: '消费税' }, 'zh-HK': { title: '消費稅' } };

/** State rates without what counties and cities add; a merchant replaces them by a tax service or a table. */
const usStateBasisPoints: Record<string, number> = { CA: 725, FL: 600, IL: 625, MA: 625, NJ: 662, NY: 400, PA: 600, TX: 625, WA: 650 };

const taxRates: TaxRate[] = [
  { country: 'DE', region: null, taxClass: 'standard', basisPoints: 1900, texts: valueAddedTax },
  { country: 'DE', region: null, taxClass: 'reduced', basisPoints: 700, texts: valueAddedTax },
  { country: 'CN', region: null, taxClass: 'standard', basisPoints: 1300, texts: valueAddedTax },
  { country: 'JP', region: null, taxClass: 'standard', basisPoints: 1000, texts: consumptionTax },
  { country: 'JP', region: null, taxClass: 'reduced', basisPoints: 800, texts: consumptionTax },
  ...Object.entries(usStateBasisPoints).map(([region, basisPoints]) => ({ country: 'US', region, taxClass: 'standard', basisPoints, texts: salesTax })),
];

/** The demo shop's currencies, markets and tax rates; what is there already stays as it is. */
export async function seedMarkets(tx: Tx): Promise<void> {
  await insertAll(tx, { currencies, markets, taxRates });
}
