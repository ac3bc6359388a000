import type { Context } from '#kit/server/context.ts';
import { closeReturn } from '../../orders/returns/index.ts';
import { shipStock } from '../../stock/index.ts';
import { byReturnRef, loadReturnForUpdate, replacementsOf, type ReturnRef } from '../show/load-return.ts';
import { transitionReturn } from '../transition-return.ts';
import type { ReturnRow } from '../store.ts';
import { notifyShopper } from '../mails/notify-shopper.ts';

/**
 * Staff send the replacement of an exchange whose goods are here; it completes. Consumes what was reserved at the approval.
 * @throws notFound (404), returnActionNotAllowed (41)
 */
export async function exchangeGoods(
  context: Context,
  { expressName, expressNumber, ...ref }: ReturnRef & { expressName: string; expressNumber: string },
): Promise<ReturnRow> {
  return context.transaction(async (tx) => {
    const { row, lines, of } = await loadReturnForUpdate(tx, context, byReturnRef(ref));
    const set = { expressName, expressNumber, exchangedAt: context.now() };
    const reason = `${expressName} ${expressNumber}`;
    const sent = await transitionReturn(tx, context, row, {
      transition: 'exchange',
      event: 'exchangeSent',
      reason,
      set,
      detail: { expressName, expressNumber },
    });
    await closeReturn(tx, context, of.order);
    await shipStock(tx, replacementsOf(lines), row.returnNo);
    await notifyShopper(tx, context, { row: sent, event: 'exchangeSent' });
    return sent;
  });
}
