import * as m from '#messages';
import { formatPrice } from '#kit/pure/amount.ts';
import type { Offer, Rule, Share } from '../apply/rules-types.ts';
import { formatUpTo } from './format-saving.ts';
import { formatShare, type Words } from './format-terms.ts';

const wholeBasisPoints = 10_000;

/** What an offer takes off, as short as a product's card needs it. What cannot be said that shortly is "an offer". */
export function formatBriefly(offer: Pick<Offer, 'rule' | 'minSubtotal' | 'minQuantity'>, words: Words): string {
  const options = { locale: words.locale };
  const { rule } = offer;
  if (offer.minSubtotal !== null || offer.minQuantity !== null) return m.product_promotion({}, options);
  switch (rule.kind) {
    case 'percentage':
    case 'fixedAmount':
      return formatInCart(rule, words);
    case 'fixedPrice':
      return m.promotions_short_price({ price: formatPrice({ amount: rule.price, currency: words.currency }, words.locale) }, options);
    case 'buyXGetY':
      if (rule.basisPoints < wholeBasisPoints || rule.gets !== null) return m.product_promotion({}, options);
      return m.promotions_short_buy_get({ buy: rule.buy, get: rule.get, sum: rule.buy + rule.get }, options);
    case 'tiersByQuantity':
      return formatFirstStep(rule.steps, words);
    case 'tiersBySpend':
      return formatUpTo(rule.steps.at(-1)!.takes, words);
    case 'bundle':
      return m.promotions_short_bundle({}, options);
    case 'freeShipping':
      return m.promotions_term_free_shipping({}, options);
  }
}

/** The step that asks for least. The share without its number would be promised for one. */
function formatFirstStep([first]: Extract<Rule, { kind: 'tiersByQuantity' }>['steps'], words: Words): string {
  return m.promotions_short_step({ gift: formatShare(first!.takes, words), from: first!.from }, { locale: words.locale });
}

/** The share that it takes off each of its products, in basis points; null where it is not such a share, or asks for more in the cart. */
export function shareOnEach({ rule, minSubtotal, minQuantity }: Pick<Offer, 'rule' | 'minSubtotal' | 'minQuantity'>): number | null {
  return rule.kind === 'percentage' && minSubtotal === null && minQuantity === null ? rule.basisPoints : null;
}

/** The price on the card does not hold it yet. */
function formatInCart(takes: Share, words: Words): string {
  const gift = { gift: formatShare(takes, words) };
  const options = { locale: words.locale };
  return takes.kind === 'percentage' ? m.promotions_short_in_cart(gift, options) : m.promotions_short_in_cart_amount(gift, options);
}
