import type { Reader, Tx } from '#kit/server/database.ts';
import { sql } from 'kysely';
import { tables } from './tables.ts';

export function findGuestBySecretHash(reader: Reader, secretHash: string) {
  return tables(reader).selectFrom('guest').select('id').where('secretHash', '=', secretHash).executeTakeFirst();
}

export async function insertGuest(tx: Tx, guest: { id: string; secretHash: string; createdAt: Date }) {
  await tables(tx)
    .insertInto('guest')
    .values({ ...guest, lastSeenAt: guest.createdAt })
    .execute();
}

export function findSessionByTokenHash(reader: Reader, tokenHash: string) {
  return tables(reader)
    .selectFrom('session')
    .select(['id', 'accountId', 'expiresAt', 'endedAt', 'endedBy'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

export async function listLiveSessions(reader: Reader, { sessionIds, now }: { sessionIds: readonly string[]; now: Date }): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('session')
    .select('id')
    .where(sql<boolean>`id = any(${sessionIds}::uuid[])`)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute();
  return rows.map((row) => row.id);
}
