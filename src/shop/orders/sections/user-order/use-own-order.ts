/** An order of the account in the browser: followed over the socket, cancelled, confirmed. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { openDialog } from '#kit/browser/dialog.ts';
import { onSocket } from '#kit/browser/socket-events.ts';
import { showToast } from '#kit/browser/toast.ts';
import type { Locale } from '#kit/pure/shop-error.ts';
import type { Order } from '../../contract.ts';

/** What can be done with the order, and which of it is under way. */
export function useOwnOrder(initial: Order, locale: Locale) {
  const [order, setOrder] = useState(initial);
  const [busy, setBusy] = useState<'cancel' | 'confirm' | null>(null);
  const { orderNo } = initial;
  useEffect(
    () =>
      onSocket('order.changed', (data) => {
        if ((data as { orderNo?: string } | null)?.orderNo !== orderNo) return;
        void callApi<Order>('/order/detail', { orderNo }, { quiet: true }).then((answer) => answer.code === 0 && answer.data && setOrder(answer.data));
      }),
    [orderNo],
  );
  const act = async (what: 'cancel' | 'confirm', done: (order: Order) => string) => {
    setBusy(what);
    const answer = await callApi<Order>(`/order/${what}`, { orderNo });
    setBusy(null);
    if (answer.code === 0 && answer.data) {
      setOrder(answer.data);
      showToast(done(answer.data), { kind: 'success' });
    } else if (answer.code === 40) showToast(answer.msg, { kind: 'error' });
  };
  const cancel = async () => {
    const chosen = await openDialog({
      title: m.order_cancel_ask({}, { locale }),
      ...(order.payStatus === 'paid' ? { text: m.order_cancel_paid_text({}, { locale }) } : {}),
      actions: [
        { id: 'keep', title: m.order_cancel_keep({}, { locale }) },
        { id: 'cancel', title: m.order_cancel_do({}, { locale }), kind: 'danger' },
      ],
    });
    if (chosen !== 'cancel') return;
    await act('cancel', ({ status }) => (status === 'cancelled' ? m.order_cancel_done({}, { locale }) : m.order_cancel_requested({}, { locale })));
  };
  const confirm = async () => {
    const chosen = await openDialog({
      title: m.order_confirm_ask({}, { locale }),
      text: m.order_confirm_text({}, { locale }),
      actions: [
        { id: 'no', title: m.ui_dialog_no({}, { locale }) },
        { id: 'yes', title: m.order_confirm_do({}, { locale }), kind: 'primary' },
      ],
    });
    if (chosen === 'yes') await act('confirm', () => m.order_confirm_done({}, { locale }));
  };
  return { order, busy, cancel, confirm };
}
