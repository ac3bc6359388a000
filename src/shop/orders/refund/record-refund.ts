import type { Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { RefundKind } from '../contract.ts';
import type { OrderMoney } from './read-order-money.ts';
import { creditNoteNumber, taxOfPart } from '../rules-refunds.ts';
import { insertOrderRefund, loadNoteCounterForUpdate, setNoteCounter, type TakenUnits } from './store-refunds.ts';
import type { OrderRow } from '../store.ts';

/** A refund to be written down; amounts in the order's currency. `refundId` is the payment that goes back. */
export type NewOrderRefund = {
  order: OrderRow;
  kind: Exclude<RefundKind, 'surplus'>;
  money: Amount;
  credits: Amount;
  shipping: Amount;
  reason: string;
  refundId: string | null;
  /** `quantity` is named by the credit note; `taken` are units that this refund itself removes from the order. */
  lines: readonly { lineId: string; quantity: number; amount: Amount; taken?: TakenUnits }[];
};

/**
 * Writes a refund down with its credit note, whose number is the year's next; answers its id. The number is held until the
 * transaction ends, so the caller locks no credits, coupons or stock before this.
 */
export async function recordRefund(tx: Tx, context: Context, before: OrderMoney, refund: NewOrderRefund): Promise<string> {
  const at = context.now();
  const { order, kind, money, credits, shipping, reason, refundId } = refund;
  const id = newId(at.getTime());
  const note = money + credits > 0 ? await nextNote(tx, at) : { noteYear: null, noteSequence: null, noteNumber: null };
  const lines = refund.lines.map(({ lineId, quantity, amount, taken }) => {
    const line = before.lines.find((one) => one.id === lineId)!;
    return {
      orderLineId: lineId,
      quantity,
      amount,
      taxAmount: taxOfPart(line, { before: line.refunded, part: amount }),
      takenQuantity: taken?.quantity ?? 0,
      takenWorthAmount: taken?.value ?? 0,
      unsentQuantity: taken?.unsent ?? 0,
      restockedQuantity: taken?.restocked ?? 0,
    };
  });
  const row = {
    id,
    orderId: order.id,
    kind,
    amount: money,
    creditsAmount: credits,
    shippingAmount: shipping,
    shippingTaxAmount: taxOfPart(before.shipping, { before: before.shipping.refunded, part: shipping }),
    currency: order.currency,
    reason,
    refundId,
    ...note,
    createdAt: at,
  };
  const named = lines.filter((line) => line.quantity > 0 || line.amount > 0 || line.takenQuantity > 0);
  await insertOrderRefund(tx, row, named);
  return id;
}

async function nextNote(tx: Tx, at: Date) {
  const noteYear = at.getUTCFullYear();
  const noteSequence = (await loadNoteCounterForUpdate(tx, noteYear)) + 1;
  await setNoteCounter(tx, noteYear, noteSequence);
  return { noteYear, noteSequence, noteNumber: creditNoteNumber(noteYear, noteSequence) };
}
