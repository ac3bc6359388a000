import { DateTimeInput, useLocale, useTranslate, type DateTimeInputProps } from 'react-admin';
import { timeZoneName } from './time-zone-name.ts';

/** Which time zone a moment is typed in: that of the browser, which is not every colleague's. */
export function useZoneHint(): string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return translate('backoffice_in_zone', { zone: timeZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone, locale) });
}

/** A moment as the API takes it; what the field shows is local time. */
const instant = (value: string | Date | null) => (value ? new Date(value).toISOString() : null);

/** A day and a time; below it what is to be known of it, and the time zone. */
export function MomentInput({ helperText, ...props }: Omit<DateTimeInputProps, 'helperText' | 'parse'> & { helperText?: string }) {
  const zone = useZoneHint();
  return <DateTimeInput {...props} parse={instant} helperText={helperText === undefined ? zone : `${helperText} ${zone}`} fullWidth />;
}
