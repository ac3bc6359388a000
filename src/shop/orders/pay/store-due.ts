/** Orders by when they have to be paid. */
import { sql } from 'kysely';
import { orderAwaitsPayment, orderIs } from '../store-states.ts';
import { methodsShippedBeforePayment } from '../../payments/index.ts';
import { waitsForStock } from '../ship/store-waiting.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Orders by a method whose window closes between two instants, and whose shopper was not reminded of that method. */
export async function findOrdersToRemind(
  reader: Queryable,
  { methodId, dueAfter, dueBefore, limit }: { methodId: string; dueAfter: Date; dueBefore: Date; limit: number },
): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('orders')
    .select('id')
    .where(orderAwaitsPayment())
    .where('paymentDueAt', '>', dueAfter)
    .where('paymentDueAt', '<=', dueBefore)
    .where('paymentAskedAt', 'is', null)
    .where('paymentMethodId', '=', methodId)
    .where((eb) => eb.not(eb(eb.val(methodId), '=', eb.fn.any('remindedMethodIds'))))
    .orderBy('paymentDueAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Orders whose payment was asked for, whose window closes between two instants, and whose shopper was not reminded. */
export async function findAskedToRemind(
  reader: Queryable,
  { dueAfter, dueBefore, limit }: { dueAfter: Date; dueBefore: Date; limit: number },
): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('orders')
    .select('id')
    .where(orderAwaitsPayment())
    .where('paymentAskedAt', 'is not', null)
    .where('paymentDueAt', '>', dueAfter)
    .where('paymentDueAt', '<=', dueBefore)
    .where('remindedMethodIds', '=', sql<string[]>`'{}'`)
    .orderBy('paymentDueAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Says that an order's shopper was reminded of a method; answers false where they had been before. */
export async function markReminded(tx: Tx, id: string, methodId: string): Promise<boolean> {
  const result = await tables(tx)
    .updateTable('orders')
    .set((eb) => ({ remindedMethodIds: eb.fn<string[]>('array_append', ['remindedMethodIds', eb.val(methodId)]) }))
    .where('id', '=', id)
    .where((eb) => eb.not(eb(eb.val(methodId), '=', eb.fn.any('remindedMethodIds'))))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Orders to be paid later of which nothing waits for stock any more, oldest first. Shipping is part of what is there: as long as that may still end
 * unpaid, the rest is not asked for.
 */
export async function findOrdersToAsk(reader: Queryable, limit: number): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('orders')
    .select('id')
    .where('payLater', '=', true)
    .where('payStatus', '=', 'unpaid')
    .where(orderIs('isOpen'))
    .where((eb) => eb.not(waitsForStock()))
    .where(
      sql<boolean>`not exists (select 1 from orders first where first.order_no = orders.other_order_no and ${orderAwaitsPayment('first')}
        and not coalesce(first.payment_method_id = any(${methodsShippedBeforePayment()}), false))`,
    )
    // Of what cannot be bought any more nobody knows whether it has come: staff decide.
    .where(
      sql<boolean>`not exists (select 1 from order_line line left join stock_level level on level.variant_id = line.variant_id
        where line.order_id = orders.id and line.ahead_quantity > 0 and level.variant_id is null)`,
    )
    .orderBy('placedAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Unpaid orders whose payment window ended. */
export async function findOverdueOrders(reader: Queryable, { dueBefore, limit }: { dueBefore: Date; limit: number }): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('orders')
    .select('id')
    .where(orderAwaitsPayment())
    .where('shipped', '=', 'none')
    .where('paymentDueAt', '<=', dueBefore)
    .orderBy('paymentDueAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** How many orders that are not over yet are paid by one of these methods. */
export async function countOpenOrders(reader: Queryable, methodIds: readonly string[]): Promise<number> {
  if (methodIds.length === 0) return 0;
  const { count } = await tables(reader)
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('paymentMethodId', 'in', [...methodIds])
    .where(orderIs(['isOpen', 'isUndecided']))
    .executeTakeFirstOrThrow();
  return Number(count);
}
