import type { StaffGiftCard } from '#shop/gift-cards/contract.ts';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { runAction } from '../api/data-provider.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { AmountField } from '../components/inputs/amount-input.tsx';

type Mode = 'add' | 'take';

/** Adds to a card's balance or takes of it, with a reason. */
export function AdjustDialog({ card, onClose }: { card: StaffGiftCard; onClose(): void }) {
  const translate = useTranslate();
  const [mode, setMode] = useState<Mode>('add');
  const [amount, setAmount] = useState<number | null>(null);
  const isWrong = amount === null || Number.isNaN(amount) || amount <= 0;

  async function send(fields: FormData) {
    const body = { amount: mode === 'add' ? amount : -amount!, reason: textOf(fields, 'reason') };
    await runAction('gift-cards', { id: card.id, action: 'adjust', body });
  }

  return (
    <FormDialog
      title={translate('backoffice_gift_card_adjust')}
      submit={translate(`backoffice_gift_card_${mode}`)}
      onClose={onClose}
      onSend={send}
      done="backoffice_gift_card_changed"
      disabled={isWrong}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={translate('backoffice_gift_card_adjust')}
        onChange={(_event, chosen: Mode | null) => chosen && setMode(chosen)}
      >
        <ToggleButton value="add">{translate('backoffice_gift_card_add')}</ToggleButton>
        <ToggleButton value="take">{translate('backoffice_gift_card_take')}</ToggleButton>
      </ToggleButtonGroup>
      <AmountField
        label={translate('backoffice_gift_card_amount')}
        currency={card.balance.currency}
        value={amount}
        onChange={setAmount}
        error={Number.isNaN(amount) ? translate('backoffice_not_an_amount') : undefined}
      />
      <TextField name="reason" label={translate('backoffice_reason')} required multiline fullWidth slotProps={{ htmlInput: { maxLength: 300 } }} />
    </FormDialog>
  );
}
