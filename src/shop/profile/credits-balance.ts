import type { Money } from '#kit/pure/amount.ts';
import type { Reader } from '#kit/server/database.ts';
import { readBalance } from '../credits/index.ts';

/** The credits of an account, in a currency. */
export function creditsBalance(reader: Reader, accountId: string, currency: string): Promise<Money> {
  return readBalance(reader, accountId, currency);
}
