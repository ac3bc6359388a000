import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatMoney } from '#kit/pure/amount.ts';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { runAction } from '../api/data-provider.ts';
import { AmountField } from '../components/inputs/amount-input.tsx';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { MoneyText } from '../components/money.tsx';
import { wordsOf, type ReturnAction, type StaffReturn } from './staff-return.ts';

type DialogProps = { shown: StaffReturn; action: ReturnAction; onClose(): void };

/** Asks for what an action needs, does it, and shows the return as it is then. */
export function ReturnDialog({ shown, action, onClose }: DialogProps) {
  const translate = useTranslate();
  const [refund, setRefund] = useState<number | null>(shown.refundAmount.amount);
  const words = wordsOf(action);
  const asksAmount = action === 'approve' && shown.applyType !== 'exchange';
  const isWrong = refund === null || Number.isNaN(refund) || refund > shown.quotedAmount.amount;

  async function send(fields: FormData) {
    await runAction('returns', { id: shown.id, action, body: bodyOf(action, { fields, shown, refund: asksAmount ? refund : null }) });
  }

  return (
    <FormDialog
      title={translate(`backoffice_return_ask_${words}`, { returnNo: shown.returnNo })}
      submit={translate(`backoffice_return_action_${words}`)}
      done={`backoffice_return_done_${words}`}
      onClose={onClose}
      onSend={send}
      disabled={asksAmount && isWrong}
    >
      {asksAmount && <RefundFields shown={shown} refund={refund} onChange={setRefund} />}
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
    </FormDialog>
  );
}

/** How much goes back: no more than was quoted, and less only with a reason. */
function RefundFields({ shown: { quotedAmount }, refund, onChange }: { shown: StaffReturn; refund: number | null; onChange(refund: number | null): void }) {
  const translate = useTranslate();
  const most = formatMoney(quotedAmount, useLocale());
  const problem = () => {
    if (Number.isNaN(refund)) return translate('backoffice_not_an_amount');
    return refund !== null && refund > quotedAmount.amount ? translate('backoffice_too_much', { most }) : undefined;
  };
  return (
    <>
      <AmountField
        label={translate('backoffice_return_amount')}
        currency={quotedAmount.currency}
        value={refund}
        onChange={onChange}
        error={problem()}
        helperText={translate('backoffice_return_quoted', { amount: most })}
      />
      <Words name="reason" label={translate('backoffice_return_reason_for_less')} required={refund !== null && refund < quotedAmount.amount} most={500} />
    </>
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
  const text = (name: string) => textOf(fields, name);
  if (action === 'approve') return refund === null ? {} : { refundAmount: { amount: refund, currency: shown.quotedAmount.currency }, reason: text('reason') };
  if (action === 'refuse' || action === 'reject-goods') return { description: text('description') };
  if (action === 'receive') return { restock: fields.has('restock') };
  if (action === 'exchange') return { expressName: text('expressName'), expressNumber: text('expressNumber') };
  return {};
}
