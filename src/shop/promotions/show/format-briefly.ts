import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Offer, Share } from '../apply/rules-types.ts';

type Words = { currency: string; locale: Locale };

const wholeBasisPoints = 10_000;

/** What an offer takes off, as short as a product's card needs it. What cannot be said that shortly is "an offer". */
export function formatBriefly(offer: Pick<Offer, 'rule' | 'minSubtotal' | 'minQuantity'>, words: Words): string {
  const options = { locale: words.locale };
  const { rule } = offer;
  if (offer.minSubtotal !== null || offer.minQuantity !== null) return m.product_promotion({}, options);
  switch (rule.kind) {
    case 'percentage':
    case 'fixedAmount':
      return m.promotions_short_sale({ share: shareIn(rule, words) }, options);
    case 'fixedPrice':
      return m.promotions_short_price({ price: formatMoney({ amount: rule.price, currency: words.currency }, words.locale) }, options);
    case 'buyXGetY':
      if (rule.basisPoints < wholeBasisPoints || rule.gets !== null) return m.product_promotion({}, options);
      return m.promotions_short_buy_get({ buy: rule.buy, get: rule.get, sum: rule.buy + rule.get }, options);
    case 'tiersBySpend':
    case 'tiersByQuantity':
      return m.promotions_short_up_to({ share: shareIn(rule.steps.at(-1)!.takes, words) }, options);
    case 'bundle':
      return m.promotions_short_bundle({}, options);
    case 'freeShipping':
      return m.promotions_term_free_shipping({}, options);
  }
}

function shareIn(takes: Share, { currency, locale }: Words): string {
  if (takes.kind === 'fixedAmount') return formatMoney({ amount: takes.amount, currency }, locale);
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(takes.basisPoints / wholeBasisPoints);
}
