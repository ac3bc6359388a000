import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Decline } from './rules-types.ts';

/** The reason, for the shopper, why a coupon takes nothing off now. */
export function formatDecline({ reason, missing }: Decline, { currency, locale }: { currency: string; locale: Locale }): string {
  const options = { locale };
  switch (reason) {
    case 'unknown':
      return m.cart_coupon_unknown({}, options);
    case 'notYet':
      return m.promotions_refused_not_yet({}, options);
    case 'expired':
      return m.promotions_refused_expired({}, options);
    case 'exhausted':
      return m.promotions_refused_exhausted({}, options);
    case 'needsSignIn':
      return m.promotions_refused_needs_sign_in({}, options);
    case 'notYours':
      return m.promotions_refused_not_yours({}, options);
    case 'notFirstOrder':
      return m.promotions_refused_not_first_order({}, options);
    case 'usedByYou':
      return m.promotions_refused_used_by_you({}, options);
    case 'otherMarket':
      return m.promotions_refused_other_market({}, options);
    case 'otherGoods':
      return m.promotions_refused_other_goods({}, options);
    case 'notCombinable':
      return m.promotions_refused_not_combinable({}, options);
    case 'minimum':
      if (missing && 'amount' in missing) return m.promotions_refused_minimum({ missing: formatMoney({ amount: missing.amount, currency }, locale) }, options);
      return m.promotions_refused_minimum_pieces({ count: missing?.units ?? 1 }, options);
  }
}
