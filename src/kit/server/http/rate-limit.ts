/** How often one address may call; counted in this process, in memory that does not grow beyond its bound. */
import { tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { LRUCache } from 'lru-cache';
import { ipPrefix } from '../limits/ip-prefix.ts';

const mostAddresses = 20_000;

/**
 * A counter that lets `most` calls per key through (an address, counted by its network, or an account) in each window of `windowMs`.
 * The function it answers throws `tooMany` (40, 429 with `Retry-After`) for every call beyond that.
 */
export function limitRate({ most, windowMs, now = () => performance.now() }: { most: number; windowMs: number; now?: () => number }): (from: string) => void {
  let windows: LRUCache<string, { start: number; count: number }> | undefined;
  return (from) => {
    const key = ipPrefix(from);
    // Room for all of them is taken at once, and most counters of a process are never asked.
    windows ??= new LRUCache({ max: mostAddresses });
    const at = now();
    const known = windows.get(key);
    const current = known && at - known.start < windowMs ? known : { start: at, count: 0 };
    current.count += 1;
    if (current !== known) windows.set(key, current);
    if (current.count > most) throw new ShopError(tooMany, { retryAfterSeconds: Math.ceil((current.start + windowMs - at) / 1000) });
  };
}
