/** What states of orders mean (`contract-states.ts`), as conditions on a table `orders`. */
import { sql, type RawBuilder } from 'kysely';
import { orderStatuses, orderStatusTraits, type OrderStatusTraits } from './contract.ts';

type Question = Exclude<keyof OrderStatusTraits, 'title'>;

/** Whether the status of `table` has one of these traits. Statuses are written into the statement, so that PostgreSQL finds the indexes of open orders. */
export function orderIs(questions: Question | readonly Question[], table = 'orders'): RawBuilder<boolean> {
  const statuses = orderStatuses.filter((status) => [questions].flat().some((question) => orderStatusTraits[status][question]));
  const column = sql.ref(`${table}.status`);
  return statuses.length === 1 ? sql`${column} = ${sql.lit(statuses[0])}` : sql`${column} in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
}

/** Whether an order still waits for its payment. */
export const orderAwaitsPayment = (table = 'orders'): RawBuilder<boolean> =>
  sql`${orderIs('isOpen', table)} and ${sql.ref(`${table}.pay_status`)} = 'unpaid' and not ${sql.ref(`${table}.pay_later`)}`;
