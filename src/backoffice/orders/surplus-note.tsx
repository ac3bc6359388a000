import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import type { StaffOrder } from './staff-order.ts';
import { surplusText } from './surplus-texts.ts';

/** Overpayments that could not be refunded, as text. */
export function useSurplusWords(): (surplus: StaffOrder['surpluses'][number]) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return (surplus) => surplusText(translate, surplus, locale);
}

/** Says what of an order's money waits to be settled; nothing where there is none. */
export function SurplusNote({ order }: { order: Pick<StaffOrder, 'surpluses'> }) {
  const words = useSurplusWords();
  return order.surpluses.map((surplus) => (
    <Alert key={surplus.id} severity="warning">
      {words(surplus)}
    </Alert>
  ));
}
