/** SQL of shoppers' passkeys, and of what they are asked to sign. */
import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables, type AuthTables } from './tables.ts';

const passkey = ['id', 'accountId', 'credentialId', 'publicKey', 'counter', 'transports', 'title', 'createdAt', 'lastUsedAt'] as const;

/** An account's passkeys, the oldest first. */
export function findPasskeys(db: Queryable, accountId: string) {
  return tables(db).selectFrom('accountPasskey').select(passkey).where('accountId', '=', accountId).orderBy('createdAt').orderBy('id').limit(100).execute();
}

/** The account that a passkey signs in to. */
export function findPasskeyAccount(db: Queryable, credentialId: string) {
  return tables(db).selectFrom('accountPasskey').select('accountId').where('credentialId', '=', credentialId).executeTakeFirst();
}

/** A passkey by its credential, locked, so that its counter is checked and raised at once. */
export function loadPasskeyForUpdate(tx: Tx, credentialId: string) {
  return tables(tx).selectFrom('accountPasskey').select(passkey).where('credentialId', '=', credentialId).forUpdate().executeTakeFirst();
}

/** Keeps a passkey; answers false when there is one of that credential. */
export async function insertPasskey(tx: Tx, row: Insertable<AuthTables['accountPasskey']>): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('accountPasskey')
    .values(row)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function usePasskey(tx: Tx, { id, counter, at }: { id: string; counter: number; at: Date }): Promise<void> {
  await tables(tx).updateTable('accountPasskey').set({ counter, lastUsedAt: at }).where('id', '=', id).execute();
}

/** Answers false for a passkey that the account does not have. */
export async function renamePasskey(tx: Tx, { accountId, id, title }: { accountId: string; id: string; title: string }): Promise<boolean> {
  const renamed = await tables(tx).updateTable('accountPasskey').set({ title }).where('accountId', '=', accountId).where('id', '=', id).executeTakeFirst();
  return renamed.numUpdatedRows === 1n;
}

/** Answers what the passkey was called; undefined for one that the account does not have. */
export function deletePasskey(tx: Tx, { accountId, id }: { accountId: string; id: string }): Promise<{ title: string } | undefined> {
  return tables(tx).deleteFrom('accountPasskey').where('accountId', '=', accountId).where('id', '=', id).returning('title').executeTakeFirst();
}

/** What a passkey is asked to sign for. */
export type ChallengePurpose = 'register' | 'signIn';
type Challenge = { challenge: string; askerHash: string; purpose: ChallengePurpose };
/** `askerHash` is null for a browser without a secret. */
type Answered = Omit<Challenge, 'askerHash'> & { askerHash: string | null; now: Date };

export async function insertChallenge(tx: Tx, row: Challenge & { expiresAt: Date }): Promise<void> {
  await tables(tx).insertInto('accountChallenge').values(row).execute();
}

/** Uses a challenge up; answers whether it was good for who asks. */
export async function useChallenge(tx: Tx, { challenge, askerHash, purpose, now }: Answered): Promise<boolean> {
  const used = await tables(tx)
    .deleteFrom('accountChallenge')
    .where('challenge', '=', challenge)
    .returning(['askerHash', 'purpose', 'expiresAt'])
    .executeTakeFirst();
  return used !== undefined && used.askerHash === askerHash && used.purpose === purpose && used.expiresAt > now;
}

/** Deletes what was never signed. */
export async function deleteOldChallenges(tx: Tx, now: Date): Promise<void> {
  await tables(tx).deleteFrom('accountChallenge').where('expiresAt', '<', now).execute();
}
