import { isUndecided, isCancelled, isCompleted } from '../contract.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { canVoidBoughtCards } from '../../gift-cards/sold/index.ts';
import { cancelUnpaid } from './cancel-order.ts';
import { approveLocked } from './decide-cancellation.ts';
import { readOrderNumber } from '../rules.ts';
import { recordEvent } from '../record-event.ts';
import { findOrder, loadOrderForUpdate, type OrderRow } from '../store.ts';
import { stateAfter } from '../states.ts';
import { readFacts, transitionOrder } from '../transition-order.ts';

/** What a withdrawal from an order depends on. */
export type OrderToWithdraw = Pick<OrderRow, 'id' | 'orderNo' | 'email' | 'lang' | 'market' | 'status' | 'deliveredAt'>;

/** An order by its number or id, as typed; null when there is none. */
export async function findOrderToWithdraw(reader: Queryable, by: { orderNo: string } | { id: string }): Promise<OrderToWithdraw | null> {
  return findOrder(reader, 'id' in by ? by : { orderNo: readOrderNumber(by.orderNo) });
}

/**
 * A consumer has withdrawn from an order by law: it is written into its story, and one of which nothing was sent ends at
 * once, without anybody's decision: unpaid, it is cancelled; paid, it is cancelled and refunded. Of one that was sent, of
 * a part, of one of which a return runs or that bought a gift card which was spent, staff and the way of returns see to the rest: the law asks
 * for no agreement, so nothing refuses it. Answers what came of it.
 */
export async function withdrawOrder(
  tx: Tx,
  context: Context,
  { orderId, reason, isWhole }: { orderId: string; reason: string; isWhole: boolean },
): Promise<'cancelled' | 'recorded'> {
  const order = await loadOrderForUpdate(tx, { id: orderId });
  if (!order) return 'recorded';
  await recordEvent(tx, context, { order, event: 'contractWithdrawn', reason });
  if (isCancelled(order)) return 'cancelled';
  if (!isWhole || order.shipped !== 'none' || isCompleted(order)) return 'recorded';
  if (order.payStatus === 'unpaid') {
    await cancelUnpaid(tx, context, order, { transition: 'cancelUnpaid', event: 'cancelledByShopper', reason: '' });
    return 'cancelled';
  }
  if (!(await endsByItself(tx, order))) return 'recorded';
  const pending = isUndecided(order) ? order : await transitionOrder(tx, context, order, { transition: 'requestCancel', event: 'cancelRequested', reason: '' });
  await approveLocked(tx, context, pending);
  return 'cancelled';
}

async function endsByItself(tx: Tx, order: OrderRow): Promise<boolean> {
  const isPossible = isUndecided(order) || stateAfter(await readFacts(tx, order), 'requestCancel') !== null;
  return isPossible && (await canVoidBoughtCards(tx, order.id));
}
