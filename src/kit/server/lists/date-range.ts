import { sql, type RawBuilder } from 'kysely';
import type { DateRange } from '#kit/pure/dates/date-range.ts';

/** Whether a column's instant is within a range; its end is not. Ends that are open narrow nothing. */
export function isWithin(column: string, { from, to }: DateRange): RawBuilder<boolean> {
  const [at, open] = [sql.ref(column), sql`true`];
  return sql<boolean>`(${from === undefined ? open : sql`${at} >= ${from}::timestamptz`} and ${to === undefined ? open : sql`${at} < ${to}::timestamptz`})`;
}
