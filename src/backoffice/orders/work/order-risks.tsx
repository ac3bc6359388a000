import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { isOpen, isUndecided, type OrderRisks } from '#shop/orders/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import { runAction } from '../../api/data-provider.ts';
import { FormDialog, textOf } from '../../components/form-dialog.tsx';
import { useMoment } from '../../components/money.tsx';
import { useAttempt } from '../../components/use-attempt.ts';
import { useRight } from '../../components/use-right.ts';
import type { StaffOrder } from '../staff-order.ts';

/** What speaks against sending an order, and whether it is held back; nothing where there is neither. */
export function OrderRisks({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const canWrite = useRight('write:orders');
  const [asking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: ['order-risks', order.id],
    queryFn: async () => (await callAdmin<OrderRisks>(`/orders/${encodeURIComponent(order.id)}/risks`)).data,
  });
  const signs = data?.signs ?? [];
  const hold = canWrite && canHold(order) && (
    <Button color="inherit" size="small" onClick={() => setAsking(true)}>
      {translate('backoffice_hold')}
    </Button>
  );
  return (
    <>
      {order.hold && <Held order={order} hold={order.hold} canWrite={canWrite} />}
      {signs.length > 0 && (
        <Alert severity="warning" action={order.hold ? undefined : hold}>
          <strong>{translate('backoffice_risks')}</strong>
          <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
            {signs.map(({ sign, count }) => (
              <li key={sign}>{translate(`backoffice_risk_${sign}`, { count })}</li>
            ))}
          </ul>
        </Alert>
      )}
      {asking && <HoldDialog order={order} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Whether there is anything left of an order to hold back. */
export const canHold = (order: StaffOrder): boolean =>
  order.hold === null && (isOpen(order) || isUndecided(order)) && order.products.some((line) => line.quantity > line.shipped);

function Held({ order, hold, canWrite }: { order: StaffOrder; hold: NonNullable<StaffOrder['hold']>; canWrite: boolean }) {
  const translate = useTranslate();
  const moment = useMoment();
  const attempt = useAttempt();
  const notify = useNotify();
  const refresh = useRefresh();
  const release = () =>
    attempt(async () => {
      await runAction('orders', { id: order.id, action: 'release', body: {} });
      notify('backoffice_release_done', { type: 'success' });
      refresh();
    });
  return (
    <Alert
      severity="error"
      action={
        canWrite && (
          <Button color="inherit" size="small" onClick={() => void release()}>
            {translate('backoffice_release')}
          </Button>
        )
      }
    >
      {translate('backoffice_held_since', { at: moment(hold.at) })} {hold.note}
    </Alert>
  );
}

/** Asks why, and holds the order back. */
export function HoldDialog({ order, onClose }: { order: StaffOrder; onClose(): void }) {
  const translate = useTranslate();
  return (
    <FormDialog
      title={translate('backoffice_hold_title', { orderNo: order.orderNo })}
      submit={translate('backoffice_hold')}
      done="backoffice_hold_done"
      onClose={onClose}
      onSend={async (fields) => {
        await runAction('orders', { id: order.id, action: 'hold', body: { note: textOf(fields, 'note') } });
      }}
    >
      <TextField name="note" label={translate('backoffice_hold_note')} multiline fullWidth slotProps={{ htmlInput: { maxLength: 500 } }} />
    </FormDialog>
  );
}
