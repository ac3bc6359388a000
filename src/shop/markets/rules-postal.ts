/** Pure: postal codes and ranges of them, whatever they look like (`94103`, `94103-1234`, `BT1 5GS`, `105-0011`). */
import type { PostalRange } from './contract.ts';

/** A postal code as it is compared: upper case, without blanks and hyphens. */
export function tidyPostalCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** Whether a postal code lies in a range: by as many characters as the bounds have, so that `967` to `968` holds `96701`. */
export function inPostalRange(postalCode: string, { from, to }: PostalRange): boolean {
  const code = tidyPostalCode(postalCode);
  return code.length >= from.length && code.slice(0, from.length) >= from && code.slice(0, to.length) <= to;
}

/** Whether some postal code could lie in both. */
export function rangesOverlap(one: PostalRange, other: PostalRange): boolean {
  const length = Math.min(one.from.length, other.from.length);
  return one.from.slice(0, length) <= other.to.slice(0, length) && other.from.slice(0, length) <= one.to.slice(0, length);
}
