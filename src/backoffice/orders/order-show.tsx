import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Show, useRecordContext, useTranslate } from 'react-admin';
import { Panel } from '../look/panel.tsx';
import { useMoment } from '../look/money.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderChips } from './order-chips.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderPeople } from './order-people.tsx';
import { OrderShipments, OrderTimeline } from './order-events.tsx';
import { OtherOrders } from './other-orders.tsx';
import type { StaffOrder } from './staff-order.ts';

/** One order: lines and totals, whom it goes to, what was paid and sent, what happened, and what can be done. */
export function OrderShow() {
  return (
    <Show actions={false} component="div">
      <OrderPage />
    </Show>
  );
}

function OrderPage() {
  const translate = useTranslate();
  const moment = useMoment();
  const order = useRecordContext<StaffOrder>();
  if (!order) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <div>
          <Typography component="p" variant="h5" sx={{ fontWeight: 650 }}>
            {order.orderNo}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {moment(order.placedAt)}
          </Typography>
          <OrderChips order={order} />
          <OrderPapers order={order} />
        </div>
        <OrderActions order={order} />
      </Box>
      {order.remark && (
        <Alert severity="info">
          {translate('backoffice_remark')}: {order.remark}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Panel title={translate('backoffice_lines')}>
            <OrderLines order={order} />
          </Panel>
          <OrderShipments order={order} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <OrderPeople order={order} />
          <OrderPayments order={order} />
          <OrderNotes order={order} />
          <OtherOrders order={order} />
          <Panel title={translate('backoffice_timeline')}>
            <OrderTimeline order={order} />
          </Panel>
        </Box>
      </Box>
    </Box>
  );
}
