/** An order in the browser, asked for again when the shop says that it changed, when one comes back to it, and while its payment is under way. */
import { useCallback, useEffect, useState } from 'react';
import { callApi, type ApiAnswer, type ApiOptions } from '#kit/browser/api-call.ts';
import { secretHere } from '#kit/browser/fragment-secret.ts';
import { useFresh } from '#kit/browser/fresh/use-fresh.ts';
import type { Order } from '../../contract.ts';
import { awaitsPayment } from '../../contract-states.ts';

/** Waits between requests while a payment is decided elsewhere; then a mail follows. */
const pollMs = [1_500, 2_500, 4_000, 8_000, 15_000, 30_000] as const;

/** Whether a payment is under way that will be decided without the shopper. */
export function isSettling(order: Order): boolean {
  return awaitsPayment(order) && order.payment?.state === 'pending' && !order.payment.capturedLater;
}

/** Calls an operation about an order, as its account or with the secret of the address. */
export function callOrder<Data = Order>(path: string, body: { orderNo: string } & Record<string, unknown>, options?: ApiOptions): Promise<ApiAnswer<Data>> {
  return callApi<Data>(path, { ...body, ...secretHere() }, options);
}

/** The order, whether it is missing, why it could not be had, whether its payment is pending, and how to reload it. */
export function useOrder(orderNo: string, initial: Order | null) {
  const [order, setOrder] = useState(initial);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const refresh = useCallback(async () => {
    const answer = await callOrder('/order/detail', { orderNo }, { quiet: true });
    setFailure(answer.code === 0 ? null : answer.msg);
    if (answer.code === 0 && answer.data) setOrder(answer.data);
    else if (answer.code === 40 || answer.code === 30) setMissing(true);
  }, [orderNo]);
  useFresh({ events: ['order.changed'], field: 'orderNo', value: orderNo, refresh });
  useEffect(() => {
    const again = () => void refresh();
    // The mailed link opened where access was denied before: only its fragment, the token, is new.
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, [refresh]);
  const waiting = order !== null && isSettling(order) && asked < pollMs.length;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      void refresh();
    }, pollMs[asked]);
    return () => clearTimeout(timer);
  }, [waiting, asked, refresh]);
  return { order, setOrder, refresh, missing: missing && order === null, failure, waiting };
}
