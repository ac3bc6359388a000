/** Ranges of numbers and of days in addresses: `10..25`, `..2026-06-30`. Pure. */

const number = /^-?\d{1,12}(?:\.\d{1,6})?$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a bound is a day that there is. */
export function isDay(bound: string): boolean {
  const at = day.test(bound) ? new Date(`${bound}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(bound);
}

/** The two bounds as they were written; null: open. */
export function boundsOfRange(range: string): [from: string | null, to: string | null] {
  const [from = '', to = ''] = range.split('..', 2);
  return [from || null, to || null];
}

/** Whether it is a range: two numbers or two days, of which one may be missing. */
export function isRange(text: string): boolean {
  const parts = text.split('..');
  const given = parts.filter((part) => part !== '');
  return parts.length === 2 && given.length > 0 && (given.every((part) => number.test(part)) || given.every(isDay));
}

/** What was typed as one range; who writes the larger bound first means the same. Null for no bound that could be understood. */
export function rangeOf(from: string, to: string): string | null {
  const bounds = [from, to].map((typed) => typed.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2'));
  const [first, last] = bounds.map((bound) => (number.test(bound) || isDay(bound) ? bound : ''));
  const isBackwards = first! !== '' && last! !== '' && (isDay(first!) ? first! > last! : Number(first) > Number(last));
  const range = isBackwards ? `${last}..${first}` : `${first}..${last}`;
  return isRange(range) ? range : null;
}
