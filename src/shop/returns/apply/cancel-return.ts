import type { Context } from '#kit/server/context.ts';
import { recordActivity } from '../../accounts/index.ts';
import { endReturn } from '../staff/end-return.ts';
import { findOwnReturn, type OwnReturn } from '../show/find-own-return.ts';
import { loadReturnForUpdate } from '../show/load-return.ts';
import type { ReturnRow } from '../store.ts';

/**
 * The shopper takes a return back; possible until the goods are on their way.
 * @throws notFound (404), returnOnItsWay (41), returnActionNotAllowed (41)
 */
export async function cancelReturn(context: Context, own: OwnReturn): Promise<ReturnRow> {
  const { id } = await findOwnReturn(context, context.db, own);
  return context.transaction(async (tx) => {
    const locked = await loadReturnForUpdate(tx, context, { id });
    const ended = await endReturn(tx, context, locked, { transition: 'cancel', event: 'cancelled' });
    const { accountId, returnNo } = ended;
    if (accountId !== null && context.caller.kind === 'user') await recordActivity(tx, context, { accountId, kind: 'returnCancelled', detail: { returnNo } });
    return ended;
  });
}
