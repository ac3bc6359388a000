import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { decimalText } from '#kit/pure/amount.ts';
import { useState, type SyntheticEvent } from 'react';
import { useNotify, useRefresh, useTranslate, type HttpError } from 'react-admin';
import { act } from '../api/data-provider.ts';
import { AmountField } from '../look/amount-input.tsx';
import { MoneyText } from '../look/money.tsx';
import { wordsOf, type ReturnAction, type StaffReturn } from './staff-return.ts';

type DialogProps = { shown: StaffReturn; action: ReturnAction; onClose(): void };

/** Asks for what an action needs, does it, and shows the return as it is then. */
export function ReturnDialog({ shown, action, onClose }: DialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refund, setRefund] = useState<number | null>(shown.refundAmount.amount);
  const words = wordsOf(action);
  const asksAmount = action === 'approve' && shown.applyType !== 'exchange';
  const isLower = refund !== null && refund < shown.quotedAmount.amount;
  const isWrong = refund === null || Number.isNaN(refund) || refund > shown.quotedAmount.amount;

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await act('returns', {
        id: shown.id,
        action,
        body: bodyOf(action, { fields: new FormData(event.currentTarget), shown, refund: asksAmount ? refund : null }),
      });
      notify(`backoffice_return_done_${words}`, { type: 'success' });
      onClose();
      refresh();
    } catch (error) {
      setProblem((error as HttpError).message);
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby="return-action-title">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="return-action-title">{translate(`backoffice_return_ask_${words}`, { returnNo: shown.returnNo })}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {problem !== null && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
            {asksAmount && (
              <>
                <AmountField
                  label={translate('backoffice_return_amount')}
                  currency={shown.quotedAmount.currency}
                  value={refund}
                  onChange={setRefund}
                  error={
                    Number.isNaN(refund)
                      ? translate('backoffice_not_an_amount')
                      : refund !== null && refund > shown.quotedAmount.amount
                        ? translate('backoffice_too_much', { most: decimalText(shown.quotedAmount.amount, shown.quotedAmount.currency) })
                        : undefined
                  }
                  helperText={translate('backoffice_return_quoted', { amount: decimalText(shown.quotedAmount.amount, shown.quotedAmount.currency) })}
                />
                <Words name="reason" label={translate('backoffice_return_reason_for_less')} required={isLower} most={500} />
              </>
            )}
            {(action === 'refuse' || action === 'reject-goods') && (
              <Words name="description" label={translate('backoffice_return_description')} required most={1000} />
            )}
            {action === 'receive' && <ReceiveFields shown={shown} />}
            {action === 'refund' && (
              <Typography variant="body2">
                {translate('backoffice_return_amount')}: <MoneyText money={shown.refundAmount} />
              </Typography>
            )}
            {action === 'exchange' && <ParcelFields />}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={busy} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy || (asksAmount && isWrong)}>
            {translate(`backoffice_return_action_${words}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Words({ name, label, required, most }: { name: string; label: string; required: boolean; most: number }) {
  return <TextField name={name} label={label} required={required} multiline fullWidth slotProps={{ htmlInput: { maxLength: most } }} />;
}

function ReceiveFields({ shown }: { shown: StaffReturn }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2">{shown.lines.map((line) => `${line.quantity} × ${line.title}`).join(', ')}</Typography>
      <FormControlLabel control={<Switch name="restock" defaultChecked />} label={translate('backoffice_return_restock')} />
      {shown.applyType === 'returnRefund' && (
        <Typography variant="body2" color="text.secondary">
          {translate('backoffice_return_receive_refunds')} <MoneyText money={shown.refundAmount} />
        </Typography>
      )}
    </>
  );
}

function ParcelFields() {
  const translate = useTranslate();
  return (
    <>
      <TextField name="expressName" label={translate('backoffice_express_name')} required fullWidth slotProps={{ htmlInput: { maxLength: 100 } }} />
      <TextField name="expressNumber" label={translate('backoffice_express_number')} required fullWidth slotProps={{ htmlInput: { maxLength: 100 } }} />
    </>
  );
}

function bodyOf(action: ReturnAction, { fields, shown, refund }: { fields: FormData; shown: StaffReturn; refund: number | null }): object {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (action === 'approve') return refund === null ? {} : { refundAmount: { amount: refund, currency: shown.quotedAmount.currency }, reason: text('reason') };
  if (action === 'refuse' || action === 'reject-goods') return { description: text('description') };
  if (action === 'receive') return { restock: fields.has('restock') };
  if (action === 'exchange') return { expressName: text('expressName'), expressNumber: text('expressNumber') };
  return {};
}
