import * as m from '#messages';
import { amount, type Amount } from '#kit/pure/amount.ts';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { refundReturned } from '../../orders/returns/index.ts';
import { byReturnRef, loadReturnForUpdate, type LockedReturn, type ReturnRef } from '../show/load-return.ts';
import { unitsOf } from '../apply/requote.ts';
import { ensureTransition, transitionReturn } from '../transition-return.ts';
import { setLineAmounts, type ReturnRow } from '../store.ts';
import { notifyShopper } from '../mails/notify-shopper.ts';

type Refunded = { refundAmount: Amount; refundedCreditsAmount: Amount; refundedGiftCardsAmount: Amount };

/** Has a return's money go back; answers what was given, which is less where staff have refunded of the order or its lines meanwhile. The caller has checked the move. */
export async function refundGoods(tx: Tx, context: Context, { row, lines, of }: LockedReturn): Promise<Refunded> {
  const reason = m.returns_refund_reason({ returnNo: row.returnNo }, { locale: localeFor(row.lang) });
  const refund = { amount: amount(row.refundAmount), shipping: amount(row.shippingAmount), to: row.refundTo, reason, units: unitsOf(lines) };
  const { refunded, credits, giftCards, values } = await refundReturned(tx, context, of.order, refund);
  await setLineAmounts(tx, row.id, values);
  return { refundAmount: refunded, refundedCreditsAmount: credits, refundedGiftCardsAmount: giftCards };
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
