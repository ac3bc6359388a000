import * as m from '#messages';
import { add, amount, least, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { refundReturned } from '../../orders/returns/index.ts';
import { byReturnRef, loadReturnForUpdate, type LockedReturn, type ReturnRef } from '../show/load-return.ts';
import { isRefundRunning, unitsOf } from '../apply/requote.ts';
import { ensureTransition, recordReturnEvent, transitionReturn } from '../transition-return.ts';
import { findRunning, setLineAmounts, updateReturn, type ReturnRow } from '../store.ts';
import { notifyShopper } from '../mails/notify-shopper.ts';

type Refunded = Brought & { refundedCreditsAmount: Amount; refundedGiftCardsAmount: Amount };
type Brought = { quoteAmount: Amount; shippingAmount: Amount; refundAmount: Amount };

/** Has a return's money go back; answers what was given, which is less where staff have refunded of the order or its lines meanwhile. The caller has checked the move. */
export async function refundGoods(tx: Tx, context: Context, { row, lines, of }: LockedReturn): Promise<Refunded> {
  const reason = m.returns_refund_reason({ returnNo: row.returnNo }, { locale: localeFor(row.lang) });
  const brought = await leaveShipping(tx, context, row);
  const refund = { amount: brought.refundAmount, shipping: brought.shippingAmount, to: row.refundTo, reason, units: unitsOf(lines) };
  const { refunded, credits, giftCards, values } = await refundReturned(tx, context, of.order, refund);
  await setLineAmounts(tx, row.id, values);
  return { ...brought, refundAmount: refunded, refundedCreditsAmount: credits, refundedGiftCardsAmount: giftCards };
}

/**
 * What a return brings, once the shipping in it is left to another of its order that still runs: that one may yet end without a result, and then
 * not everything has come back.
 */
async function leaveShipping(tx: Tx, context: Context, row: ReturnRow): Promise<Brought> {
  const [quote, shipping, refund] = [row.quoteAmount, row.shippingAmount, row.refundAmount].map(amount) as [Amount, Amount, Amount];
  const last = shipping > 0 ? (await findRunning(tx, [row.orderId])).findLast((one) => one.id !== row.id && isRefundRunning(one)) : undefined;
  if (!last) return { quoteAmount: quote, shippingAmount: shipping, refundAmount: refund };
  const quoteAmount = subtract(quote, shipping);
  const brought = { quoteAmount, shippingAmount: zero, refundAmount: least(refund, quoteAmount) };
  const set = {
    quoteAmount: add(amount(last.quoteAmount), shipping),
    shippingAmount: add(amount(last.shippingAmount), shipping),
    refundAmount: add(amount(last.refundAmount), subtract(refund, brought.refundAmount)),
  };
  const { status, auditStatus } = last;
  await updateReturn(tx, last, { to: { status, auditStatus }, set, at: context.now() });
  const moved = (of: ReturnRow, to: Amount) =>
    recordReturnEvent(tx, context, { row: of, event: 'shippingMoved', detail: { amount: to, currency: of.currency } });
  await moved(row, brought.refundAmount);
  await moved(last, set.refundAmount);
  return brought;
}

/**
 * Staff give back the money of a `refundOnly` that they agreed to; it completes. Pieces of it that were not sent will never
 * be, and are free for others.
 * @throws notFound (404), returnActionNotAllowed (41)
 */
export async function refundReturn(context: Context, ref: ReturnRef): Promise<ReturnRow> {
  return context.transaction(async (tx) => {
    const locked = await loadReturnForUpdate(tx, context, byReturnRef(ref));
    const { row } = locked;
    ensureTransition(row, 'refund');
    const set = await refundGoods(tx, context, locked);
    const refunded = await transitionReturn(tx, context, row, {
      transition: 'refund',
      event: 'refunded',
      set,
      detail: { amount: set.refundAmount, currency: row.currency },
    });
    await notifyShopper(tx, context, { row: refunded, event: 'refunded' });
    return refunded;
  });
}
