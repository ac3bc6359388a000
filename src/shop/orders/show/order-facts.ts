import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { findOrder } from '../store.ts';

/** An order in figures, minor units; `accountId` is null for a guest's. */
export type OrderFacts = {
  id: string;
  orderNo: string;
  accountId: string | null;
  lang: string;
  currency: string;
  status: string;
  payStatus: string;
  subtotalAmount: number;
  totalAmount: number;
  refundedAmount: number;
  placedAt: Date;
};

/** An order in figures, for whatever works on its own; null when there is none. */
export async function readOrderFacts(db: Queryable, orderId: string): Promise<OrderFacts | null> {
  const row = isId(orderId) ? await findOrder(db, { id: orderId }) : null;
  if (!row) return null;
  const { id, orderNo, accountId, lang, currency, status, payStatus, subtotalAmount, totalAmount, refundedAmount, placedAt } = row;
  return { id, orderNo, accountId, lang, currency, status, payStatus, subtotalAmount, totalAmount, refundedAmount, placedAt };
}
