import * as m from '#messages';
import { formatShortMoney, type Amount } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Offer, Rule, Share } from '../apply/rules-types.ts';
import { percentOff } from '#kit/pure/percent-off.ts';
import type { OneByOne } from './one-by-one.ts';

/** What texts about money are written with. */
export type Words = { currency: string; locale: Locale };

/** What an offer gives and asks for, a line each, for people; `oneByOne`: what the parts of a set cost without it, where that is more. */
export function formatTerms(offer: Offer, words: Words, oneByOne?: OneByOne): string[] {
  return [...formatRule(offer.rule, words, oneByOne), ...formatConditions(offer, words)];
}

/** What it asks for alone. */
export function formatConditions(offer: Offer, words: Words): string[] {
  const options = { locale: words.locale };
  const terms: string[] = [];
  if (offer.minSubtotal !== null) {
    const sum = formatShortMoney({ amount: offer.minSubtotal, currency: words.currency }, words.locale);
    terms.push(m.promotions_term_min_subtotal({ amount: sum }, options));
  }
  if (offer.minQuantity !== null) terms.push(m.promotions_term_min_quantity({ count: offer.minQuantity }, options));
  if (offer.firstOrder) terms.push(m.promotions_term_first_order({}, options));
  else if (offer.perCustomerLimit === 1) terms.push(m.promotions_term_per_customer_single({}, options));
  else if (offer.perCustomerLimit !== null) terms.push(m.promotions_term_per_customer({ count: offer.perCustomerLimit }, options));
  if (offer.totalLimit !== null) terms.push(m.promotions_term_total({ count: offer.totalLimit }, options));
  if (offer.claimRequired || offer.customerGroups.length > 0) terms.push(m.promotions_term_sign_in({}, options));
  if (offer.exclusive) terms.push(m.promotions_term_exclusive({}, options));
  else if (offer.source === 'coupon') terms.push(m.promotions_term_combinable({}, options));
  return terms;
}

/** What a share takes off: "10% off". */
export function formatShare(takes: Share, { currency, locale }: Words): string {
  if (takes.kind === 'percentage') return m.promotions_gift_percentage(percentOff(takes.basisPoints, locale), { locale });
  return m.promotions_gift_amount({ amount: formatShortMoney({ amount: takes.amount, currency }, locale) }, { locale });
}

/** What a set costs, and what its parts do without it. */
function formatSetPrice(price: Amount, { currency, locale }: Words, oneByOne?: OneByOne): string {
  const money = (value: Amount) => formatShortMoney({ amount: value, currency }, locale);
  if (!oneByOne) return m.promotions_term_bundle({ price: money(price) }, { locale });
  const prices = { price: money(price), sum: money(oneByOne.sum) };
  return oneByOne.isLeast ? m.promotions_term_bundle_instead_least(prices, { locale }) : m.promotions_term_bundle_instead(prices, { locale });
}

/** The steps of an offer that takes more off the more one buys: what a step asks for, and what it gives. Empty for every other. */
export function formatTiers(rule: Rule, words: Words): { from: string; gift: string }[] {
  const { locale, currency } = words;
  const gift = (takes: Share) => formatShare(takes, words);
  if (rule.kind === 'tiersByQuantity')
    return rule.steps.map(({ from, takes }) => ({ from: m.promotions_tier_units({ count: from }, { locale }), gift: gift(takes) }));
  if (rule.kind !== 'tiersBySpend') return [];
  return rule.steps.map(({ from, takes }) => ({
    from: m.promotions_tier_spend({ sum: formatShortMoney({ amount: from, currency }, locale) }, { locale }),
    gift: gift(takes),
  }));
}

/** What an offer gives alone, a line for each step. */
export function formatRule(rule: Rule, words: Words, oneByOne?: OneByOne): string[] {
  const { locale, currency } = words;
  const options = { locale };
  const money = (amount: Amount) => formatShortMoney({ amount, currency }, locale);
  switch (rule.kind) {
    case 'percentage':
    case 'fixedAmount':
      return [formatShare(rule, words)];
    case 'fixedPrice':
      return [m.promotions_term_fixed_price({ price: money(rule.price) }, options)];
    case 'buyXGetY':
      return [
        rule.basisPoints === 10_000
          ? m.promotions_term_buy_get_free({ buy: rule.buy, get: rule.get }, options)
          : m.promotions_term_buy_get({ buy: rule.buy, get: rule.get, ...percentOff(rule.basisPoints, locale) }, options),
      ];
    case 'tiersBySpend':
      return rule.steps.map((step) => m.promotions_term_from_amount({ from: money(step.from), gift: formatShare(step.takes, words) }, options));
    case 'tiersByQuantity':
      return rule.steps.map((step) => m.promotions_term_from_pieces({ count: step.from, gift: formatShare(step.takes, words) }, options));
    case 'bundle':
      return [rule.takes.kind === 'fixedPrice' ? formatSetPrice(rule.takes.price, words, oneByOne) : formatShare(rule.takes, words)];
    case 'freeShipping':
      return [m.promotions_term_free_shipping({}, options)];
  }
}
