/** Pure decisions about currency, market and tax. */
import { add, convert, exchange, zero, type Amount, type Money } from '#kit/pure/amount.ts';
import { giftCardTaxClass, standardTaxClass, zeroTaxClass, type Market, type Markets, type Place, type TaxRate } from './contract.ts';
import { inPostalRange } from './rules-postal.ts';

/** The first of the currencies asked for that the shop has, else the default market's. */
export function knownCurrency(markets: Markets, asked: readonly (string | undefined)[]): string {
  return asked.find((code) => code !== undefined && markets.currencies.has(code)) ?? markets.defaultMarket.currency;
}

/**
 * A price in a currency: the price list's own entry, else the base price × rate, rounded to the currency's step
 * (docs/rules/money.md, "Price of a cart").
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
 * The market of a shopper: by the country shipped to once it is known, before that by the currency (docs/contract.md, "Language and currency").
 * A country that no market names is served as the default market.
 */
export function marketOf(markets: Markets, { country, currency }: { country?: string; currency?: string }): Market {
  if (country !== undefined) return markets.markets.find((market) => market.countries.includes(country)) ?? markets.defaultMarket;
  if (currency === undefined || markets.defaultMarket.currency === currency) return markets.defaultMarket;
  return markets.markets.find((market) => market.currency === currency) ?? markets.defaultMarket;
}

/**
 * The tax on goods of a class where they are shipped to: the rate of the postal code, else of the region, else of the
 * country; a class without a rate of its own is taxed as standard, `zero` and gift cards not at all. Null where nothing is taxed.
 */
export function taxRateFor(markets: Markets, { taxClass, ...place }: Place & { taxClass: string }): TaxRate | null {
  if (taxClass === giftCardTaxClass) return null;
  const here = markets.taxRates.filter((rate) => coversPlace(rate, place));
  const wanted = taxClass === zeroTaxClass ? [zeroTaxClass] : [taxClass, standardTaxClass];
  for (const one of wanted) {
    const ofClass = here.filter((rate) => rate.taxClass === one);
    if (ofClass.length > 0) return ofClass.reduce((best, rate) => (narrowness(rate) > narrowness(best) ? rate : best));
  }
  return null;
}

function coversPlace({ country, region, postalFrom, postalTo }: TaxRate, place: Place): boolean {
  if (country !== place.country || (region !== null && region !== place.region)) return false;
  return postalFrom === null || postalTo === null || inPostalRange(place.postalCode ?? '', { from: postalFrom, to: postalTo });
}

const narrowness = ({ region, postalFrom }: TaxRate) => (postalFrom === null ? 0 : 2) + (region === null ? 0 : 1);
