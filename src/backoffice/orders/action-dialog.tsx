import { formatMoney } from '#kit/pure/amount.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { act } from '../api/data-provider.ts';
import { AmountField } from '../look/amount-input.tsx';
import { FormDialog, textOf } from '../look/form-dialog.tsx';
import { ShipFields } from './ship-fields.tsx';
import { creditsLeft, moneyLeft, type StaffAction, type StaffOrder } from './staff-order.ts';

type DialogProps = { order: StaffOrder; action: StaffAction; onClose(): void };

/** Asks for what an action needs, does it, and shows the order as it is then. */
export function ActionDialog({ order, action, onClose }: DialogProps) {
  const translate = useTranslate();
  const [refund, setRefund] = useState<number | null>(moneyLeft(order) || creditsLeft(order));
  const left = useWhatIsLeft(order);
  const name = action.replace('-', '_');

  async function send(fields: FormData) {
    await act('orders', { id: order.id, action, body: bodyOf(action, { fields, order, refund }) });
  }

  return (
    <FormDialog
      title={translate(`backoffice_ask_${name}`, { orderNo: order.orderNo })}
      submit={translate(`backoffice_action_${name}`)}
      done={`backoffice_done_${name}`}
      onClose={onClose}
      onSend={send}
      disabled={action === 'refund' && (refund === null || Number.isNaN(refund))}
    >
      {action === 'ship' && <ShipFields order={order} />}
      {action === 'refund' && (
        <AmountField
          label={translate('backoffice_refund_amount')}
          helperText={left}
          currency={order.total.currency}
          value={refund}
          onChange={setRefund}
          error={Number.isNaN(refund) ? translate('backoffice_not_an_amount') : undefined}
        />
      )}
      {(action === 'refund' || action === 'cancel' || action === 'cancel-reject') && (
        <TextField name="reason" label={translate('backoffice_reason')} required multiline fullWidth slotProps={{ htmlInput: { maxLength: 500 } }} />
      )}
    </FormDialog>
  );
}

/** What of an order can still be given back, in words. */
function useWhatIsLeft(order: StaffOrder): string {
  const translate = useTranslate();
  const locale = useLocale();
  const { currency } = order.total;
  const [money, credits] = [moneyLeft(order), creditsLeft(order)];
  const said = formatMoney({ amount: money + credits, currency }, locale);
  if (credits === 0) return translate('backoffice_refund_left', { money: said });
  return translate('backoffice_refund_left_credits', { money: said, credits: formatMoney({ amount: credits, currency }, locale) });
}

function bodyOf(action: StaffAction, { fields, order, refund }: { fields: FormData; order: StaffOrder; refund: number | null }): object {
  const text = (name: string) => textOf(fields, name);
  if (action === 'refund') return { amount: { amount: refund, currency: order.total.currency }, reason: text('reason') };
  if (action === 'cancel' || action === 'cancel-reject') return { reason: text('reason') };
  if (action !== 'ship') return {};
  const lines = order.products.map((line) => ({ lineId: line.lineId, quantity: Number(text(`line.${line.lineId}`)) })).filter((line) => line.quantity > 0);
  const trackingUrl = text('trackingUrl');
  return { expressName: text('expressName'), expressNumber: text('expressNumber'), ...(trackingUrl ? { trackingUrl } : {}), lines };
}
