import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '#kit/server/database.ts';
import { orderViews, type OrderView } from './contract.ts';
import { tables } from './tables.ts';

const open = sql`orders.status = 'inProgress'`;
const cashOnDelivery = sql`orders.payment_method_id is not distinct from 'cashOnDelivery'`;

/** What a shopper's list means by each of its views, as a condition on `orders`. */
const conditions: Readonly<Record<OrderView, RawBuilder<boolean>>> = {
  toPay: sql<boolean>`${open} and orders.pay_status = 'unpaid' and orders.shipped = 'none' and not ${cashOnDelivery}`,
  toShip: sql<boolean>`${open} and orders.shipped = 'none' and (orders.pay_status = 'paid' or ${cashOnDelivery})`,
  toReceive: sql<boolean>`${open} and orders.shipped <> 'none'`,
  completed: sql<boolean>`orders.status = 'completed'`,
  cancelled: sql<boolean>`orders.status in ('cancelled', 'pendingCancellation')`,
};

/** The condition of a view. */
export const inView = (view: OrderView): RawBuilder<boolean> => conditions[view];

/** How many orders of an account are in each view, and in all; one query. */
export async function countViews(reader: Reader, accountId: string): Promise<Record<OrderView | 'all', number>> {
  const counts = orderViews.map((view) => sql<number>`count(*) filter (where ${conditions[view]})::int`.as(view));
  const row = await tables(reader)
    .selectFrom('orders')
    .select([sql<number>`count(*)::int`.as('all'), ...counts])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return row as Record<OrderView | 'all', number>;
}
