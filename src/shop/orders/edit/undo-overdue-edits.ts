import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { paymentLimits } from '../../payments/contract.ts';
import { changeReservations } from '../../stock/index.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { askProviders } from '../pay/ask-providers.ts';
import { queueCards } from '../place/queue-sale.ts';
import { markWaiting } from '../ship/store-waiting.ts';
import { stateAfter } from '../states.ts';
import { findLines, loadOrderForUpdate } from '../store.ts';
import { readFacts } from '../transition-order.ts';
import { reservationsOf } from './plan-edit.ts';
import { findOverdueRests } from './store-before.ts';
import { undoUnpaidEdit } from './undo-edit.ts';

const mostAtOnce = 500;

/** Undoes changes whose difference was not paid in time; each on its own, so that one cannot hold up the others. */
export async function undoOverdueEdits(context: Context): Promise<void> {
  const away = new Set<string>();
  for (const id of await findOverdueRests(context.db, { dueBefore: context.now(), limit: mostAtOnce })) {
    try {
      await undoOverdue(context, id, away);
    } catch (error) {
      // What the change took out was sold since: the rest stays to be paid until there is some again.
      if (error instanceof ShopError) context.log.warn({ order: id, wire: error.spec.wire }, 'a change that was not paid cannot be undone yet');
      else context.log.error({ err: error, order: id }, 'a change that was not paid could not be undone');
    }
  }
}

/** Providers are asked once more before, as for orders that expire; what they have in hand is waited for a little. */
async function undoOverdue(context: Context, id: string, away: Set<string>): Promise<void> {
  const waits = await askProviders(context, id, away);
  await context.transaction(async (tx) => {
    const order = await loadOrderForUpdate(tx, { id });
    // It may have been paid, changed or sent since the list was read.
    if (!order || order.dueAmount === 0 || order.paymentDueAt === null || order.paymentDueAt > context.now()) return;
    if (stateAfter(await readFacts(tx, order), 'edit') === null) return;
    if (waits && context.now().getTime() < order.paymentDueAt.getTime() + paymentLimits.graceMs) return;
    const before = await findLines(tx, [id]);
    const undone = await undoUnpaidEdit(tx, context, order);
    const lines = await findLines(tx, [id]);
    await queueCards(tx, context, { orderId: id, lines });
    await queueMail(tx, context, { orderId: id, kind: 'edited', reason: m.order_edit_undone({}, { locale: localeFor(undone.lang) }) });
    // Last, so that the popular units stay locked no longer than needed.
    await markWaiting(tx, id, await changeReservations(tx, reservationsOf({ before, lines })));
  });
}
