import type { Queryable } from '#kit/server/database.ts';
import { readMarkets } from '../markets/index.ts';

/** Whether the law of a market of the shop asks for a way to withdraw. Pass the pool's reader, not a transaction. */
export async function offersWithdrawal(reader: Queryable): Promise<boolean> {
  return (await readMarkets(reader)).markets.some((market) => market.withdrawal);
}

/** Whether consumers of a market have the right. Pass the pool's reader, not a transaction. */
export async function hasRight(reader: Queryable, code: string): Promise<boolean> {
  return (await readMarkets(reader)).markets.some((market) => market.code === code && market.withdrawal);
}
