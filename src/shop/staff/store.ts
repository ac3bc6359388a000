import { jsonb, type Reader, type Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { sql } from 'kysely';
import type { RecentFailures } from './rules.ts';
import { tables } from './tables.ts';

export function findStaffByEmail(reader: Reader, email: string) {
  return tables(reader).selectFrom('staff').select(['id', 'email', 'name', 'role', 'passwordHash', 'disabledAt']).where('email', '=', email.toLowerCase()).executeTakeFirst();
}

export function findStaffBySession(reader: Reader, { tokenHash, now }: { tokenHash: string; now: Date }) {
  return tables(reader)
    .selectFrom('staffSession')
    .innerJoin('staff', 'staff.id', 'staffSession.staffId')
    .select(['staffSession.id as sessionId', 'staff.id', 'staff.email', 'staff.name', 'staff.role'])
    .where('staffSession.tokenHash', '=', tokenHash)
    .where('staffSession.endedAt', 'is', null)
    .where('staffSession.expiresAt', '>', now)
    .where('staff.disabledAt', 'is', null)
    .executeTakeFirst();
}

/** Inserts unless the address is taken; answers whether it did. */
export async function insertStaff(tx: Tx, staff: { id: string; email: string; name: string; role: string; passwordHash: string; createdAt: Date }): Promise<boolean> {
  const inserted = await tables(tx).insertInto('staff').values(staff).onConflict((conflict) => conflict.column('email').doNothing()).executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function insertSession(tx: Tx, session: { id: string; staffId: string; tokenHash: string; createdAt: Date; expiresAt: Date }): Promise<void> {
  await tables(tx).insertInto('staffSession').values({ ...session, lastSeenAt: session.createdAt }).execute();
}

export async function endSession(tx: Tx, { sessionId, at }: { sessionId: string; at: Date }): Promise<void> {
  await tables(tx).updateTable('staffSession').set({ endedAt: at }).where('id', '=', sessionId).where('endedAt', 'is', null).execute();
}

export async function recentFailures(reader: Reader, of: { accountHash: string; address: string; since: Date }): Promise<RecentFailures> {
  const row = await tables(reader)
    .selectFrom('staffSigninFailure')
    .select([
      sql<number>`count(*) filter (where account_hash = ${of.accountHash})`.as('byAccount'),
      sql<number>`count(*) filter (where address = ${of.address})`.as('byAddress'),
      sql<Date | null>`max(at)`.as('lastAt'),
    ])
    .where('at', '>', of.since)
    .where((where) => where.or([where('accountHash', '=', of.accountHash), where('address', '=', of.address)]))
    .executeTakeFirstOrThrow();
  return row;
}

/** Lets one attempt on an account decide at a time, so that parallel guesses are all counted. */
export async function lockAttempts(tx: Tx, accountHash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountHash}, 0))`.execute(tables(tx));
}

export async function insertFailure(tx: Tx, failure: { accountHash: string; address: string; at: Date }): Promise<void> {
  await tables(tx).insertInto('staffSigninFailure').values({ id: newId(failure.at.getTime()), ...failure }).execute();
}

export async function forgetFailures(tx: Tx, accountHash: string): Promise<void> {
  await tables(tx).deleteFrom('staffSigninFailure').where('accountHash', '=', accountHash).execute();
}

export async function insertAction(tx: Tx, action: { staffId: string | null; staffName: string; action: string; subject: string; detail: object; at: Date }): Promise<void> {
  await tables(tx).insertInto('staffAction').values({ id: newId(action.at.getTime()), ...action, detail: jsonb(action.detail) }).execute();
}

export async function countStaff(reader: Reader): Promise<number> {
  const row = await tables(reader).selectFrom('staff').select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return row.count;
}
