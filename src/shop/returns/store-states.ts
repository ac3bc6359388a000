/** What states of returns mean (`contract-states.ts`), as conditions on a table `order_return`. */
import { sql, type RawBuilder } from 'kysely';
import { returnStatuses, returnStatusTraits, type ReturnStatusTraits } from './contract.ts';

/** Whether the status of `table` has a trait. Statuses are written into the statement, so that PostgreSQL finds the indexes of running returns. */
export function returnIs(question: keyof ReturnStatusTraits, table = 'order_return'): RawBuilder<boolean> {
  const statuses = returnStatuses.filter((status) => returnStatusTraits[status][question]);
  const column = sql.ref(`${table}.status`);
  return statuses.length === 1 ? sql`${column} = ${sql.lit(statuses[0])}` : sql`${column} in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
}
