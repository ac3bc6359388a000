import type { Context } from '#kit/server/context.ts';
import { recordActivity } from '../../accounts/index.ts';
import { findOwnReturn, type OwnReturn } from '../show/find-own-return.ts';
import { loadReturnForUpdate } from '../show/load-return.ts';
import { transitionReturn } from '../transition-return.ts';
import type { ReturnRow } from '../store.ts';

/**
 * The shopper says by which parcel the goods come back; may be put right until they are here.
 * @throws notFound (404), returnActionNotAllowed (41)
 */
export async function reportLogistics(
  context: Context,
  { logisticsCompany, logisticsNumber, ...own }: OwnReturn & { logisticsCompany: string; logisticsNumber: string },
): Promise<ReturnRow> {
  const { id } = await findOwnReturn(context, context.db, own);
  return context.transaction(async (tx) => {
    const { row } = await loadReturnForUpdate(tx, context, { id });
    const detail = { logisticsCompany, logisticsNumber };
    const set = { logisticsCompany, logisticsNumber, sentAt: row.sentAt ?? context.now() };
    const sent = await transitionReturn(tx, context, row, {
      transition: 'logistics',
      event: 'sent',
      reason: `${logisticsCompany} ${logisticsNumber}`,
      set,
      detail,
    });
    const { accountId, returnNo } = sent;
    if (accountId !== null && context.caller.kind === 'user') await recordActivity(tx, context, { accountId, kind: 'returnSent', detail: { returnNo } });
    return sent;
  });
}
