import { useMemo } from 'react';
import { AutocompleteInput, useLocale, useRecordContext } from 'react-admin';
import { timeZoneName } from '../components/moments/time-zone-name.ts';

type TimeZoneProps = { source: string; label: string; helperText?: string };

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
