import type { Ahead, StaffStock } from '#shop/stock/contract.ts';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { AheadFields, type WhenSoldOut } from './ahead-fields.tsx';

/** Sells variants ahead of stock, or no longer, all or none; shoppers who wait for them are mailed a changed date. */
export function AheadDialog({ stocks, onClose }: { stocks: readonly StaffStock[]; onClose(): void }) {
  const translate = useTranslate();
  const first = stocks[0]?.ahead ?? null;
  const [when, setWhen] = useState<WhenSoldOut>(first?.as ?? 'deny');
  const [ahead, setAhead] = useState<Ahead | null>(first);
  const waits = stocks.some(({ reserved, onHand, tracked }) => tracked && reserved > onHand);

  async function send() {
    await callAdmin('/stock/ahead', { method: 'POST', body: { skus: stocks.map(({ sku }) => sku), ahead } });
  }

  return (
    <FormDialog
      title={translate('backoffice_ahead_title')}
      submit={translate('ra.action.save')}
      done="backoffice_ahead_saved"
      onClose={onClose}
      onSend={send}
      disabled={ahead !== null && ahead.expectedOn === ''}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {stocks.map(({ sku }) => sku).join(', ')}
      </Typography>
      <AheadFields
        others={['deny']}
        when={when}
        ahead={ahead}
        onChange={(chosen, next) => {
          setWhen(chosen);
          setAhead(next);
        }}
        hint={waits ? translate('backoffice_ahead_mails') : undefined}
      />
    </FormDialog>
  );
}
