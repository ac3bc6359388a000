import * as m from '#messages';
import { formatShortMoney, type Amount } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { NudgeItem } from '../contract.ts';
import { percentOff } from '#kit/pure/percent-off.ts';
import { freeShippingNudge, missingOf, nearestDiscount, type Nudge, type Setting } from './rules-progress.ts';
import type { UnpricedLine } from './rules-types.ts';

/** The nearest thresholds of a basket as text: free shipping, then the next reduction. `freeAbove` null: no method is ever free. */
export function progressMessages(
  lines: readonly UnpricedLine[],
  setting: Setting,
  { freeAbove, currency, locale }: { freeAbove: Amount | null; currency: string; locale: Locale },
): NudgeItem[] {
  if (lines.length === 0) return [];
  const items: NudgeItem[] = [];
  const shipping = freeShippingNudge(lines, setting, freeAbove);
  if (shipping.done) items.push({ kind: 'freeShipping', text: m.promotions_nudge_shipping_done({}, { locale }), reached: 1, target: 1, done: true });
  for (const nudge of [shipping.nudge, nearestDiscount(lines, setting)]) {
    if (!nudge) continue;
    const kind = nudge.gives.kind === 'freeShipping' ? 'freeShipping' : 'discount';
    items.push({ kind, text: formatNudge(nudge, { currency, locale }), reached: nudge.reached, target: nudge.target, done: false });
  }
  return items;
}

/** A share says by the offer's title of what more is asked for; other gifts are said by that title alone. */
function formatNudge(nudge: Nudge, { currency, locale }: { currency: string; locale: Locale }): string {
  const { title, gives, unit } = nudge;
  const gift = formatGift(nudge, { currency, locale });
  const count = missingOf(nudge);
  const missing = formatShortMoney({ amount: count, currency }, locale);
  if (gives.kind === 'percentage' || gives.kind === 'fixedAmount')
    return unit === 'units'
      ? m.promotions_nudge_offer_pieces({ title, count, gift }, { locale })
      : m.promotions_nudge_offer_amount({ title, missing, gift }, { locale });
  return unit === 'units' ? m.promotions_nudge_pieces({ count, gift }, { locale }) : m.promotions_nudge_amount({ missing, gift }, { locale });
}

function formatGift({ gives, title }: Nudge, { currency, locale }: { currency: string; locale: Locale }): string {
  if (gives.kind === 'freeShipping') return m.promotions_gift_free_shipping({}, { locale });
  if (gives.kind === 'percentage') return m.promotions_gift_percentage(percentOff(gives.basisPoints, locale), { locale });
  return gives.kind === 'fixedAmount' ? m.promotions_gift_amount({ amount: formatShortMoney({ amount: gives.amount, currency }, locale) }, { locale }) : title;
}
