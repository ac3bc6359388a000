/** Numbers that people read to each other: a day, and six random digits of Crockford's base 32, which has no I, L, O and U. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomDigits = 6;

/** The number of a day and random bytes (`261121-7KQ2M9`). Whether it is unique is for its table to say. */
export function dayNumber(at: Date, random: Uint8Array): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  return `${day}-${Array.from(random.subarray(0, randomDigits), (byte) => digits[byte % digits.length]).join('')}`;
}

/** What a person typed, with the digits that its letters stand for. */
export const withDigits = (typed: string): string => typed.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Such a number as typed by a person, or null for anything else. */
export function readDayNumber(typed: string): string | null {
  const bare = withDigits(typed).replaceAll(/[\s-]/g, '');
  return /^\d{6}[0-9A-Z]{6}$/.test(bare) ? `${bare.slice(0, 6)}-${bare.slice(6)}` : null;
}
