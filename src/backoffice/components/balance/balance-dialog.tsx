import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog, textOf } from '../form-dialog.tsx';
import { AmountField } from '../inputs/amount-input.tsx';

type BalanceDialogProps = {
  title: string;
  currency: string;
  /** What the two ways are called. */
  ways: { add: string; take: string };
  /** Key of the notice on success. */
  done: string;
  /** Key of the hint that says who reads the reason. */
  hint?: string;
  onClose(): void;
  /** `amount` in minor units, below 0 where it is taken. */
  onSend(change: { amount: number; reason: string }): Promise<void>;
};

/** Adds to a balance or takes from it, with a reason. */
export function BalanceDialog({ title, currency, ways, done, hint, onClose, onSend }: BalanceDialogProps) {
  const translate = useTranslate();
  const [way, setWay] = useState<keyof typeof ways>('add');
  const [amount, setAmount] = useState<number | null>(null);
  const isWrong = amount === null || Number.isNaN(amount) || amount <= 0;
  return (
    <FormDialog
      title={title}
      submit={ways[way]}
      onClose={onClose}
      onSend={(fields) => onSend({ amount: way === 'add' ? amount! : -amount!, reason: textOf(fields, 'reason') })}
      done={done}
      disabled={isWrong}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={way}
        aria-label={title}
        onChange={(_event, chosen: keyof typeof ways | null) => chosen && setWay(chosen)}
      >
        <ToggleButton value="add">{ways.add}</ToggleButton>
        <ToggleButton value="take">{ways.take}</ToggleButton>
      </ToggleButtonGroup>
      <AmountField
        label={translate('backoffice_balance_amount')}
        currency={currency}
        value={amount}
        onChange={setAmount}
        error={Number.isNaN(amount) ? translate('backoffice_not_an_amount') : undefined}
      />
      <TextField
        name="reason"
        label={translate('backoffice_reason')}
        helperText={hint}
        required
        multiline
        fullWidth
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </FormDialog>
  );
}
