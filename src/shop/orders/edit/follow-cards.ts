/** Gift cards that a paid order bought follow its lines when staff change them. */
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { countCardsByLine, voidBoughtCards } from '../../gift-cards/sold/index.ts';
import { giftCardTaxClass } from '../../markets/contract.ts';
import { queueCards } from '../place/queue-sale.ts';
import type { LineRow, OrderRow } from '../store.ts';

/** An order's lines as they are, and as they are to be. */
type Change = {
  before: readonly LineRow[];
  lines: readonly { row: LineRow | null; sellable: { taxClass: string } | null; quantity: number }[];
};

/** A line with gift cards that were issued: how many, and what becomes of it. */
type IssuedLine = { row: LineRow; issued: number; quantity: number };

async function issuedLines(reader: Queryable, order: OrderRow, { before, lines }: Change): Promise<IssuedLine[]> {
  if (!before.some(({ taxClass }) => taxClass === giftCardTaxClass)) return [];
  const issued = await countCardsByLine(reader, order.id);
  return before
    .filter(({ id }) => issued.has(id))
    .map((row) => ({ row, issued: issued.get(row.id)!, quantity: lines.find((line) => line.row?.id === row.id)?.quantity ?? 0 }));
}

/**
 * Takes back the cards of units that are taken out; those of units that are added are issued once nothing is due.
 * The caller holds the order's lock.
 * @throws giftCardSpent (41) when fewer are untouched
 */
export async function followCards(tx: Tx, context: Context, order: OrderRow, { change, note }: { change: Change; note: string }): Promise<void> {
  const issued = await issuedLines(tx, order, change);
  const lines = issued.map(({ row, issued: cards, quantity }) => ({ lineId: row.id, quantity: Math.max(0, cards - quantity), kept: quantity }));
  await voidBoughtCards(tx, context, { orderId: order.id, lines, note });
  if (order.payStatus !== 'paid') return;
  const classes = change.lines.flatMap(({ row, sellable }) => row?.taxClass ?? sellable?.taxClass ?? []);
  await queueCards(tx, context, { orderId: order.id, lines: classes.map((taxClass) => ({ taxClass })) });
}
