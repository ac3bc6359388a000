/** SQL of staff's sessions. */
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** A session by its token, also one that has ended; those of people who were shut out are never found. */
export function findStaffBySession(db: Queryable, { tokenHash, now }: { tokenHash: string; now: Date }) {
  return tables(db)
    .selectFrom('staffSession')
    .innerJoin('staff', 'staff.id', 'staffSession.staffId')
    .select([
      'staffSession.id as sessionId',
      'staffSession.endedAt',
      'staffSession.endedElsewhere',
      'staffSession.lastSeenAt',
      'staffSession.provedAt',
      'staffSession.mustSetUp',
      'staff.id',
      'staff.email',
      'staff.name',
      'staff.role',
      'staff.rights',
    ])
    .where('staffSession.tokenHash', '=', tokenHash)
    .where('staffSession.expiresAt', '>', now)
    .where('staff.disabledAt', 'is', null)
    .executeTakeFirst();
}

/** A session as it begins. */
export type NewStaffSession = {
  id: string;
  staffId: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  userAgent: string;
  address: string;
  mustSetUp: boolean;
};

/** Begins a session; who begins one has just proved who they are. */
export async function insertSession(tx: Tx, session: NewStaffSession): Promise<void> {
  await tables(tx)
    .insertInto('staffSession')
    .values({ ...session, lastSeenAt: session.createdAt, provedAt: session.createdAt })
    .execute();
}

/** Notes that a session is used, and in which language; undefined: the caller, a program, names none. */
export async function touchSession(
  tx: Tx,
  { sessionId, staffId, at, lang }: { sessionId: string; staffId: string; at: Date; lang: string | undefined },
): Promise<void> {
  await tables(tx).updateTable('staffSession').set({ lastSeenAt: at }).where('id', '=', sessionId).where('endedAt', 'is', null).execute();
  if (lang !== undefined) await setStaffLanguage(tx, { staffId, lang });
}

/** Sets the language of mails to a member of staff. */
export async function setStaffLanguage(tx: Tx, { staffId, lang }: { staffId: string; lang: string }): Promise<void> {
  await tables(tx).updateTable('staff').set({ lang }).where('id', '=', staffId).where('lang', 'is distinct from', lang).execute();
}

/** Ends a session at its own wish. */
export async function endSession(tx: Tx, { sessionId, at }: { sessionId: string; at: Date }): Promise<void> {
  await tables(tx).updateTable('staffSession').set({ endedAt: at }).where('id', '=', sessionId).where('endedAt', 'is', null).execute();
}

/** Which sessions are ended remotely: one, all but one, or all. */
export type EndedSessions = { staffId: string; at: Date; only?: string | undefined; except?: string | undefined };

/** Ends sessions from elsewhere: their tokens answer 51. Answers how many. */
export async function endStaffSessions(tx: Tx, { staffId, at, only, except }: EndedSessions): Promise<number> {
  const ended = await tables(tx)
    .updateTable('staffSession')
    .set({ endedAt: at, endedElsewhere: true })
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .$if(only !== undefined, (query) => query.where('id', '=', only!))
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/** A staff member's valid sessions, the last used first; at most 100. */
export function findStaffSessions(db: Queryable, { staffId, now }: { staffId: string; now: Date }) {
  return tables(db)
    .selectFrom('staffSession')
    .select(['id', 'createdAt', 'lastSeenAt', 'userAgent', 'address'])
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** Notes that who uses a session has proved who they are. */
export async function markSessionSteppedUp(tx: Tx, { sessionId, at }: { sessionId: string; at: Date }): Promise<void> {
  await tables(tx).updateTable('staffSession').set({ provedAt: at }).where('id', '=', sessionId).execute();
}

/** Lets a session that had to set up a second factor do everything. */
export async function freeSession(tx: Tx, sessionId: string): Promise<void> {
  await tables(tx).updateTable('staffSession').set({ mustSetUp: false }).where('id', '=', sessionId).execute();
}

/** Deletes sessions that ended or expired before a time. */
export async function deleteOldSessions(tx: Tx, before: Date): Promise<void> {
  await tables(tx)
    .deleteFrom('staffSession')
    .where((where) => where.or([where('expiresAt', '<', before), where('endedAt', '<', before)]))
    .execute();
}
