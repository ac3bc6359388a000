/** Days of a calendar and the moments at which they begin in a time zone. */

const dayMs = 24 * 3_600_000;

/** The IANA name of a time zone, by this or another of its names; null where there is no such zone. */
export function canonicalZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Whether there is such a time zone. */
export const isTimeZone = (name: string): boolean => canonicalZone(name) !== null;

/** A day after another, or before it: `2026-02-28` and 1 is `2026-03-01`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** A zone's clock. */
type Zone = { wallOf(at: number): number };

const zones = new Map<string, Zone>();
const mostZones = 50;

/** What a zone's clock shows at a moment, as if it were UTC. @throws RangeError for a zone that there is not */
function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const wallOf = (at: number) => {
    // "11/27/2026, 18:05:09"; taking it apart costs a third of `formatToParts`.
    const [month, day, year, hour, minute, second] = format.format(at).match(/\d+/g)!.map(Number);
    return Date.UTC(year!, month! - 1, day, hour, minute, second);
  };
  if (zones.size >= mostZones) zones.clear();
  const zone = { wallOf };
  zones.set(name, zone);
  return zone;
}

/** The day that it is somewhere. */
export function dayAt(at: Date, timeZone: string): string {
  return new Date(zoneOf(timeZone).wallOf(at.getTime())).toISOString().slice(0, 10);
}

/** The first moment of a day somewhere. Where the clocks leap over midnight, or a whole day, it is that at which they do. */
export function startOfDay(day: string, timeZone: string): Date {
  const { wallOf } = zoneOf(timeZone);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Midnight is within 14 hours of UTC's everywhere, so a day before and after tell whether the clocks are changed around it.
  const [before, after] = [midnight - dayMs, midnight + dayMs].map((at) => offsetAt(wallOf, at)) as [number, number];
  if (before === after) return new Date(midnight - before);
  return new Date(firstFrom(midnight - dayMs, midnight + dayMs, (at) => wallOf(at) >= midnight));
}

const offsetAt = (wallOf: Zone['wallOf'], at: number) => wallOf(at) - at;

/** The first moment, to the second, at which something is so that is not at `from` and is at `to`. */
function firstFrom(from: number, to: number, isSo: (at: number) => boolean): number {
  let [no, yes] = [from / 1_000, to / 1_000];
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (isSo(middle * 1_000)) yes = middle;
    else no = middle;
  }
  return yes * 1_000;
}
