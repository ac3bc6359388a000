import { invalidInput } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { limitGuesses } from '#kit/server/limits/limit-guesses.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { codeLimits } from '../contract.ts';

/**
 * Runs what begins with a typed code. A code allows five tries; here an address's wrong ones are counted over all accounts, so that nobody
 * tries five at each of a thousand.
 * @throws tooMany (40, 429), what `work` throws
 */
export function guessing<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
  const limits = [{ key: `code guesses ${ipPrefix(context.address)}`, most: codeLimits.wrongFromAddress }];
  return limitGuesses(context, { limits, windowSeconds: codeLimits.guessSeconds, isWrong: isWrongCode }, work);
}

/** What `wrongStepUp` makes. */
const isWrongCode = (error: unknown): boolean => error instanceof ShopError && error.spec === invalidInput && error.commitsWrites;
