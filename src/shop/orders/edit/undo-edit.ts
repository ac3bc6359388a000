import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { changePayment } from '../../payments/attempts/index.ts';
import { recordEvent } from '../record-event.ts';
import { updateLocked, type OrderRow } from '../store.ts';
import { deleteBefore, restoreLines } from './store-before.ts';

/**
 * Undoes what staff changed of a paid order while what it costs more is not paid: lines and sums are those that were paid again. Credits,
 * gift cards and money are as they were, because a change that leaves something due gives none of them back. Stock is the caller's, who holds the
 * order's lock. Answers the order as it then is; one with nothing due as it was.
 */
export async function undoUnpaidEdit(tx: Tx, context: Context, order: OrderRow): Promise<OrderRow> {
  if (order.dueAmount === 0) return order;
  const sums = await restoreLines(tx, order.id);
  await deleteBefore(tx, order.id);
  const { id: orderId, orderNo, lang, currency } = order;
  const at = context.now();
  const undone = await updateLocked(tx, order, { ...sums, dueAmount: 0, paymentDueAt: null, editedAt: at }, at);
  await changePayment(tx, context, { orderId, orderNo, lang, currency, amount: undone.totalAmount });
  const reason = m.order_edit_undone({}, { locale: localeFor(lang) });
  const detail = { before: order.totalAmount, total: undone.totalAmount, due: 0, back: 0, currency };
  await recordEvent(tx, context, { order: undone, event: 'edited', reason, detail });
  return undone;
}
