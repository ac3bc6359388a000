/** Pure: when the buyer owes the tax in place of the shop (docs/rules/money.md, "Reverse charge"). */
import type { Market } from '../contract.ts';

/** Countries of the European Union, ISO 3166-1 alpha-2. */
export const europeanUnion: readonly string[] = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

/** Whether a country belongs to it. */
export const isEuropeanUnion = (country: string): boolean => europeanUnion.includes(country);

/**
 * Whether a sale is taxed by its buyer: the market allows it, goods go from one country of the European Union to another, and the buyer has a VAT number of
 * one that is not the shop's. `vatNumber` is as it is stored, so its check digits are right.
 */
export function isReverseCharged(
  market: Pick<Market, 'reverseCharge' | 'taxIncluded'>,
  { vatNumber, from, to }: { vatNumber: string; from: string; to: string | undefined },
): boolean {
  if (!market.reverseCharge || market.taxIncluded || to === undefined || to === from) return false;
  const prefix = vatNumber.slice(0, 2);
  const buyer = prefix === 'EL' ? 'GR' : prefix;
  return buyer !== from && [from, to, buyer].every(isEuropeanUnion);
}
