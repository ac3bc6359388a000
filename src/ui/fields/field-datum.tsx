/** What a field that a merchant defined says, as people read it. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { usePageView } from '../page-view.tsx';

/** A number with its unit, a day (2026-05-04), yes or no (`true`, `false`), or words as they are. */
export function FieldDatum({ kind, value, unit = '' }: { kind: string; value: string; unit?: string }) {
  const { locale } = usePageView();
  if (kind === 'date') return <time dateTime={value}>{formatDay(value, locale)}</time>;
  if (kind === 'yesNo') return <>{value === 'true' ? m.catalog_field_yes() : m.catalog_field_no()}</>;
  if (kind !== 'number') return <>{value}</>;
  return <>{[Number(value).toLocaleString(locale, { maximumFractionDigits: 20 }), unit].filter(Boolean).join(' ')}</>;
}
