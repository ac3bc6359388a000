/** Keeps the list of orders as it is: an order that changes elsewhere changes here, without a reload. Draws nothing. */
import { useEffect } from 'react';
import { navigate } from '#kit/browser/navigate.ts';
import { onSocket } from '#kit/browser/socket-events.ts';

// One act may change an order several times; the list is asked for once.
const settleMs = 400;

/** See above. */
export function OrderListLive() {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = onSocket('order.changed', () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => navigate(location.pathname + location.search, { replace: true, part: true, fresh: true }), settleMs);
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, []);
  return null;
}
