/** The lowest price before a reduction, in words. */
import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';

/** What stands below a reduced price where the law asks for it; nothing where it does not. */
export function lowestText(lowest: { amount: number; currency: string } | null | undefined, locale: Locale): string | undefined {
  return lowest ? m.ui_price_lowest({ price: formatMoney(lowest, locale) }) : undefined;
}
