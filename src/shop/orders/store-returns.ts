/** What returns change on the lines of an order. The caller holds the order's lock. */
import { sql } from 'kysely';
import type { Tx } from '#kit/server/database.ts';
import { tables } from './tables.ts';

/** Pieces of a line that a return takes; `withheld` of them were not sent. */
export type ReturnedPieces = { lineId: string; quantity: number; withheld: number };

const ids = (pieces: readonly ReturnedPieces[]) => pieces.map((piece) => piece.lineId);

/** Counts pieces as returned (or, with `-1`, no longer); answers whether every line had them. */
export async function countReturned(tx: Tx, orderId: string, { pieces, sign }: { pieces: readonly ReturnedPieces[]; sign: 1 | -1 }): Promise<boolean> {
  const changed = await sql`
    update order_line as line
    set returned_quantity = line.returned_quantity + piece.quantity, withheld_quantity = line.withheld_quantity + piece.withheld
    from unnest(${ids(pieces)}::uuid[], ${pieces.map((piece) => sign * piece.quantity)}::int[], ${pieces.map((piece) => sign * piece.withheld)}::int[])
      as piece (id, quantity, withheld)
    where line.id = piece.id and line.order_id = ${orderId}
      and line.returned_quantity + piece.quantity between 0 and line.quantity
      and line.shipped_quantity + line.withheld_quantity + piece.withheld <= line.quantity`.execute(tables(tx));
  return Number(changed.numAffectedRows ?? 0n) === pieces.length;
}

/** Withheld pieces are refunded: they will never be sent. */
export async function countWithdrawn(tx: Tx, orderId: string, pieces: readonly ReturnedPieces[]): Promise<void> {
  await sql`
    update order_line as line set withdrawn_quantity = line.withdrawn_quantity + piece.withheld
    from unnest(${ids(pieces)}::uuid[], ${pieces.map((piece) => piece.withheld)}::int[]) as piece (id, withheld)
    where line.id = piece.id and line.order_id = ${orderId}`.execute(tables(tx));
}
