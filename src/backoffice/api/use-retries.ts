import { useEffect, useEffectEvent } from 'react';

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/** While `failures` in a row are above 0: calls `again` after a pause that grows with them, and as soon as the network is back. */
export function useRetries(failures: number, again: () => void): void {
  const retry = useEffectEvent(again);
  useEffect(() => {
    if (failures === 0) return undefined;
    const onTime = () => retry();
    const timer = setTimeout(onTime, Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)));
    window.addEventListener('online', onTime);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onTime);
    };
  }, [failures]);
}
