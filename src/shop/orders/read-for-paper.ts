import { notFound } from '#kit/pure/common-errors.ts';
import { catalogueFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Reader } from '#kit/server/database.ts';
import type { Order } from './contract.ts';
import { byRef, type OrderRef } from './lock-staff-order.ts';
import { presentOrder } from './present-order.ts';
import { findLines, findOrder } from './store.ts';

/** What papers (invoice, packing slip) say of an order, in the order's language. */
export type PaperOrder = {
  id: string;
  /** Language prefix in which it was bought. */
  lang: string;
  order: Order;
  paidAt: Date | null;
  /** Tax of each line, in the order of `order.products`. */
  lineTaxes: readonly { basisPoints: number; amount: number }[];
};

/** An order as papers show it; null when there is none. */
export async function readPaperOrder({ db: reader, now }: Pick<Context, 'db' | 'now'>, orderId: string): Promise<PaperOrder | null> {
  const row = await findOrder(reader, { id: orderId });
  if (!row) return null;
  const [order, lines] = [await presentOrder({ locale: catalogueFor(row.lang), now }, reader, row), await findLines(reader, [row.id])];
  const lineTaxes = lines.map((line) => ({ basisPoints: line.taxBasisPoints, amount: line.taxAmount }));
  return { id: row.id, lang: row.lang, order, paidAt: row.paidAt, lineTaxes };
}

/**
 * The id of an order that staff name by id or number.
 * @throws notFound (404)
 */
export async function findOrderIdForStaff(reader: Reader, ref: OrderRef): Promise<string> {
  const row = await findOrder(reader, byRef(ref));
  if (!row) throw new ShopError(notFound);
  return row.id;
}
