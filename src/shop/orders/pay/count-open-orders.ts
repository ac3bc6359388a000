import type { Queryable } from '#kit/server/database.ts';
import { countOpenBy } from './store-due.ts';

/** How many orders that are not over yet are paid by one of these methods. */
export function countOpenOrders(reader: Queryable, methodIds: readonly string[]): Promise<number> {
  return countOpenBy(reader, methodIds);
}
