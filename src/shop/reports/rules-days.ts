/** Periods of days. Pure. */
import { addDays, startOfDay } from '#kit/pure/dates/days.ts';

const dayMs = 24 * 3_600_000;

/** How many days there are from one to another, both counted; 0 or less when the second is earlier. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1;
}

/** When each day of a period begins, and when the day after it does. */
export function startsOfDays({ from, to }: { from: string; to: string }, timeZone: string): Date[] {
  return Array.from({ length: countDays(from, to) + 1 }, (_, index) => startOfDay(addDays(from, index), timeZone));
}

/** The period of equal length that ends the day before. */
export function periodBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
}
