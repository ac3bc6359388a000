import { add, zero, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { RefundKind } from '../contract.ts';
import type { OrderMoney } from './read-order-money.ts';
import { creditNoteNumber, splitShares, taxOfPart } from '../rules-refunds.ts';
import { whole } from '../rules-returns.ts';
import { insertOrderRefund, loadNoteCounterForUpdate, setNoteCounter, type TakenUnits } from './store-refunds.ts';
import type { OrderRow } from '../store.ts';

/** A payment that goes back, and how much of it. */
export type RefundPayment = { refundId: string; amount: Amount };

/** A refund to be written down; amounts in the order's currency. `payments` go back and add up to `money`; none where it became credits. */
export type NewOrderRefund = {
  order: OrderRow;
  kind: Exclude<RefundKind, 'surplus'>;
  money: Amount;
  credits: Amount;
  giftCards: Amount;
  shipping: Amount;
  reason: string;
  payments: readonly RefundPayment[];
  /** `quantity` is named by the credit note; `taken` are units that this refund itself removes from the order. */
  lines: readonly { lineId: string; quantity: number; amount: Amount; taken?: TakenUnits }[];
};

/**
 * Writes a refund down with its credit note, whose number is the year's next. The number is held until the transaction ends,
 * so the caller locks no credits, gift cards, coupons or stock before this. What several payments give back are as many refunds, each
 * with a credit note of its own, so that one which its provider rejects takes no other along.
 */
export async function recordRefund(tx: Tx, context: Context, before: OrderMoney, { payments, ...refund }: NewOrderRefund): Promise<void> {
  if (payments.length < 2) return recordPart(tx, context, before, { ...refund, refundId: payments[0]?.refundId ?? null });
  const { credits, giftCards, lines } = refund;
  // What is no money goes back with the first.
  const sums = payments.map(({ amount: money }, index) => (index === 0 ? { money, credits, giftCards } : { money, credits: zero, giftCards: zero }));
  const shares = splitShares(sums.map(whole), { lines: lines.map((line) => line.amount), shipping: refund.shipping });
  let soFar = before;
  for (const [index, { refundId }] of payments.entries()) {
    const share = shares[index]!;
    const own = lines.map((line, at) => (index === 0 ? { ...line, amount: share.lines[at]! } : { lineId: line.lineId, quantity: 0, amount: share.lines[at]! }));
    await recordPart(tx, context, soFar, { ...refund, ...sums[index]!, shipping: share.shipping, refundId, lines: own });
    soFar = withRefunded(soFar, own, share.shipping);
  }
}

/** What an order cost, with one refund more. */
function withRefunded({ lines, shipping }: OrderMoney, given: NewOrderRefund['lines'], ofShipping: Amount): OrderMoney {
  return {
    lines: lines.map((line) => ({ ...line, refunded: add(line.refunded, ...given.filter((one) => one.lineId === line.id).map((one) => one.amount)) })),
    shipping: { ...shipping, refunded: add(shipping.refunded, ofShipping) },
  };
}

type RefundPart = Omit<NewOrderRefund, 'payments'> & { refundId: string | null };

async function recordPart(tx: Tx, context: Context, before: OrderMoney, refund: RefundPart): Promise<void> {
  const at = context.now();
  const { order, kind, money, credits, giftCards, shipping, reason, refundId } = refund;
  const id = newId(at.getTime());
  const note = whole(refund) > 0 ? await nextNote(tx, at) : { noteYear: null, noteSequence: null, noteNumber: null };
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
    giftCardsAmount: giftCards,
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
}

async function nextNote(tx: Tx, at: Date) {
  const noteYear = at.getUTCFullYear();
  const noteSequence = (await loadNoteCounterForUpdate(tx, noteYear)) + 1;
  await setNoteCounter(tx, noteYear, noteSequence);
  return { noteYear, noteSequence, noteNumber: creditNoteNumber(noteYear, noteSequence) };
}
