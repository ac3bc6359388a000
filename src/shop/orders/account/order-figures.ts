import type { Money } from '#kit/pure/amount.ts';
import type { Queryable } from '#kit/server/database.ts';
import { sumOrders } from './store-figures.ts';

/**
 * What an account's orders add up to, by currency. `payment` is all that was paid, `spending` what paid orders came to less
 * what was given back; `unpaid` counts orders that wait for an online or bank payment, `openReturns` returns that are not decided or done.
 */
export type OrderFigures = { quantity: number; unpaid: number; openReturns: number; payment: Money[]; spending: Money[] };

/** The figures of an account's orders, by one query. */
export async function orderFigures(reader: Queryable, accountId: string): Promise<OrderFigures> {
  const rows = await sumOrders(reader, accountId);
  return {
    quantity: rows.reduce((sum, row) => sum + row.quantity, 0),
    unpaid: rows.reduce((sum, row) => sum + row.unpaid, 0),
    openReturns: rows.reduce((sum, row) => sum + row.openReturns, 0),
    payment: rows.map(({ currency, paid }) => ({ amount: paid, currency })),
    spending: rows.map(({ currency, spent }) => ({ amount: spent, currency })),
  };
}
