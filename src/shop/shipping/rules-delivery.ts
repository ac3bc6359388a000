/** Pure: on which days something arrives that is ordered now. */

/** How the shop counts: days end in its time zone; so many working days pass from the order to its dispatch. */
export type DeliveryCalendar = { timeZone: string; handlingDays: number };

/** The first and the last day on which it may arrive, both as `2026-11-30`. */
export type DeliveryWindow = { from: string; until: string };

const dayMs = 86_400_000;
const saturday = 6;

/**
 * When something arrives that is ordered at `now`: the shop's handling days, then the days that a way of shipping takes, all of them working days (Monday
 * to Friday). What is ordered at a weekend is taken up on Monday.
 */
export function deliveryWindow(days: { least: number; most: number }, { now, calendar }: { now: Date; calendar: DeliveryCalendar }): DeliveryWindow {
  const dispatch = addWorkingDays(dayIn(now, calendar.timeZone), calendar.handlingDays);
  return { from: asText(addWorkingDays(dispatch, days.least)), until: asText(addWorkingDays(dispatch, days.most)) };
}

/** The day of a time zone, as the time at which it begins in UTC: days are counted there, where none is longer than another. */
function dayIn(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'));
}

function addWorkingDays(day: number, count: number): number {
  let at = nextWorkingDay(day);
  for (let passed = 0; passed < count; passed += 1) at = nextWorkingDay(at + dayMs);
  return at;
}

function nextWorkingDay(day: number): number {
  const weekday = new Date(day).getUTCDay();
  if (weekday === saturday) return day + 2 * dayMs;
  return weekday === 0 ? day + dayMs : day;
}

const asText = (day: number): string => new Date(day).toISOString().slice(0, 10);
