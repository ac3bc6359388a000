/** Keeps a list as it is: what changes elsewhere changes here, without a reload of the page. Draws nothing. */
import { useEffect } from 'react';
import { navigate } from '#kit/browser/navigate.ts';
import { onSocket } from '#kit/browser/socket-events.ts';

// One action may cause several events; the list is fetched once.
const settleMs = 400;

/** `event`: the socket's frame that reports a change. The list is in a part marked `data-rerender`. */
export function ListLive({ event }: { event: string }) {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const rerender = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => navigate(location.pathname + location.search, { replace: true, part: true, fresh: true }), settleMs);
    };
    // `ready`: the listener misses changes while the socket is not open.
    const stops = [event, 'ready'].map((type) => onSocket(type, rerender));
    return () => {
      clearTimeout(waiting);
      for (const stop of stops) stop();
    };
  }, [event]);
  return null;
}
