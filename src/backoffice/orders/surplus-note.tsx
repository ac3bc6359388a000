import { formatMoney } from '#kit/pure/amount.ts';
import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import type { StaffOrder } from './staff-order.ts';

/** Money that came too much and could not be given back, in words. */
export function useSurplusWords(): (surplus: StaffOrder['surpluses'][number]) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return ({ amount, title }) => translate('backoffice_surplus_waits', { money: formatMoney(amount, locale), method: title });
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
