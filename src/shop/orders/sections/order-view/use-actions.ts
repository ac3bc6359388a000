/** What a shopper does with an order: cancel, confirm, order the same again. */
import { useState } from 'react';
import * as m from '#messages';
import type { ApiAnswer } from '#kit/browser/api-call.ts';
import { isConfirmed } from '#kit/browser/dialog.ts';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { showToast } from '#kit/browser/toast.ts';
import type { Order } from '../../contract.ts';
import { isCancelled } from '../../contract-states.ts';
import { isWhole, orderAgain as putAgain, type Again } from './order-again.ts';
import { callOrder } from './use-order.ts';

type Held = { orderNo: string; setOrder: (order: Order) => void; refresh: () => Promise<void> };

/** Shows an order as it is now, and says why. */
const showIn = (setOrder: Held['setOrder']) => (order: Order, message: string) => {
  setOrder(order);
  showToast(message, { kind: 'success', ms: 3_000 });
};

/** The actions; `busy` names the one in progress, `error` says why one is no longer allowed. */
export function useActions({ orderNo, setOrder, refresh }: Held) {
  const [busy, setBusy] = useState<'cancel' | 'confirm' | 'again' | 'invoice' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [again, setAgain] = useState<Again | null>(null);
  const show = showIn(setOrder);
  const take = async ({ code, msg, data }: ApiAnswer<Order>, messageOf: (order: Order) => string): Promise<void> => {
    setBusy(null);
    if (code === 0 && data) {
      show(data, messageOf(data));
    } else if (code === 40 || code === 41) {
      // Another tab, the shop or the clock was faster: the error stays beside the order's new state.
      setError(msg);
      await refresh();
    }
  };
  const cancel = async (reason: string) => {
    setBusy('cancel');
    setError(null);
    const answer = await callOrder('/order/cancel', { orderNo, reason });
    await take(answer, (order) => (isCancelled(order) ? m.order_cancel_done() : m.order_cancel_requested()));
  };
  const confirm = async (isCollected: boolean) => {
    const words = isCollected ? { title: m.order_collect_ask(), yes: m.order_collect_do() } : { title: m.order_confirm_ask(), yes: m.order_confirm_do() };
    const question = { ...words, text: m.order_confirm_text(), no: m.ui_dialog_no(), kind: 'primary' } as const;
    if (!(await isConfirmed(question))) return;
    setBusy('confirm');
    setError(null);
    await take(await callOrder('/order/confirm', { orderNo }), () => m.order_confirm_done());
  };
  const orderAgain = async () => {
    setBusy('again');
    const answer = await putAgain(orderNo);
    setBusy(null);
    if (!answer) return;
    if ('error' in answer) return setError(answer.error);
    if (isWhole(answer.again)) return navigate(inLanguage('/cart'));
    setAgain(answer.again);
  };
  const showDocument = async (path: string, body: object = {}) => {
    setBusy('invoice');
    const { code, msg, data } = await callOrder<{ url: string }>(path, { orderNo, ...body });
    setBusy(null);
    // The link lasts an hour and needs no sign-in, so each click asks for a new one.
    if (code === 0 && data) navigate(data.url, { full: true });
    else if (code === 40) setError(msg);
  };
  const showInvoice = () => showDocument('/order/invoice');
  const showCreditNote = (creditNote: string) => showDocument('/order/credit-note', { creditNote });
  return { busy, error, again, cancel, confirm, show, orderAgain, showInvoice, showCreditNote };
}

export type OrderActions = ReturnType<typeof useActions>;
