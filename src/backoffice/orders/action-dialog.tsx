import { formatMoney } from '#kit/pure/amount.ts';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate } from 'react-admin';
import { runAction } from '../api/data-provider.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { ShipFields } from './ship-fields.tsx';
import { creditsLeft, giftCardsLeft, moneyLeft, type StaffAction, type StaffOrder } from './staff-order.ts';

// What the customer was notified of, and money that went back, stays so.
const finals: Partial<Record<StaffAction, string>> = {
  ship: 'backoffice_final_mail',
  cancel: 'backoffice_final_cancel',
  'cancel-approve': 'backoffice_final_cancel',
};

type DialogProps = { order: StaffOrder; action: StaffAction; onClose(): void };

/** Asks for what an action needs, does it, and shows the order as it is then. */
export function ActionDialog({ order, action, onClose }: DialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const name = action.replaceAll('-', '_');

  // For a paid order the dialog names the refund.
  const money = formatMoney({ amount: moneyLeft(order) + creditsLeft(order) + giftCardsLeft(order), currency: order.total.currency }, locale);
  const title =
    action === 'cancel' && order.payStatus === 'paid'
      ? translate('backoffice_ask_cancel_paid', { orderNo: order.orderNo, money })
      : translate(`backoffice_ask_${name}`, { orderNo: order.orderNo });

  async function send(fields: FormData) {
    await runAction('orders', { id: order.id, action, body: bodyOf(action, { fields, order }) });
  }

  return (
    <FormDialog
      title={title}
      submit={translate(`backoffice_action_${name}`)}
      done={`backoffice_done_${name}`}
      {...(finals[action] && { final: finals[action] })}
      onClose={onClose}
      onSend={send}
    >
      {action === 'ship' && <ShipFields order={order} />}
      {(action === 'cancel' || action === 'cancel-reject') && (
        <TextField name="reason" label={translate('backoffice_reason')} required multiline fullWidth slotProps={{ htmlInput: { maxLength: 500 } }} />
      )}
    </FormDialog>
  );
}

function bodyOf(action: StaffAction, { fields, order }: { fields: FormData; order: StaffOrder }): object {
  const text = (name: string) => textOf(fields, name);
  if (action === 'cancel' || action === 'cancel-reject') return { reason: text('reason') };
  if (action !== 'ship') return {};
  const lines = order.products.map((line) => ({ lineId: line.lineId, quantity: Number(text(`line.${line.lineId}`)) })).filter((line) => line.quantity > 0);
  const trackingUrl = text('trackingUrl');
  return { expressName: text('expressName'), expressNumber: text('expressNumber'), ...(trackingUrl ? { trackingUrl } : {}), lines };
}
