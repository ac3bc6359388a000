import type { Customer } from '#shop/customers/contract.ts';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { AmountField } from '../components/inputs/amount-input.tsx';
import { FormDialog, textOf } from '../components/form-dialog.tsx';

type Mode = 'give' | 'take';

/** Gives credits to a customer, or takes some, with a reason. */
export function CreditsDialog({ customer, onClose }: { customer: Customer; onClose(): void }) {
  const translate = useTranslate();
  const [mode, setMode] = useState<Mode>('give');
  const [amount, setAmount] = useState<number | null>(null);
  const isWrong = amount === null || Number.isNaN(amount) || amount <= 0;

  async function send(fields: FormData) {
    await callAdmin('/credits', {
      method: 'POST',
      body: { account: customer.id, amount: mode === 'give' ? amount : -amount!, reason: textOf(fields, 'reason') },
    });
  }

  return (
    <FormDialog
      title={translate('backoffice_credits_change')}
      submit={translate(`backoffice_credits_${mode}`)}
      onClose={onClose}
      onSend={send}
      done="backoffice_credits_done"
      disabled={isWrong}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={translate('backoffice_credits_change')}
        onChange={(_event, chosen: Mode | null) => chosen && setMode(chosen)}
      >
        <ToggleButton value="give">{translate('backoffice_credits_give')}</ToggleButton>
        <ToggleButton value="take">{translate('backoffice_credits_take')}</ToggleButton>
      </ToggleButtonGroup>
      <AmountField
        label={translate('backoffice_credits_amount')}
        currency={customer.credits.currency}
        value={amount}
        onChange={setAmount}
        error={Number.isNaN(amount) ? translate('backoffice_not_an_amount') : undefined}
      />
      <TextField
        name="reason"
        label={translate('backoffice_reason')}
        helperText={translate('backoffice_credits_reason_hint')}
        required
        multiline
        fullWidth
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  );
}
