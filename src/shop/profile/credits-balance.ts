import { zero, type Money } from '#kit/pure/amount.ts';
import type { Reader } from '#kit/server/database.ts';

/** The credits of an account. Nobody is given any yet, so everybody's balance is nothing. */
export async function creditsBalance(_reader: Reader, _accountId: string, currency: string): Promise<Money> {
  return { amount: zero, currency };
}
