/** A list's filter by date: days as people say them, in their own time. */
import { DateInput, useTranslate } from 'react-admin';
import { dayOfEnd, dayOfStart, endOfDay, startOfDay } from './day-range.ts';

/** From a day to a day, for lists whose API takes `from` and `to` as instants. */
export function useDateRangeFilters() {
  const translate = useTranslate();
  return [
    <DateInput key="from" source="from" label={translate('backoffice_audit_from')} parse={startOfDay} format={dayOfStart} alwaysOn />,
    <DateInput key="to" source="to" label={translate('backoffice_audit_to')} parse={endOfDay} format={dayOfEnd} alwaysOn />,
  ];
}
