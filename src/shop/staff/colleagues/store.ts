/** SQL of who has a record open, and of who changed it last. */
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

type OneRecord = { resource: string; recordId: string };

/** Records that a staff member has the record open now. */
export async function upsertPresence(tx: Tx, presence: OneRecord & { staffId: string; seenAt: Date }): Promise<void> {
  await tables(tx)
    .insertInto('staffPresence')
    .values(presence)
    .onConflict((conflict) => conflict.columns(['resource', 'recordId', 'staffId']).doUpdateSet({ seenAt: presence.seenAt }))
    .execute();
}

/** Records that a staff member left it. */
export async function deletePresence(tx: Tx, { resource, recordId, staffId }: OneRecord & { staffId: string }): Promise<void> {
  await tables(tx).deleteFrom('staffPresence').where('resource', '=', resource).where('recordId', '=', recordId).where('staffId', '=', staffId).execute();
}

/** Names of others who were seen at it since an instant, at most `most`. */
export async function listPresent(reader: Queryable, { resource, recordId, besides, since, most }: OneRecord & { besides: string; since: Date; most: number }) {
  return tables(reader)
    .selectFrom('staffPresence')
    .innerJoin('staff', 'staff.id', 'staffPresence.staffId')
    .select('staff.name')
    .where('staffPresence.resource', '=', resource)
    .where('staffPresence.recordId', '=', recordId)
    .where('staffPresence.staffId', '!=', besides)
    .where('staffPresence.seenAt', '>', since)
    .where('staff.disabledAt', 'is', null)
    .orderBy('staff.name')
    .limit(most)
    .execute();
}

/** Forgets who was seen last before an instant. */
export async function deleteOldPresence(tx: Tx, before: Date): Promise<void> {
  await tables(tx).deleteFrom('staffPresence').where('seenAt', '<', before).execute();
}

/** The last of these actions on a record; each of `actions` is one, or finds an area by its beginning (`page` finds `page.update`). */
export function findLastAction(reader: Queryable, { subject, actions }: { subject: string; actions: readonly string[] }) {
  return tables(reader)
    .selectFrom('staffAction')
    .select(['staffId', 'staffName', 'at'])
    .where('subject', '=', subject)
    .where((where) => where.or(actions.flatMap((action) => [where('action', '=', action), where('action', 'like', `${action}.%`)])))
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}
