/** SQL of staff's remarks on orders. */
import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { orderLimits } from '../contract.ts';
import { tables, type OrderTables } from '../tables.ts';

export async function insertNote(tx: Tx, note: Insertable<OrderTables['orderNote']>): Promise<void> {
  await tables(tx).insertInto('orderNote').values(note).execute();
}

/** Remarks on these orders, oldest first. */
export async function findNotes(reader: Queryable, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return tables(reader)
    .selectFrom('orderNote')
    .select(['orderId', 'staffName', 'text', 'at'])
    .where('orderId', 'in', [...orderIds])
    .orderBy('sequence')
    .limit(orderLimits.notesPerOrder * orderIds.length)
    .execute();
}

export async function countNotes(reader: Queryable, orderId: string): Promise<number> {
  const { count } = await tables(reader)
    .selectFrom('orderNote')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return count;
}
