import { isApproved } from '../contract.ts';
import { amount, least, subtract, zero } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { freeFromReturn } from '../../orders/returns/index.ts';
import { releaseStock } from '../../stock/index.ts';
import { replacementsOf, type LockedReturn } from '../show/load-return.ts';
import { unitsOf } from '../apply/requote.ts';
import { transitionReturn, recordReturnEvent, type ReturnStep } from '../transition-return.ts';
import { findRunning, updateReturn, type ReturnRow } from '../store.ts';

/**
 * Ends a return without a result (cancelled, declined, rejected, expired): its units can be sent or returned again, a
 * replacement that was reserved is free, and no other return of the order gives shipping back any more.
 * @throws returnActionNotAllowed (41), returnOnItsWay (41)
 */
export async function endReturn(tx: Tx, context: Context, { row, lines, of }: LockedReturn, step: ReturnStep): Promise<ReturnRow> {
  const ended = await transitionReturn(tx, context, row, step);
  await freeFromReturn(tx, context, of.order, unitsOf(lines));
  await withoutShipping(tx, context, row.orderId);
  if (row.applyType === 'exchange' && isApproved(row)) await releaseStock(tx, replacementsOf(lines));
  return ended;
}

/** Not every unit comes back now: the shipping that other returns were quoted falls away, and their timelines say so. */
async function withoutShipping(tx: Tx, context: Context, orderId: string): Promise<void> {
  const at = context.now();
  for (const row of await findRunning(tx, [orderId])) {
    if (row.shippingAmount === 0) continue;
    const quote = subtract(amount(row.quoteAmount), amount(row.shippingAmount));
    const { status, auditStatus } = row;
    const set = { quoteAmount: quote, shippingAmount: zero, refundAmount: least(amount(row.refundAmount), quote) };
    await updateReturn(tx, row, { to: { status, auditStatus }, set, at });
    await recordReturnEvent(tx, context, { row, event: 'requoted', detail: { amount: set.refundAmount, currency: row.currency } });
  }
}
