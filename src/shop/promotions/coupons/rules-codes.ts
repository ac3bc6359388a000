/** Pure: coupon codes as people type them. */

/** A code as it is compared: upper case, full-width letters as plain ones, without spaces. */
export function tidyCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}

/** Letters and digits that nobody takes for one another, read or heard: 32, so that a byte's last five bits choose one evenly. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Random bytes of a code: one a character, twelve characters of five bits. */
export const randomCodeBytes = 12;

/** A code of random bytes, in groups of four, after a prefix. */
export function codeOf(prefix: string, bytes: Uint8Array): string {
  const drawn = Array.from(bytes, (byte) => alphabet[byte & 31]!).join('');
  const groups = drawn.match(/.{1,4}/g)!.join('-');
  return prefix === '' ? groups : `${prefix}-${groups}`;
}
