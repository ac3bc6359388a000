import { notFound } from '#kit/pure/common-errors.ts';
import { localeFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { CreditNote, Order } from '../contract.ts';
import { byRef, type OrderRef } from '../staff/load-staff-order.ts';
import { presentOrder } from './present-order.ts';
import { findOrderRefund, findRefundByNote, findRefundLines } from '../refund/store-refunds.ts';
import { findLines, findOrder } from '../store.ts';

/** What documents (invoice, packing slip) show of an order, in the order's language. */
export type OrderForDocument = {
  id: string;
  /** Language prefix in which it was bought. */
  lang: string;
  order: Order;
  paidAt: Date | null;
  /** Tax of each line, in the order of `order.products`. */
  lineTaxes: readonly { basisPoints: number; amount: number }[];
};

/** An order as documents show it; null when there is none. */
export async function loadOrderForDocument({ db: reader, now }: Pick<Context, 'db' | 'now'>, orderId: string): Promise<OrderForDocument | null> {
  const row = await findOrder(reader, { id: orderId });
  if (!row) return null;
  const [order, lines] = [await presentOrder({ locale: localeFor(row.lang), lang: row.lang, now }, reader, row), await findLines(reader, [row.id])];
  const lineTaxes = lines.map((line) => ({ basisPoints: line.taxBasisPoints, amount: line.taxAmount }));
  return { id: row.id, lang: row.lang, order, paidAt: row.paidAt, lineTaxes };
}

/** A refund as its credit note shows it, by id, or by the order and the note's number; null when there is none. */
export async function readCreditNote(reader: Queryable, by: { id: string } | { orderId: string; number: string }): Promise<CreditNote | null> {
  const row = 'id' in by ? await findOrderRefund(reader, { id: by.id }) : await findRefundByNote(reader, by.orderId, by.number);
  if (!row?.noteNumber) return null;
  const lines = await findRefundLines(reader, [row.id]);
  const { id, noteNumber: number, createdAt: at, reason, amount } = row;
  const { creditsAmount: credits, giftCardsAmount: giftCards, shippingAmount: shipping, shippingTaxAmount: shippingTax } = row;
  const shownLines = lines.map((line) => ({ lineId: line.orderLineId, quantity: line.quantity, amount: line.amount, tax: line.taxAmount }));
  return { id, number, at, reason, amount, credits, giftCards, shipping, shippingTax, isVoid: row.voidedAt !== null, lines: shownLines };
}

/**
 * The id of an order that staff name by id or number.
 * @throws notFound (404)
 */
export async function findOrderIdForStaff(reader: Queryable, ref: OrderRef): Promise<string> {
  const row = await findOrder(reader, byRef(ref));
  if (!row) throw new ShopError(notFound);
  return row.id;
}
