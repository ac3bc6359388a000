/** Something shown in an island, asked for again when it may have changed. */
import { useEffect } from 'react';
import { onSocket } from './socket-events.ts';

/**
 * Calls `refresh` once when the island begins, whenever the shop's frame `event` names what is shown (`field` is its
 * number's name there), and when one comes back to the page.
 */
export function useFresh({ event, field, value, refresh }: { event: string; field: string; value: string; refresh: () => Promise<void> }): void {
  useEffect(() => {
    const again = () => void refresh();
    // Back from the payment's page or after a night: what was said meanwhile was said to nobody.
    const whenSeen = () => document.visibilityState === 'visible' && again();
    // Here already or not: what changed since the page was made, and before this listens, was told to nobody here.
    again();
    document.addEventListener('visibilitychange', whenSeen);
    const stops = [
      onSocket(event, (data) => (data as Record<string, unknown> | null)?.[field] === value && again()),
      // What changed before the socket was open, or while it was closed, was told to nobody here.
      onSocket('ready', again),
    ];
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [event, field, value, refresh]);
}
