/** Gift cards that a paid order bought follow its lines when staff change them. */
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { countCardsByLine, voidBoughtCards } from '../../gift-cards/sold/index.ts';
import { giftCardTaxClass } from '../../markets/contract.ts';
import { orderNotEditable } from '../contract.ts';
import { queueCards } from '../place/queue-sale.ts';
import type { LineRow, OrderRow } from '../store.ts';
import type { EditedSums } from './edit-sums.ts';

/** An order's lines as they are, and as they are to be. */
type Change = {
  before: readonly LineRow[];
  lines: readonly { row: LineRow | null; sellable: { taxClass: string } | null; quantity: number }[];
  sums: Pick<EditedSums, 'lines'>;
};

/** A line with gift cards that were issued: how many, and what becomes of it. */
type IssuedLine = { row: LineRow; issued: number; quantity: number; total: number };

async function issuedLines(reader: Queryable, order: OrderRow, { before, lines, sums }: Change): Promise<IssuedLine[]> {
  if (!before.some(({ taxClass }) => taxClass === giftCardTaxClass)) return [];
  const issued = await countCardsByLine(reader, order.id);
  return before
    .filter(({ id }) => issued.has(id))
    .map((row) => {
      const index = lines.findIndex((line) => line.row?.id === row.id);
      return { row, issued: issued.get(row.id)!, quantity: lines[index]?.quantity ?? 0, total: sums.lines[index]?.total ?? 0 };
    });
}

/**
 * A card is worth what was paid for it. Its holder may know it by now, so a change that would alter what a unit cost is declined.
 * @throws orderNotEditable (41)
 */
export async function requireSameWorth(reader: Queryable, order: OrderRow, change: Change): Promise<void> {
  for (const { row, quantity, total } of await issuedLines(reader, order, change)) {
    // Less than a minor unit for each is how the parts of a sum are rounded.
    const isSame = Math.abs(total * row.quantity - row.totalAmount * quantity) < row.quantity * quantity;
    if (quantity > 0 && !isSame) throw new ShopError(orderNotEditable, { params: { because: 'giftCards' } });
  }
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
