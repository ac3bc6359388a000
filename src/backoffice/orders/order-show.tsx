import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { Panel } from '../components/panel.tsx';
import { useMoment } from '../components/money.tsx';
import { useRight } from '../components/use-right.ts';
import { MainAndSide, RecordHead, RecordPage } from '../components/record-page.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderStatusChips } from './order-status-chips.tsx';
import { OrderNotes } from './notes/order-notes.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTags } from './order-tags.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderPeople } from './order-people.tsx';
import { OrderTimeline } from './order-events.tsx';
import { OrderShipments } from './parcels/order-parcels.tsx';
import { OtherOrders } from './other-orders.tsx';
import { OrderRisks } from './work/order-risks.tsx';
import { SurplusNote } from './surplus-note.tsx';
import type { StaffOrder } from './staff-order.ts';

/** One order: lines and totals, customer, payments, shipments, timeline and actions. */
export function OrderShow() {
  return (
    <RecordPage>
      <OrderPage />
    </RecordPage>
  );
}

/** When it was placed, and which order has the rest of the purchase. */
function useAbout(): (order: StaffOrder) => string {
  const translate = useTranslate();
  const moment = useMoment();
  return ({ placedAt, otherOrderNo }) =>
    [moment(placedAt), otherOrderNo && translate('backoffice_order_rest', { orderNo: otherOrderNo })].filter(Boolean).join(' · ');
}

function OrderPage() {
  const translate = useTranslate();
  const about = useAbout();
  const mayWrite = useRight('write:orders');
  const order = useRecordContext<StaffOrder>();
  if (!order) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
      <RecordHead title={order.orderNo} about={about(order)} actions={<OrderActions order={order} />}>
        <OrderStatusChips order={order} />
        <OrderDocuments order={order} />
      </RecordHead>
      {order.remark && (
        <Alert severity="info">
          {translate('backoffice_remark')}: {order.remark}
        </Alert>
      )}
      {order.giftMessage && (
        <Alert severity="info" sx={{ whiteSpace: 'pre-line' }}>
          {translate('backoffice_gift_message')}: {order.giftMessage}
        </Alert>
      )}
      <OrderRisks order={order} />
      <SurplusNote order={order} />
      <MainAndSide
        main={
          <>
            <Panel title={translate('backoffice_lines')}>
              <OrderLines order={order} />
            </Panel>
            <OrderShipments order={order} mayWrite={mayWrite} />
            <OrderNotes order={order} />
            <Panel title={translate('backoffice_timeline')}>
              <OrderTimeline order={order} />
            </Panel>
          </>
        }
        side={
          <>
            <OrderPeople order={order} />
            <OrderPayments order={order} />
            <OrderTags key={order.tags.join('\n')} order={order} />
            <OtherOrders order={order} />
          </>
        }
      />
    </Box>
  );
}
