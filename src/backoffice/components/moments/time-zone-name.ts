/** A time zone by its city and by what it is called in a language: "Europe/Berlin · Central European Standard Time". */
export function timeZoneName(zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const called = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const city = zone.replaceAll('_', ' ');
  return called === undefined || called === city ? city : `${city} · ${called}`;
}
