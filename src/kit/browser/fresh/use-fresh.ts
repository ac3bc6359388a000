/** Something shown in an island, asked for again when it may have changed. */
import { useEffect } from 'react';
import { onSocket } from '../socket-events.ts';

/**
 * Calls `refresh` once when the island begins, whenever one of the shop's frames `events` names what is shown (`field` is its
 * number's name there), and when one comes back to the page.
 */
export function useFresh({ events, field, value, refresh }: { events: readonly string[]; field: string; value: string; refresh: () => Promise<void> }): void {
  // A list is a new one with every rendering; what it says is not.
  const types = events.join(' ');
  useEffect(() => {
    const again = () => void refresh();
    // Back from the payment's page or after a night: what was said meanwhile was said to nobody.
    const whenSeen = () => document.visibilityState === 'visible' && again();
    // The listener misses changes between the rendering of the page and its own start.
    again();
    document.addEventListener('visibilitychange', whenSeen);
    const ifOurs = (data: unknown) => (data as Record<string, unknown> | null)?.[field] === value && again();
    const stops = [
      ...types.split(' ').map((type) => onSocket(type, ifOurs)),
      // The listener misses changes while the socket is not open.
      onSocket('ready', again),
    ];
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [types, field, value, refresh]);
}
