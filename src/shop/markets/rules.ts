/** Pure decisions about currency, market and tax. */
import { add, convert, exchange, zero, type Amount, type Money } from '#kit/pure/amount.ts';
import { standardTaxClass, type Market, type Markets, type TaxRate } from './contract.ts';

/** The first of the currencies asked for that the shop has, else the default market's. */
export function knownCurrency(markets: Markets, asked: readonly (string | undefined)[]): string {
  return asked.find((code) => code !== undefined && markets.currencies.has(code)) ?? markets.defaultMarket.currency;
}

/**
 * A price in a currency: the price list's own entry, else the base price × rate, rounded to the currency's step
 * (domain rules, "Price of a cart", 1).
 */
export function priceIn(markets: Markets, currency: string, price: { base: Amount; own?: Amount | null }): Amount {
  if (price.own !== undefined && price.own !== null) return price.own;
  if (currency === markets.baseCurrency) return price.base;
  const target = markets.currencies.get(currency);
  if (!target) throw new RangeError(`not a currency of the shop: ${currency}`);
  return convert(price.base, markets.baseCurrency, currency, target);
}

/** Sums of several currencies as one, by today's rates. What is in a currency that the shop no longer has is left out: nobody knows its rate. */
export function totalIn(markets: Markets, currency: string, sums: readonly Money[]): Amount {
  const target = markets.currencies.get(currency);
  return sums.reduce((total, sum) => {
    if (sum.currency === currency) return add(total, sum.amount);
    const source = markets.currencies.get(sum.currency);
    return source && target ? add(total, exchange(sum.amount, source, target)) : total;
  }, zero);
}

/**
 * The market of a shopper: by the country shipped to once it is known, before that by the currency (contract, section 2).
 * A country that no market names is served as the default market.
 */
export function marketOf(markets: Markets, { country, currency }: { country?: string; currency?: string }): Market {
  if (country !== undefined) return markets.markets.find((market) => market.countries.includes(country)) ?? markets.defaultMarket;
  if (currency === undefined || markets.defaultMarket.currency === currency) return markets.defaultMarket;
  return markets.markets.find((market) => market.currency === currency) ?? markets.defaultMarket;
}

/**
 * The tax on goods of a class where they are shipped to: the region's rate, else the country's; a class without a rate of
 * its own is taxed as standard. Null where nothing is taxed.
 */
export function taxRateFor(markets: Markets, { country, region, taxClass }: { country: string; region?: string; taxClass: string }): TaxRate | null {
  const ofCountry = markets.taxRates.filter((rate) => rate.country === country);
  for (const wanted of [taxClass, standardTaxClass]) {
    const ofClass = ofCountry.filter((rate) => rate.taxClass === wanted);
    const found = ofClass.find((rate) => rate.region !== null && rate.region === region) ?? ofClass.find((rate) => rate.region === null);
    if (found) return found;
  }
  return null;
}
