/** What returns and refunds change on the lines of an order. The caller holds the order's lock. */
import { sql } from 'kysely';
import type { Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Pieces of a line that a return or a refund takes, and what of its cost they stand for; `withheld` of them were not sent. */
export type ReturnedUnits = { lineId: string; quantity: number; withheld: number; value: number };

const ids = (units: readonly { lineId: string }[]) => units.map((unit) => unit.lineId);

/** Counts units as returned (or, with `-1`, no longer); returns whether every line had them. */
export async function countReturned(tx: Tx, orderId: string, { units, sign }: { units: readonly ReturnedUnits[]; sign: 1 | -1 }): Promise<boolean> {
  const changed = await sql`
    update order_line as line
    set returned_quantity = line.returned_quantity + counted.quantity, withheld_quantity = line.withheld_quantity + counted.withheld,
      returned_worth_amount = line.returned_worth_amount + counted.value
    from unnest(${ids(units)}::uuid[], ${units.map((unit) => sign * unit.quantity)}::int[], ${units.map((unit) => sign * unit.withheld)}::int[],
      ${units.map((unit) => sign * unit.value)}::bigint[]) as counted (id, quantity, withheld, value)
    where line.id = counted.id and line.order_id = ${orderId}
      and line.returned_quantity + counted.quantity between 0 and line.quantity
      and line.shipped_quantity + line.withheld_quantity + counted.withheld <= line.quantity`.execute(tables(tx));
  return Number(changed.numAffectedRows ?? 0n) === units.length;
}

/** Refunds withheld units: they will never be sent. */
export async function countWithdrawn(tx: Tx, orderId: string, units: readonly { lineId: string; quantity: number }[]): Promise<void> {
  await sql`
    update order_line as line set withdrawn_quantity = line.withdrawn_quantity + counted.quantity
    from unnest(${ids(units)}::uuid[], ${units.map((unit) => unit.quantity)}::int[]) as counted (id, quantity)
    where line.id = counted.id and line.order_id = ${orderId}`.execute(tables(tx));
}
