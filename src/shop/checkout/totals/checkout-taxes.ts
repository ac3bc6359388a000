/** The tax of a checkout: by the shop's own rates, or as the provider of its market calculates it. */
import { amount, type Amount } from '#kit/pure/amount.ts';
import type { Answers } from '#kit/server/context.ts';
import type { PricedBasket } from '#shop/cart/prices/index.ts';
import { namedRateFor, taxesOf, type TaxTotals } from '#shop/markets/index.ts';
import { isReverseCharged } from '#shop/markets/reverse-charge/index.ts';
import type { Market, Markets, Place } from '#shop/markets/contract.ts';
import { taxAnswerOf, taxesFrom, taxQuestion, type TaxPart } from '#shop/markets/tax-sources/index.ts';

type Taxable = { basket: PricedBasket; fee: Amount; place: Place | undefined; lang: string; vatNumber: string };

/** `taxKnown` is false where nobody calculates it at the moment: then nothing can be ordered. */
export type CheckoutTaxes = TaxTotals & { taxKnown: boolean; /** The buyer owes the tax. */ reverseCharge: boolean };

/** Reads nothing. @throws what `Answers.to` throws */
export function checkoutTaxes(market: Market, configuration: Configuration, taxable: Taxable): CheckoutTaxes {
  const { vatNumber, place, basket } = taxable;
  if (isReverseCharged(market, { vatNumber, from: configuration.soldFrom, to: place?.country }))
    return { ...noTaxes(market, basket), taxKnown: true, reverseCharge: true };
  return { ...chargedTaxes(market, configuration, taxable), reverseCharge: false };
}

type Configuration = { markets: Markets; answers?: Answers | undefined; soldFrom: string };

const noTaxes = (market: Market, basket: PricedBasket): TaxTotals => ({
  ...taxesFrom([], market),
  lineTaxes: basket.lines.map(() => ({ amount: amount(0), basisPoints: 0 })),
});

function chargedTaxes(market: Market, { markets, answers }: Configuration, taxable: Taxable): Omit<CheckoutTaxes, 'reverseCharge'> {
  const { taxProvider } = market;
  const own = () => ({ ...ownTaxes(market, markets, taxable), taxKnown: true });
  // Where it goes is known as late as the shop's own rates are.
  if (taxProvider === null || taxable.place === undefined) return own();
  const { place, basket, fee } = taxable;
  const taxed = basket.lines.filter(({ sellable }) => sellable.taxable);
  const question = taxQuestion(place, {
    currency: basket.currency,
    taxIncluded: market.taxIncluded,
    lines: taxed.map(({ sellable, quantity, price }) => ({ sku: sellable.sku, quantity, taxClass: sellable.taxClass, total: price.total })),
    shipping: fee > 0 ? { amount: fee, taxClass: market.shippingTaxClass } : null,
  });
  const answer = taxAnswerOf(answers, taxProvider.id, question);
  if (answer === null) return taxProvider.ownRates ? own() : { ...noTaxes(market, basket), taxKnown: false };
  const there = (part: TaxPart | null | undefined) => (part ? { ...part, country: place.country } : null);
  const parts = basket.lines.map((line) => ({ total: line.price.total, part: there(answer.lines[taxed.indexOf(line)]) }));
  const { lineTaxes, ...sums } = taxesFrom([...parts, { total: fee, part: there(answer.shipping) }], market);
  return { ...sums, lineTaxes: lineTaxes.slice(0, parts.length), taxKnown: true };
}

function ownTaxes(market: Market, markets: Markets, { basket, fee, place, lang }: Taxable): TaxTotals {
  const rateOf = (taxClass: string) => namedRateFor(markets, { place, taxClass, lang });
  const taxables = basket.lines.map(({ sellable, price }) => ({
    total: price.total,
    rate: sellable.taxable ? rateOf(sellable.taxClass) : null,
    sent: sellable.requiresShipping,
  }));
  const { shippingTaxClass } = market;
  return taxesOf(taxables, { fee, rate: shippingTaxClass === null ? 'asGoods' : rateOf(shippingTaxClass) }, market);
}
