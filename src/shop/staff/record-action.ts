import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { insertAction } from './store.ts';

/** Writes a line of the audit log, in the transaction of what it tells of. Callers that are no staff leave no line. */
export async function recordAction(tx: Tx, context: Context, entry: { action: string; subject: string; detail?: object }): Promise<void> {
  const { caller } = context;
  if (caller.kind !== 'staff') return;
  await insertAction(tx, {
    staffId: caller.staffId,
    staffName: caller.name,
    action: entry.action,
    subject: entry.subject,
    detail: entry.detail ?? {},
    at: context.now(),
  });
}
