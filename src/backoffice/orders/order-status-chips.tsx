import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { sentOf, type StaffOrder } from './staff-order.ts';

const statusColor = { inProgress: 'info', completed: 'success', cancelled: 'default', pendingCancellation: 'warning' } as const;

type Seen = Pick<StaffOrder, 'status' | 'payStatus' | 'payLater' | 'refundState' | 'products' | 'imported' | 'shipments'>;

/** The state of an order: status, payment, sending; and which one it was in the shop that took it. */
export function OrderStatusChips({ order }: { order: Seen }) {
  const translate = useTranslate();
  const sent = sentOf(order);
  const trouble = order.shipments.find(({ state, deliveredAt }) => deliveredAt === null && (state === 'exception' || state === 'returned'))?.state;
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, flexWrap: 'wrap', display: 'inline-flex' }}>
      {order.imported && <Chip size="small" label={translate('backoffice_order_imported_as', { number: order.imported.number })} />}
      <Chip size="small" variant="outlined" color={statusColor[order.status]} label={translate(`backoffice_order_${order.status}`)} />
      <Chip
        size="small"
        variant="outlined"
        color={order.payStatus === 'paid' ? 'success' : 'warning'}
        label={translate(order.payLater ? 'backoffice_order_pay_later' : `backoffice_order_${order.payStatus}`)}
      />
      {order.refundState !== 'none' && <Chip size="small" variant="outlined" label={translate(`backoffice_refund_${order.refundState}`)} />}
      {order.products.some(({ expected }) => expected !== null) && (
        <Chip size="small" variant="outlined" color="warning" label={translate('backoffice_waits_stock')} />
      )}
      {sent !== 'none' && <Chip size="small" variant="outlined" label={translate(`backoffice_sent_${sent}`)} />}
      {trouble && <Chip size="small" color="warning" label={translate(`backoffice_parcel_${trouble}`)} />}
    </Stack>
  );
}
