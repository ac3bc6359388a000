/** An order in the browser, asked for again when the shop says that it changed, and while its payment is under way. */
import { useCallback, useEffect, useState } from 'react';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { onSocket } from '#kit/browser/socket-events.ts';
import type { Order } from '../../contract.ts';

/** Waits between the questions while a payment is decided elsewhere; then the mail tells. */
const pollMs = [1_500, 2_500, 4_000, 8_000, 15_000, 30_000] as const;

/** Whether a payment is under way that will be decided without the shopper. */
export function isSettling(order: Order): boolean {
  return (
    order.status === 'inProgress' &&
    order.payStatus === 'unpaid' &&
    order.payment?.state === 'pending' &&
    order.payment.methodId !== 'bankTransfer' &&
    order.payment.methodId !== 'cashOnDelivery'
  );
}

function ask(orderNo: string): Promise<ApiAnswer<Order>> {
  const orderToken = location.hash.slice(1);
  return callApi<Order>('/order/detail', { orderNo, ...(orderToken ? { orderToken } : {}) }, { quiet: true });
}

/** The order, whether it could not be found, and whether its payment is still being waited for. */
export function useOrder(orderNo: string, initial: Order | null) {
  const [order, setOrder] = useState(initial);
  const [missing, setMissing] = useState(false);
  const [asked, setAsked] = useState(0);
  const take = useCallback((answer: ApiAnswer<Order>) => {
    if (answer.code === 0 && answer.data) setOrder(answer.data);
    else if (answer.code === 40 || answer.code === 30) setMissing(true);
  }, []);
  useEffect(() => {
    const askAgain = () => void ask(orderNo).then(take);
    askAgain();
    // The mailed link opened where the order was refused before: only its fragment, the token, is new.
    window.addEventListener('hashchange', askAgain);
    const stop = onSocket('order.changed', (data) => (data as { orderNo?: unknown } | null)?.orderNo === orderNo && askAgain());
    return () => {
      stop();
      window.removeEventListener('hashchange', askAgain);
    };
  }, [orderNo, take]);
  const waiting = order !== null && isSettling(order) && asked < pollMs.length;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      void ask(orderNo).then(take);
    }, pollMs[asked]);
    return () => clearTimeout(timer);
  }, [waiting, asked, orderNo, take]);
  return { order, missing: missing && order === null, waiting };
}
