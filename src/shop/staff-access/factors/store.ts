/** SQL of second factors: apps, passkeys, recovery codes. */
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** An app that is being set up; one that was confirmed before stays as it is. */
export async function upsertPendingTotp(tx: Tx, totp: { staffId: string; secret: string; createdAt: Date }): Promise<boolean> {
  const put = await tables(tx)
    .insertInto('staffTotp')
    .values(totp)
    .onConflict((conflict) =>
      conflict.column('staffId').doUpdateSet({ secret: totp.secret, createdAt: totp.createdAt, lastStep: 0 }).where('staffTotp.confirmedAt', 'is', null),
    )
    .executeTakeFirst();
  return put.numInsertedOrUpdatedRows === 1n;
}

/** An authenticator app, locked, so that one code is taken once however often it is sent at the same time. */
export function loadTotpForUpdate(tx: Tx, staffId: string) {
  return tables(tx).selectFrom('staffTotp').select(['secret', 'lastStep', 'confirmedAt']).where('staffId', '=', staffId).forUpdate().executeTakeFirst();
}

export async function markStep(tx: Tx, { staffId, step, confirmedAt }: { staffId: string; step: number; confirmedAt: Date }): Promise<void> {
  await tables(tx).updateTable('staffTotp').set({ lastStep: step, confirmedAt }).where('staffId', '=', staffId).execute();
}

export async function hasTotp(db: Queryable, staffId: string): Promise<boolean> {
  return (
    (await tables(db).selectFrom('staffTotp').select('staffId').where('staffId', '=', staffId).where('confirmedAt', 'is not', null).executeTakeFirst()) !==
    undefined
  );
}

export async function deleteTotp(tx: Tx, staffId: string): Promise<boolean> {
  return (await tables(tx).deleteFrom('staffTotp').where('staffId', '=', staffId).executeTakeFirst()).numDeletedRows === 1n;
}

/** New recovery codes in place of all that there were. */
export async function replaceRecoveryCodes(tx: Tx, { staffId, hashes }: { staffId: string; hashes: readonly string[] }): Promise<void> {
  await deleteRecoveryCodes(tx, staffId);
  await tables(tx)
    .insertInto('staffRecoveryCode')
    .values(hashes.map((codeHash) => ({ staffId, codeHash })))
    .execute();
}

/** Uses a recovery code up; answers whether it was good. */
export async function useRecoveryCode(tx: Tx, { staffId, codeHash, at }: { staffId: string; codeHash: string; at: Date }): Promise<boolean> {
  const used = await tables(tx)
    .updateTable('staffRecoveryCode')
    .set({ usedAt: at })
    .where('staffId', '=', staffId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Queryable, staffId: string): Promise<number> {
  const row = await tables(db)
    .selectFrom('staffRecoveryCode')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staffId', '=', staffId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function deleteRecoveryCodes(tx: Tx, staffId: string): Promise<void> {
  await tables(tx).deleteFrom('staffRecoveryCode').where('staffId', '=', staffId).execute();
}

const passkey = ['id', 'staffId', 'credentialId', 'publicKey', 'counter', 'transports', 'title', 'createdAt', 'lastUsedAt'] as const;

/** A person's passkeys, the oldest first, up to the limit. */
export function findPasskeys(db: Queryable, staffId: string) {
  return tables(db).selectFrom('staffPasskey').select(passkey).where('staffId', '=', staffId).orderBy('createdAt').orderBy('id').limit(100).execute();
}

/** A passkey by its credential, locked, so that its counter is checked and raised at once. */
export function loadPasskeyForUpdate(tx: Tx, credentialId: string) {
  return tables(tx).selectFrom('staffPasskey').select(passkey).where('credentialId', '=', credentialId).forUpdate().executeTakeFirst();
}

/** A passkey as it is stored. */
export type NewPasskey = {
  id: string;
  staffId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  title: string;
  createdAt: Date;
};

/** Keeps a passkey; answers false when there is one of that credential. */
export async function insertPasskey(tx: Tx, row: NewPasskey): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('staffPasskey')
    .values(row)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function usePasskey(tx: Tx, { id, counter, at }: { id: string; counter: number; at: Date }): Promise<void> {
  await tables(tx).updateTable('staffPasskey').set({ counter, lastUsedAt: at }).where('id', '=', id).execute();
}

/** Removes one passkey, or all of a person's. Returns how many. */
export async function deletePasskeys(tx: Tx, { staffId, id }: { staffId: string; id?: string }): Promise<number> {
  const deleted = await tables(tx)
    .deleteFrom('staffPasskey')
    .where('staffId', '=', staffId)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** What a passkey is asked to sign for. */
export type ChallengePurpose = 'register' | 'signIn' | 'prove';

export async function insertChallenge(tx: Tx, row: { challenge: string; staffId: string | null; purpose: ChallengePurpose; expiresAt: Date }): Promise<void> {
  await tables(tx).insertInto('staffChallenge').values(row).execute();
}

/** Uses a challenge up; answers whom it was made for (null: anybody), or undefined when it is not good. */
export async function useChallenge(
  tx: Tx,
  { challenge, purpose, now }: { challenge: string; purpose: ChallengePurpose; now: Date },
): Promise<{ staffId: string | null } | undefined> {
  return tables(tx)
    .deleteFrom('staffChallenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning('staffId')
    .executeTakeFirst();
}
