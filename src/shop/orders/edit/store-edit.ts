/** Lines of an order that staff changed. The caller holds the order's lock. */
import { sql } from 'kysely';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { insertNamedLines } from '../place/insert-named-lines.ts';
import type { OrderRow } from '../store.ts';
import { tables } from '../tables.ts';
import type { EditPlan } from './plan-edit.ts';

/** Writes the planned lines: kept, removed and new. */
export async function writeLines(tx: Tx, order: OrderRow, { before, lines, sums }: EditPlan, at: Date): Promise<void> {
  const priced = lines.map((line, index) => ({
    ...line,
    discounts: sums.lines[index]!.discounts,
    total: sums.lines[index]!.total,
    taxAmount: sums.lineTaxes[index]!.amount,
  }));
  const kept = priced.flatMap(({ row, quantity, discounts, total, taxAmount }) => (row ? [{ id: row.id, quantity, discounts, total, taxAmount }] : []));
  const gone = before.filter((row) => !kept.some(({ id }) => id === row.id)).map(({ id }) => id);
  if (gone.length > 0) await tables(tx).deleteFrom('orderLine').where('orderId', '=', order.id).where('id', 'in', gone).execute();
  await sql`update order_line set quantity = kept.quantity, discounts = kept.discounts, total_amount = kept.total, tax_amount = kept."taxAmount"
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept (id uuid, quantity int, discounts jsonb, total bigint, "taxAmount" bigint)
    where order_line.id = kept.id and order_line.order_id = ${order.id}`.execute(tables(tx));
  const added = priced.flatMap(({ row, sellable, quantity, price, rate, discounts, total, taxAmount }) => {
    if (row || !sellable) return [];
    const { variantId, productId, sku, slug, title, options, picture, weightGrams, taxClass } = sellable;
    const goods = { variantId, productId, sku, slug, title, options, picture, weightGrams, taxClass };
    return [{ ...goods, id: newId(at.getTime()), quantity, price, discounts, total, taxAmount, taxBasisPoints: rate?.basisPoints ?? 0 }];
  });
  const known = new Map(lines.flatMap(({ sellable }) => (sellable ? [[sellable.variantId, sellable.names] as const] : [])));
  await insertNamedLines(tx, order.id, added, { from: Math.max(...before.map(({ position }) => position)) + 1, known });
}
