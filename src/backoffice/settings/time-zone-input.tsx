import { useMemo } from 'react';
import { AutocompleteInput, useLocale, useRecordContext } from 'react-admin';

type TimeZoneProps = { source: string; label: string; helperText?: string };

/** A time zone by its city and by what it is called in a language: "Europe/Berlin · Central European Standard Time". */
export function timeZoneName(zone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const called = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const city = zone.replaceAll('_', ' ');
  return called === undefined || called === city ? city : `${city} · ${called}`;
}

/** A time zone, found by its city or its name; stored is its IANA name. One that browsers know by another name stays. */
export function TimeZoneInput(props: TimeZoneProps) {
  const locale = useLocale() ?? 'en';
  const stored = String(useRecordContext()?.[props.source] ?? 'UTC');
  const choices = useMemo(
    () => [...new Set([stored, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((id) => ({ id, name: timeZoneName(id, locale) })),
    [stored, locale],
  );
  return <AutocompleteInput {...props} choices={choices} disableClearable fullWidth />;
}
