import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import type { StaffProduct } from '#shop/catalog/contract.ts';
import type { Waiting } from '#shop/stock-alerts/contract.ts';
import { callAdmin } from '../api/call-admin.ts';

/** How many wait for a mail that a variant is back in stock, by SKU; nothing where nobody waits. */
export function WaitingNote() {
  const translate = useTranslate();
  const id = useRecordContext<StaffProduct>()?.id;
  const { data: items = [] } = useQuery({
    queryKey: ['stock-alerts', id],
    queryFn: async () => (await callAdmin<Waiting>(`/stock-alerts?product=${id}`)).data.items,
    enabled: id !== undefined,
  });
  const count = items.reduce((sum, { waiting }) => sum + waiting, 0);
  if (count === 0) return null;
  return (
    <Typography variant="body2" sx={{ mb: 1.5 }}>
      {count === 1 ? translate('backoffice_stock_alert_waiting_single') : translate('backoffice_stock_alert_waiting_many', { count })}{' '}
      {items.map(({ sku, waiting }) => `${sku}: ${waiting}`).join(' · ')}
    </Typography>
  );
}
