/** Pure: coupon codes as people type them. */

/** A code as it is compared: upper case, full-width letters as plain ones, without spaces. */
export function tidyCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}
