import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { changesBetween } from './rules-changes.ts';
import { recordName } from './rules-name.ts';
import { insertAction } from '../store.ts';

/**
 * A line of the audit log: what was done to what. `before` and `after` are reduced to what differs. What the record is called is stored
 * with the line: as `about` says it where that is a record, else `after`, `before` or `detail`. `action` has its words in
 * `backoffice/audit/sentences.ts`.
 */
export type ActionEntry = {
  action: string;
  subject: string;
  detail?: object;
  before?: object | null;
  after?: object | null;
  about?: object | null;
};

/** A line about a person who is not signed in (yet): a sign-in, a failed one, a password that was set by a link. */
export async function recordActionOf(
  tx: Tx,
  {
    staff,
    ...line
  }: {
    staff: { id: string | null; name: string };
    action: string;
    subject: string;
    detail: object;
    at: Date;
  },
): Promise<void> {
  await insertAction(tx, { staffId: staff.id, staffName: staff.name, ...line });
}

/** Writes a line of the audit log, in the transaction of the action. Callers that are not staff leave no line. */
export async function recordAction(tx: Tx, context: Context, { action, subject, detail = {}, before, after, about }: ActionEntry): Promise<void> {
  const { caller } = context;
  if (caller.kind !== 'staff') return;
  const changes = before === undefined && after === undefined ? {} : { changes: changesBetween(before ?? null, after ?? null) };
  const name = recordName([about, after, before, detail]);
  await recordActionOf(tx, {
    staff: { id: caller.staffId, name: caller.name },
    action,
    subject,
    detail: {
      ...detail,
      ...changes,
      ...(name === undefined ? {} : { about: name }),
    },
    at: context.now(),
  });
  if (context.audit) context.audit.lines += 1;
}
