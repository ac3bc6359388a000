/** Pure: on which days something arrives that is ordered now. */
import { addDays, dayAt, startOfDay } from '#kit/pure/dates/days.ts';

/** How the shop counts: days end in its time zone; so many working days pass from the order to its dispatch. */
export type DeliveryCalendar = { timeZone: string; handlingDays: number };

/** The first and the last day on which it may arrive, both as `2026-11-30`. */
export type DeliveryWindow = { from: string; until: string };

const dayMs = 86_400_000;
const saturday = 6;

/** From which day on goods that are not there yet are expected to be sent: the first of them, and the last. */
export type ExpectedDays = { first: string; last: string };

/**
 * When something arrives that is ordered at `now`: the shop's handling days, then the days that a way of shipping takes, all of them working days (Monday
 * to Friday). What is ordered at a weekend leaves with the orders of the Friday before it. What is not there yet is sent on its expected day at the earliest.
 */
export function deliveryWindow(
  days: { least: number; most: number },
  { now, calendar, expected = null }: { now: Date; calendar: DeliveryCalendar; expected?: ExpectedDays | null },
): DeliveryWindow {
  const handled = addWorkingDays(Date.parse(dayAt(now, calendar.timeZone)), calendar.handlingDays);
  const dispatch = (day: string | undefined) => (day === undefined ? handled : Math.max(handled, nextWorkingDay(Date.parse(day))));
  return {
    from: asText(addWorkingDays(dispatch(expected?.first), days.least)),
    until: asText(addWorkingDays(dispatch(expected?.last), days.most)),
  };
}

/** When the window of something ordered later is another one: the day of `now` ends. */
export function windowChangesAt(now: Date, { timeZone }: DeliveryCalendar): Date {
  return startOfDay(addDays(dayAt(now, timeZone), 1), timeZone);
}

/** Days are counted in UTC, where none is longer than another. */
function addWorkingDays(day: number, count: number): number {
  let at = day;
  for (let passed = 0; passed < count; passed += 1) at = nextWorkingDay(at + dayMs);
  return nextWorkingDay(at);
}

function nextWorkingDay(day: number): number {
  const weekday = new Date(day).getUTCDay();
  if (weekday === saturday) return day + 2 * dayMs;
  return weekday === 0 ? day + dayMs : day;
}

const asText = (day: number): string => new Date(day).toISOString().slice(0, 10);
