import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin';
import type { Draft } from '#shop/draft-orders/contract.ts';
import { runAction } from '../api/data-provider.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { useRight } from '../components/use-right.ts';

/** What can be done with a draft that is stored: mail its invoice, make an order of it. */
export function DraftActions({ draft, disabled = false }: { draft: Draft; disabled?: boolean }) {
  const translate = useTranslate();
  const [completing, setCompleting] = useState(false);
  const invoice = useInvoice(draft);
  return (
    <Stack sx={{ gap: 1, mt: 2 }}>
      <Button variant="contained" disabled={disabled} onClick={() => setCompleting(true)}>
        {translate('backoffice_draft_complete')}
      </Button>
      <Button variant="outlined" color="inherit" disabled={disabled || invoice.busy} onClick={() => invoice.setAsking(true)}>
        {translate(draft.state === 'invoiced' ? 'backoffice_draft_send_again' : 'backoffice_draft_send')}
      </Button>
      {disabled && (
        <Typography variant="body2" color="text.secondary">
          {translate('backoffice_draft_save_first')}
        </Typography>
      )}
      <Confirm
        isOpen={invoice.asking}
        title={translate('backoffice_draft_send')}
        content={translate('backoffice_draft_send_ask', { to: draft.email ?? '' })}
        onConfirm={() => void invoice.send()}
        onClose={() => invoice.setAsking(false)}
      />
      {completing && <CompleteDialog draft={draft} onClose={() => setCompleting(false)} />}
    </Stack>
  );
}

function useInvoice({ id }: Draft) {
  const attempt = useAttempt();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const send = async () => {
    setAsking(false);
    setBusy(true);
    await attempt(async () => {
      await runAction('draft-orders', { id, action: 'send-invoice' });
      notify('backoffice_draft_sent', { type: 'success' });
      refresh();
    });
    setBusy(false);
  };
  return { busy, send, asking, setAsking };
}

function CompleteDialog({ draft, onClose }: { draft: Draft; onClose(): void }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const notify = useNotify();
  const canPay = useRight('write:refunds');
  const choice = (value: string) => <FormControlLabel value={value} control={<Radio />} label={translate(`backoffice_draft_complete_${value}`)} />;
  async function send(fields: FormData) {
    const done = (await runAction('draft-orders', {
      id: draft.id,
      action: 'complete',
      body: { markPaid: textOf(fields, 'paid') === 'paid' },
    })) as unknown as Draft;
    notify('backoffice_draft_completed_done', { type: 'success', messageArgs: { orderNo: done.orderNo } });
    redirect('show', 'orders', done.orderId ?? '');
  }
  return (
    <FormDialog title={translate('backoffice_draft_complete')} submit={translate('backoffice_draft_complete')} onClose={onClose} onSend={send}>
      <RadioGroup name="paid" defaultValue="unpaid">
        {choice('unpaid')}
        {canPay && choice('paid')}
      </RadioGroup>
    </FormDialog>
  );
}
