/** SQL of sign-ins that failed, devices that are known, tickets, and what an owner requires. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { failureWindowMs, type RecentFailures } from './rules.ts';
import { tables } from './tables.ts';

/** Where an attempt comes from and at which account it is, as they are counted. */
export type Attempt = { accountHash: string; here: string; now: Date };

/** Lets one attempt on an account, and one from a place, decide at a time, so that parallel guesses are all counted. */
export async function lockAttempts(tx: Tx, { accountHash, here }: Attempt): Promise<void> {
  // Always in one order, so that two attempts never wait for each other.
  for (const key of [`staff ${accountHash}`, `staff from ${here}`].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tables(tx));
}

export async function recentFailures(db: Queryable, { accountHash, here, now }: Attempt): Promise<RecentFailures> {
  return tables(db)
    .selectFrom('staffSigninFailure')
    .select([
      sql<number>`count(*) filter (where account_hash = ${accountHash} and address = ${here})`.as('fromHere'),
      sql<number>`count(*) filter (where address = ${here})`.as('anyAccountFromHere'),
      sql<number>`count(*) filter (where account_hash = ${accountHash})`.as('anywhere'),
      sql<Date | null>`max(at) filter (where address = ${here})`.as('lastFromHereAt'),
    ])
    .where('at', '>', new Date(now.getTime() - failureWindowMs))
    .where((where) => where.or([where('accountHash', '=', accountHash), where('address', '=', here)]))
    .executeTakeFirstOrThrow();
}

/** Counts an attempt as failed until it is known to be right. */
export async function insertFailure(tx: Tx, { accountHash, here, now }: Attempt): Promise<string> {
  const id = newId(now.getTime());
  await tables(tx).insertInto('staffSigninFailure').values({ id, accountHash, address: here, at: now }).execute();
  return id;
}

/** Drops the failure recorded for an attempt that turned out right. */
export async function deleteFailure(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('staffSigninFailure').where('id', '=', id).execute();
}

/** Clears the failed attempts at an account from an address after a successful sign-in. */
export async function deleteFailures(tx: Tx, { accountHash, here }: Omit<Attempt, 'now'>): Promise<void> {
  await tables(tx).deleteFrom('staffSigninFailure').where('accountHash', '=', accountHash).where('address', '=', here).execute();
}

/** Whose browser it is, by the secret in its cookie. */
export async function findDevice(db: Queryable, tokenHash: string): Promise<string | undefined> {
  const row = await tables(db).selectFrom('staffDevice').select('staffId').where('tokenHash', '=', tokenHash).executeTakeFirst();
  return row?.staffId;
}

export async function keepDevice(tx: Tx, device: { tokenHash: string; staffId: string; lastSeenAt: Date }): Promise<void> {
  await tables(tx)
    .insertInto('staffDevice')
    .values(device)
    .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ staffId: device.staffId, lastSeenAt: device.lastSeenAt }))
    .execute();
}

export async function deleteDevices(tx: Tx, staffId: string): Promise<void> {
  await tables(tx).deleteFrom('staffDevice').where('staffId', '=', staffId).execute();
}

/** What a ticket is for. */
export type TicketPurpose = 'invitation' | 'reset' | 'secondFactor';

/** Keeps a ticket; of links that set a password only the last one is good. */
export async function insertTicket(tx: Tx, ticket: { ticketHash: string; staffId: string; purpose: TicketPurpose; expiresAt: Date }): Promise<void> {
  if (ticket.purpose !== 'secondFactor')
    await tables(tx).deleteFrom('staffTicket').where('staffId', '=', ticket.staffId).where('purpose', '!=', 'secondFactor').execute();
  await tables(tx).insertInto('staffTicket').values(ticket).execute();
}

export async function findTicket(db: Queryable, { ticketHash, now }: { ticketHash: string; now: Date }) {
  const found = await tables(db)
    .selectFrom('staffTicket')
    .select(['staffId', 'purpose'])
    .where('ticketHash', '=', ticketHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return found && { staffId: found.staffId, purpose: found.purpose as TicketPurpose };
}

/** Uses a ticket up; answers whether it was there. */
export async function useSignInTicket(tx: Tx, ticketHash: string): Promise<boolean> {
  const used = await tables(tx).deleteFrom('staffTicket').where('ticketHash', '=', ticketHash).executeTakeFirst();
  return used.numDeletedRows === 1n;
}

export async function isSecondFactorRequired(db: Queryable): Promise<boolean> {
  const row = await tables(db).selectFrom('staffPolicy').select('secondFactorRequired').executeTakeFirstOrThrow();
  return row.secondFactorRequired;
}

/** The same, locked until the transaction ends. */
export async function loadPolicyForUpdate(tx: Tx): Promise<boolean> {
  const row = await tables(tx).selectFrom('staffPolicy').select('secondFactorRequired').forUpdate().executeTakeFirstOrThrow();
  return row.secondFactorRequired;
}

export async function writePolicy(tx: Tx, secondFactorRequired: boolean): Promise<void> {
  await tables(tx).updateTable('staffPolicy').set({ secondFactorRequired }).execute();
}

const deviceRetentionMs = 400 * 24 * 3_600_000;

/** Deletes what says nothing any more. */
export async function deleteOldAccess(tx: Tx, now: Date): Promise<void> {
  await tables(tx)
    .deleteFrom('staffSigninFailure')
    .where('at', '<', new Date(now.getTime() - failureWindowMs))
    .execute();
  await tables(tx).deleteFrom('staffTicket').where('expiresAt', '<', now).execute();
  await tables(tx).deleteFrom('staffChallenge').where('expiresAt', '<', now).execute();
  await tables(tx)
    .deleteFrom('staffDevice')
    .where('lastSeenAt', '<', new Date(now.getTime() - deviceRetentionMs))
    .execute();
}
