import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { changesBetween } from './rules-changes.ts';
import { insertAction } from './store.ts';

/** A line of the audit log: what was done to what. `before` and `after` are told by what differs between them. */
export type ActionEntry = { action: string; subject: string; detail?: object; before?: object | null; after?: object | null };

/** Writes a line of the audit log, in the transaction of what it tells of. Callers that are no staff leave no line. */
export async function recordAction(tx: Tx, context: Context, { action, subject, detail = {}, before, after }: ActionEntry): Promise<void> {
  const { caller } = context;
  if (caller.kind !== 'staff') return;
  const changes = before === undefined && after === undefined ? {} : { changes: changesBetween(before ?? null, after ?? null) };
  await insertAction(tx, {
    staffId: caller.staffId,
    staffName: caller.name,
    action,
    subject,
    detail: { ...detail, ...changes },
    at: context.now(),
  });
  if (context.audit) context.audit.lines += 1;
}
