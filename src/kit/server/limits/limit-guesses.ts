/** Guesses at something secret (a code, a coupon): wrong ones are limited, right ones are not counted. */
import { tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '../context.ts';
import { countWithin, windowsOf, type RateLimit } from './rate-limit.ts';

// Guesses under way in this process, by key: those sent at the same time count like those sent one after the other.
const underWay = new Map<string, number>();

/**
 * Does `work`, which tries a guess, unless so many wrong ones were made under one of the keys in the window. `isWrong` decides from what was thrown
 * whether it was one. `work` receives how many there were under each key, those under way included.
 * @throws tooMany (40, 429), what `work` throws
 */
export async function limitGuesses<Result>(
  context: Pick<Context, 'db' | 'now' | 'transaction'>,
  { limits, windowSeconds, isWrong }: { limits: readonly RateLimit[]; windowSeconds: number; isWrong: (error: unknown) => boolean },
  work: (made: readonly number[]) => Promise<Result>,
): Promise<Result> {
  const keys = limits.map(({ key }) => key);
  for (const key of keys) underWay.set(key, (underWay.get(key) ?? 0) + 1);
  try {
    const windows = await windowsOf(context.db, keys, { windowSeconds, now: context.now() });
    const made = keys.map((key, index) => windows[index]!.count + underWay.get(key)! - 1);
    const full = windows.filter((_window, index) => made[index]! >= limits[index]!.most);
    if (full.length > 0) throw new ShopError(tooMany, { retryAfterSeconds: Math.max(1, ...full.map(({ endsInSeconds }) => endsInSeconds)) });
    return await work(made);
  } catch (error) {
    if (isWrong(error)) await context.transaction((tx) => countWithin(tx, limits, { windowSeconds, now: context.now() }));
    throw error;
  } finally {
    for (const key of keys) {
      const left = underWay.get(key)! - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
    }
  }
}
