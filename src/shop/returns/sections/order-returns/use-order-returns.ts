/** An order as far as returns go, and its returns; both asked for again when either changes. */
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#kit/browser/api-call.ts';
import { secretHere } from '#kit/browser/fragment-secret.ts';
import { useFresh } from '#kit/browser/fresh/use-fresh.ts';
import type { Order } from '../../../orders/contract.ts';
import type { Return } from '../../contract.ts';

const mostReturns = 100;

/** `returns` is null until they are known. */
export function useOrderReturns(orderNo: string, { initial, known }: { initial: Order | null; known: Return[] | null }) {
  const [order, setOrder] = useState(initial);
  const [returns, setReturns] = useState(known);
  const refresh = useCallback(async () => {
    const asked = { orderNo, ...secretHere() };
    const [detail, list] = await Promise.all([
      callApi<Order>('/order/detail', asked, { quiet: true }),
      callApi<{ items: Return[] }>('/return/list', { ...asked, size: mostReturns }, { quiet: true }),
    ]);
    if (detail.code === 0 && detail.data) setOrder(detail.data);
    if (list.code === 0 && list.data) setReturns(list.data.items);
  }, [orderNo]);
  useFresh({ events: ['order.changed', 'return.changed'], field: 'orderNo', value: orderNo, refresh });
  useEffect(() => {
    const again = () => void refresh();
    // The mailed link opened on a page of the order: only its fragment, the token, is new.
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, [refresh]);
  return { order, returns, refresh };
}
