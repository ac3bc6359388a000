/** Pure: whether a visit may be counted, and whether the visitor has to be asked first. */
import { canonicalZone } from '#kit/pure/dates/days.ts';

/** How a shop asks: where the law of the visitor's country wants it, everywhere, or nowhere. */
export type ConsentRule = { consent: 'byCountry' | 'always' | 'never'; countries: readonly string[] };

/** What is known of a visitor without asking anybody else. `answer` is the visitor's own answer. */
export type VisitorHints = { answer?: 'yes' | 'no' | undefined; isGpc: boolean; timezone?: string | null | undefined; languages?: string | undefined };

/** Whether the visit is stored, and whether the browser should ask. */
export function mayCount(rule: ConsentRule, hints: VisitorHints): { kept: boolean; ask: boolean } {
  if (hints.isGpc || hints.answer === 'no') return { kept: false, ask: false };
  if (hints.answer === 'yes') return { kept: true, ask: false };
  const ask = rule.consent === 'always' || (rule.consent === 'byCountry' && isIn(rule.countries, hints));
  return { kept: !ask, ask };
}

/** Whether the visitor seems to be in one of the countries: by the device's time zone, else by the regions of its languages. */
function isIn(countries: readonly string[], { timezone, languages = '' }: VisitorHints): boolean {
  const zone = timezone ? canonicalZone(timezone) : null;
  if (zone !== null && zone.includes('/') && !zone.startsWith('Etc/')) return zonesOf(countries).has(zone);
  return [...languages.matchAll(/\b[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/gi)].some(([, region]) => countries.includes(region!.toUpperCase()));
}

const zonesByCountries = new Map<string, ReadonlySet<string>>();
const mostStored = 20;

/** The time zones of countries, as the runtime's own data has them. */
function zonesOf(countries: readonly string[]): ReadonlySet<string> {
  const key = countries.join();
  const known = zonesByCountries.get(key);
  if (known) return known;
  const zones = new Set(countries.flatMap(zonesOfCountry));
  if (zonesByCountries.size >= mostStored) zonesByCountries.clear();
  zonesByCountries.set(key, zones);
  return zones;
}

type ZonedLocale = Intl.Locale & { getTimeZones?(): string[] | undefined; timeZones?: string[] };

function zonesOfCountry(country: string): string[] {
  const locale: ZonedLocale = new Intl.Locale(`und-${country}`);
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).flatMap((zone) => canonicalZone(zone) ?? []);
}
