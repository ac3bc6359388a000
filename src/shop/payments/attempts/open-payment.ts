import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { insertPayment } from '../store.ts';

/** Opens the payment of an order that is being placed, in its transaction. `amount` is what has to be settled. */
export async function openPayment(
  tx: Tx,
  payment: { orderId: string; orderNo: string; lang: string; amount: number; currency: string; at: Date },
): Promise<void> {
  await insertPayment(tx, { id: newId(payment.at.getTime()), ...payment });
}
