import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { localeFor } from '#kit/pure/languages.ts';
import { expectedDay } from '#ui/products/expected-text.ts';
import type { StaffOrder } from '../staff-order.ts';

/** How many units of a line wait for stock, and which date their buyer was promised; nothing where none does. */
export function WaitingNote({ line: { expected } }: { line: Pick<StaffOrder['products'][number], 'expected'> }) {
  const translate = useTranslate();
  const locale = useLocale();
  if (!expected) return null;
  return (
    <Typography variant="caption" color="warning.main" sx={{ display: 'block' }}>
      {translate(`backoffice_line_waits_${expected.as}`, { count: expected.quantity, day: expectedDay(expected.expectedOn, localeFor(locale)) })}
    </Typography>
  );
}
