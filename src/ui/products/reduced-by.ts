/** What has been taken off a price, in words. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { percentOff } from '#kit/pure/percent-off.ts';

type Money = { amount: number; currency: string };

const wholeBasisPoints = 10_000;
const percent = 100;

/** Whole per cent, never more than it is. Null where nothing has been taken off. */
export function reducedBy({ price, linePrice }: { price: Money; linePrice: Money | null }, locale: Locale): string | null {
  if (linePrice === null || linePrice.amount <= price.amount) return null;
  const share = Math.floor(((linePrice.amount - price.amount) * percent) / linePrice.amount) * percent;
  return share === 0 || share === wholeBasisPoints ? m.ui_reduced() : m.ui_reduced_by(percentOff(share, locale));
}
