import { invalidInput, tooMany } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { networkOf } from '#kit/server/network-of.ts';
import { countWithin, takeBack } from '#kit/server/rate-limit.ts';
import { codeLimits } from './contract.ts';

/**
 * Does what begins with a code that somebody wrote. A code bears five tries; here an address's wrong ones are counted over all accounts, so that nobody
 * tries five at each of a thousand. Counted before the code is checked, taken back when it was right: one address may be that of many people.
 * @throws tooMany (40, 429), what `work` throws
 */
export async function guessing<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
  const key = `code guesses ${networkOf(context.address)}`;
  const wait = await context.transaction((tx) =>
    countWithin(tx, [{ key, most: codeLimits.wrongFromAddress }], { windowSeconds: codeLimits.guessSeconds, now: context.now() }),
  );
  if (wait > 0) throw new ShopError(tooMany, { retryAfterSeconds: wait });
  try {
    const result = await work();
    await context.transaction((tx) => takeBack(tx, [key]));
    return result;
  } catch (error) {
    if (!isWrongCode(error)) await context.transaction((tx) => takeBack(tx, [key]));
    throw error;
  }
}

const isWrongCode = (error: unknown): boolean => error instanceof ShopError && error.spec === invalidInput && error.keepsWrites;
