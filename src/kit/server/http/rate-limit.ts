/** How often one address may call: counted in this process, in memory that does not grow beyond its bound, or over all processes (`shareCounts`). */
import { tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { LRUCache } from 'lru-cache';
import { ipPrefix } from '../limits/ip-prefix.ts';

const mostAddresses = 20_000;

type Counted = { count: number; endsInMs: number };
type Counter = (asked: { limit: string; from: string; times: number; windowMs: number }) => Promise<Counted | null>;
let counter: Counter | undefined;

/** From now on `count` counts for all limits of this process; where it answers null, the process counts for itself. Answers how to stop that. */
export function shareCounts(count: Counter): () => void {
  counter = count;
  return () => {
    if (counter === count) counter = undefined;
  };
}

/** A limit: `name` tells it from others, `now` is a clock in milliseconds. */
export type RateLimitOptions = { name: string; most: number; windowMs: number; now?: () => number };

/**
 * A counter that lets `most` calls per key through (an address, counted by its network, or an account) in each window of `windowMs`.
 * The function it answers throws `tooMany` (40, 429 with `Retry-After`) for every call beyond that.
 */
export function limitRate({ name, most, windowMs, now = () => performance.now() }: RateLimitOptions): (from: string, times?: number) => Promise<void> {
  const countHere = countInMemory({ windowMs, now });
  return async (from, times = 1) => {
    const key = ipPrefix(from);
    const { count, endsInMs } = (await counter?.({ limit: name, from: key, times, windowMs })) ?? countHere(key, times);
    if (count > most) throw new ShopError(tooMany, { retryAfterSeconds: Math.ceil(endsInMs / 1000) });
  };
}

function countInMemory({ windowMs, now }: { windowMs: number; now: () => number }): (key: string, times: number) => Counted {
  let windows: LRUCache<string, { start: number; count: number }> | undefined;
  return (key, times) => {
    // Room for all of them is taken at once, and most counters of a process are never asked.
    windows ??= new LRUCache({ max: mostAddresses });
    const at = now();
    const known = windows.get(key);
    const current = known && at - known.start < windowMs ? known : { start: at, count: 0 };
    current.count += times;
    if (current !== known) windows.set(key, current);
    return { count: current.count, endsInMs: current.start + windowMs - at };
  };
}
