import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { notifyAccount } from '../../notices/index.ts';
import type { NoticeKind } from '../../notices/contract.ts';
import { readSettings } from '../../settings/index.ts';
import { returnMail, type ReturnMailKind } from '../job-kinds.ts';
import type { ReturnRow } from '../store.ts';

/** `exchangeSent` → `returnExchangeSent`. */
const noticeOf = (event: ReturnMailKind): NoticeKind => `return${event[0]!.toUpperCase()}${event.slice(1)}` as `return${Capitalize<ReturnMailKind>}`;

/** Tells a return's shopper of a step, on commit: by mail, and an account on its own pages too. */
export async function notifyShopper(tx: Tx, context: Context, { row, event }: { row: ReturnRow; event: ReturnMailKind }): Promise<void> {
  await context.enqueue(tx, returnMail, { returnId: row.id, kind: event });
  if (row.accountId === null) return;
  const { routes } = await readSettings(context.db);
  const amount = { amount: row.refundAmount, currency: row.currency };
  await notifyAccount(tx, context, {
    accountId: row.accountId,
    kind: noticeOf(event),
    params: { returnNo: row.returnNo, amount, reason: row.refuseDescription },
    path: `${routes.userBasePath}return/${row.returnNo}`,
  });
}
