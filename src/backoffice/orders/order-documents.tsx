import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasInvoice } from '#shop/orders/contract.ts';
import { useAttempt } from '../components/use-attempt.ts';
import { callAdmin } from '../api/call-admin.ts';
import type { StaffOrder } from './staff-order.ts';

/** Opens a document of an order in a tab of its own. */
function useDocument(order: Pick<StaffOrder, 'id'>) {
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  async function open(document: 'invoice' | 'packing-slip' | 'credit-note', body?: object) {
    setBusy(true);
    await attempt(async () => {
      const { data } = await callAdmin<{ url: string }>(`/orders/${encodeURIComponent(order.id)}/${document}`, { method: 'POST', ...(body ? { body } : {}) });
      window.open(data.url, '_blank', 'noopener');
    });
    setBusy(false);
  }
  return { busy, open };
}

/** The documents of an order: the slip that goes into the parcel, and the invoice where there is one. */
export function OrderDocuments({ order }: { order: Pick<StaffOrder, 'id' | 'payStatus' | 'imported' | 'products'> }) {
  const translate = useTranslate();
  const { busy, open } = useDocument(order);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {order.products.some((line) => !line.giftCard) && (
        <Button size="small" color="inherit" disabled={busy} onClick={() => void open('packing-slip')}>
          {translate('backoffice_packing_slip')}
        </Button>
      )}
      {hasInvoice(order) && (
        <Button size="small" color="inherit" disabled={busy} onClick={() => void open('invoice')}>
          {translate('backoffice_invoice')}
        </Button>
      )}
    </Stack>
  );
}

/** The credit note of a refund. */
export function CreditNote({ order, number }: { order: Pick<StaffOrder, 'id'>; number: string }) {
  const translate = useTranslate();
  const { busy, open } = useDocument(order);
  return (
    <Button size="small" color="inherit" disabled={busy} onClick={() => void open('credit-note', { creditNote: number })}>
      {translate('backoffice_credit_note', { number })}
    </Button>
  );
}
