/** What a field that a merchant defined says, as people read it. */
import * as m from '#messages';
import { usePageView } from '../page-view.tsx';

const dates = new Map<string, Intl.DateTimeFormat>();

function dayIn(locale: string, day: string): string {
  const format = dates.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  dates.set(locale, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A number with its unit, a day (2026-05-04), yes or no (`true`, `false`), or words as they are. */
export function FieldDatum({ kind, value, unit = '' }: { kind: string; value: string; unit?: string }) {
  const { locale } = usePageView();
  if (kind === 'date') return <time dateTime={value}>{dayIn(locale, value)}</time>;
  if (kind === 'yesNo') return <>{value === 'true' ? m.catalog_field_yes() : m.catalog_field_no()}</>;
  if (kind !== 'number') return <>{value}</>;
  return <>{[Number(value).toLocaleString(locale, { maximumFractionDigits: 20 }), unit].filter(Boolean).join(' ')}</>;
}
