import { formatMoney } from '#kit/pure/amount.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useLocale, useNotify, useRefresh, useTranslate, type HttpError } from 'react-admin';
import { act } from '../api/data-provider.ts';
import { AmountField } from '../look/amount-input.tsx';
import { ShipFields } from './ship-fields.tsx';
import { creditsLeft, moneyLeft, type StaffAction, type StaffOrder } from './staff-order.ts';

type DialogProps = { order: StaffOrder; action: StaffAction; onClose(): void };

/** Asks for what an action needs, does it, and shows the order as it is then. */
export function ActionDialog({ order, action, onClose }: DialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refund, setRefund] = useState<number | null>(moneyLeft(order) || creditsLeft(order));
  const left = useWhatIsLeft(order);
  const name = action.replace('-', '_');

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await act('orders', { id: order.id, action, body: bodyOf(action, { fields: new FormData(event.currentTarget), order, refund }) });
      notify(`backoffice_done_${name}`, { type: 'success' });
      onClose();
      refresh();
    } catch (error) {
      setProblem((error as HttpError).message);
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby="action-title">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="action-title">{translate(`backoffice_ask_${name}`, { orderNo: order.orderNo })}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {problem !== null && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
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
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={busy} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy || (action === 'refund' && (refund === null || Number.isNaN(refund)))}>
            {translate(`backoffice_action_${name}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
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
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (action === 'refund') return { amount: { amount: refund, currency: order.total.currency }, reason: text('reason') };
  if (action === 'cancel' || action === 'cancel-reject') return { reason: text('reason') };
  if (action !== 'ship') return {};
  const lines = order.products.map((line) => ({ lineId: line.lineId, quantity: Number(text(`line.${line.lineId}`)) })).filter((line) => line.quantity > 0);
  const trackingUrl = text('trackingUrl');
  return { expressName: text('expressName'), expressNumber: text('expressNumber'), ...(trackingUrl ? { trackingUrl } : {}), lines };
}
