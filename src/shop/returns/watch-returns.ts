import type { Context } from '#kit/server/context.ts';
import { eachApart } from '#kit/server/each-apart.ts';
import { awaitsParcel, returnLimits } from './contract.ts';
import { endReturn } from './staff/end-return.ts';
import { loadReturnForUpdate } from './show/load-return.ts';
import { recordReturnEvent } from './transition-return.ts';
import { findReturn, findWaiting, updateReturn, type ReturnRow } from './store.ts';
import { notifyShopper } from './mails/notify-shopper.ts';

const mostAtOnce = 500;
const dayMs = 24 * 3_600_000;

const waits = (row: ReturnRow, dueBefore: Date) => awaitsParcel(row) && row.logisticsDueAt !== null && row.logisticsDueAt <= dueBefore;

/** Ends approved returns whose parcel nobody has named in time (docs/rules/returns.md, "Way back"). */
export async function endOverdueReturns(context: Context): Promise<void> {
  const dueBefore = context.now();
  await eachApart(context, await findWaiting(context.db, { dueBefore, limit: mostAtOnce }), {
    record: 'return',
    failed: 'a return whose parcel did not come in time could not be ended',
    work: (id) =>
      context.transaction(async (tx) => {
        const locked = await loadReturnForUpdate(tx, context, { id });
        // A number may have come since the list was read.
        if (!waits(locked.row, dueBefore)) return;
        const ended = await endReturn(tx, context, locked, { transition: 'expire', event: 'expired' });
        await notifyShopper(tx, context, { row: ended, event: 'expired' });
      }),
  });
}

/** Reminds shoppers, once and some days before the end, that their parcel's number is missing. */
export async function remindOfParcels(context: Context): Promise<void> {
  const at = context.now();
  const dueBefore = new Date(at.getTime() + returnLimits.remindBeforeMs);
  const remindApprovedBefore = new Date(at.getTime() - dayMs);
  await eachApart(context, await findWaiting(context.db, { dueBefore, remindApprovedBefore, limit: mostAtOnce }), {
    record: 'return',
    failed: 'a shopper could not be reminded of a parcel',
    work: (id) =>
      context.transaction(async (tx) => {
        const { row } = await loadReturnForUpdate(tx, context, { id });
        if (!waits(row, dueBefore) || row.remindedAt !== null) return;
        const { status, auditStatus } = row;
        await updateReturn(tx, row, { to: { status, auditStatus }, set: { remindedAt: at }, at });
        const reminded = (await findReturn(tx, { id }))!;
        await recordReturnEvent(tx, context, { row: reminded, event: 'reminded' });
        await notifyShopper(tx, context, { row: reminded, event: 'reminded' });
      }),
  });
}
