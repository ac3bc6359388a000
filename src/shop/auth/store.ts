import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { attemptWindowMs, type RecentAttempts } from './rules.ts';
import { tables } from './tables.ts';

/** A key that all processes of the shop share. */
export async function readSecret(db: Queryable, name: 'captcha' | 'code'): Promise<string> {
  const row = await tables(db).selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
}

/** Lets one attempt on an account, and one from an address, decide at a time, so that parallel guesses are all counted. */
export async function lockAttempts(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${`attempt ${key}`}, 0))`.execute(tables(tx));
}

export async function recentAttempts(db: Queryable, of: { loginHash: string; address: string; now: Date }): Promise<RecentAttempts> {
  return tables(db)
    .selectFrom('signinAttempt')
    .select([
      sql<number>`count(*) filter (where login_hash = ${of.loginHash})`.as('byAccount'),
      sql<number>`count(*) filter (where address = ${of.address})`.as('byAddress'),
      sql<Date | null>`max(at)`.as('lastAt'),
    ])
    .where('at', '>', new Date(of.now.getTime() - attemptWindowMs))
    .where((where) => where.or([where('loginHash', '=', of.loginHash), where('address', '=', of.address)]))
    .executeTakeFirstOrThrow();
}

export async function insertAttempt(tx: Tx, attempt: { loginHash: string; address: string; at: Date }): Promise<void> {
  await tables(tx)
    .insertInto('signinAttempt')
    .values({ id: newId(attempt.at.getTime()), ...attempt })
    .execute();
}

/** After a successful one, the failed attempts of its account no longer count. */
export async function deleteAttempts(tx: Tx, loginHash: string): Promise<void> {
  await tables(tx).deleteFrom('signinAttempt').where('loginHash', '=', loginHash).execute();
}

/** Answers false when the challenge was used before. */
export async function useCaptcha(tx: Tx, use: { signatureHash: string; expiresAt: Date }): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('captchaUse')
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .returning('signatureHash')
    .executeTakeFirst();
  return row !== undefined;
}

/** A code as it is stored. */
export type StoredCode = {
  loginHash: string;
  scene: string;
  askerId: string | null;
  accountId: string | null;
  codeHash: string;
  ticketHash: string | null;
  method: string | null;
  askedFrom: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Keeps a code; the one before it, of the same name, purpose and asker, is gone. */
export async function upsertCode(tx: Tx, code: StoredCode): Promise<void> {
  const fresh = { ...code, id: newId(code.createdAt.getTime()), tries: 0, triesElsewhere: 0, usedAt: null };
  await tables(tx)
    .insertInto('authCode')
    .values(fresh)
    .onConflict((conflict) => conflict.columns(['loginHash', 'scene', 'askerId']).doUpdateSet(fresh))
    .execute();
}

/**
 * Counts a try at a code that is still good and answers it; parallel tries come one after the other. The network that asked for it has tries of its own: those
 * of all others do not use them up.
 */
export function tryCode(tx: Tx, of: { loginHash: string; scene: string; askerId: string | null; from: string; now: Date; mostTries: number }) {
  const isAsker = sql<boolean>`(asked_from = ${of.from})`;
  return tables(tx)
    .updateTable('authCode')
    .set({ tries: sql<number>`tries + ${isAsker}::int`, triesElsewhere: sql<number>`tries_elsewhere + (not ${isAsker})::int` })
    .where('loginHash', '=', of.loginHash)
    .where('scene', '=', of.scene)
    .where(sql<boolean>`asker_id is not distinct from ${of.askerId}::uuid`)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', of.now)
    .where(sql<boolean>`case when ${isAsker} then tries else tries_elsewhere end < ${of.mostTries}`)
    .returning(['id', 'codeHash', 'accountId', 'ticketHash'])
    .executeTakeFirst();
}

/** Counts a try at the code that a ticket stands for. */
export function tryTicketCode(tx: Tx, of: { ticketHash: string; scene: string; now: Date; mostTries: number }) {
  return tables(tx)
    .updateTable('authCode')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('ticketHash', '=', of.ticketHash)
    .where('scene', '=', of.scene)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', of.now)
    .where('tries', '<', of.mostTries)
    .returning(['id', 'codeHash', 'loginHash', 'askerId', 'accountId', 'method'])
    .executeTakeFirst();
}

/** Uses the ticket of a mailed link: it, and the code beside it, are no longer valid. */
export function useSignInTicket(tx: Tx, of: { ticketHash: string; scene: string; now: Date }) {
  return tables(tx)
    .updateTable('authCode')
    .set({ usedAt: of.now })
    .where('ticketHash', '=', of.ticketHash)
    .where('scene', '=', of.scene)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', of.now)
    .returning(['id', 'accountId', 'askerId', 'loginHash'])
    .executeTakeFirst();
}

/** Uses up a correct code, and the ticket beside it; false when another request did, or a newer code has replaced it. */
export async function spendCode(tx: Tx, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const spent = await tables(tx)
    .updateTable('authCode')
    .set({ usedAt: at })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Whether the ticket of a mailed link is still good; `useSignInTicket` decides. */
export async function isTicketGood(db: Queryable, of: { ticketHash: string; scene: string; now: Date }): Promise<boolean> {
  const found = await tables(db)
    .selectFrom('authCode')
    .select('id')
    .where('ticketHash', '=', of.ticketHash)
    .where('scene', '=', of.scene)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', of.now)
    .executeTakeFirst();
  return found !== undefined;
}

/** A code that was used becomes good again, with the tries it has had. */
export async function restoreCode(tx: Tx, of: { loginHash: string; scene: string; askerId: string }): Promise<void> {
  await tables(tx)
    .updateTable('authCode')
    .set({ usedAt: null })
    .where('loginHash', '=', of.loginHash)
    .where('scene', '=', of.scene)
    .where('askerId', '=', of.askerId)
    .execute();
}

/** Deletes what says nothing any more. */
export async function deleteOldProofs(tx: Tx, now: Date): Promise<void> {
  await tables(tx).deleteFrom('captchaUse').where('expiresAt', '<', now).execute();
  await tables(tx).deleteFrom('authCode').where('expiresAt', '<', now).execute();
  await tables(tx)
    .deleteFrom('signinAttempt')
    .where('at', '<', new Date(now.getTime() - attemptWindowMs))
    .execute();
}
