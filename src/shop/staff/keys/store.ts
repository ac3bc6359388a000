/** SQL of API keys. */
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import { tables } from '../tables.ts';
import type { apiKeySorts } from './contract.ts';

const columns = ['apiKey.id', 'apiKey.title', 'apiKey.scopes', 'apiKey.createdAt', 'apiKey.expiresAt', 'apiKey.lastUsedAt', 'staff.name as createdBy'] as const;
const joined = (db: Queryable) => tables(db).selectFrom('apiKey').innerJoin('staff', 'staff.id', 'apiKey.staffId');

/** Keys by themselves; those of apps come and go with their app. */
const standalone = (db: Queryable) => joined(db).where('apiKey.appId', 'is', null);

/** A page of keys, and how many there are. */
export async function listKeyRows(
  db: Queryable,
  { page, size, order, q }: { page: number; size: number; order: Order<(typeof apiKeySorts)[number]>; q: string | undefined },
) {
  const found = standalone(db).$if(Boolean(q), (query) => query.where('apiKey.title', 'ilike', likePattern(q!)));
  return readPage(
    found
      .select(columns)
      .orderBy(`apiKey.${order.field}`, (by) => (order.direction === 'asc' ? by.asc().nullsLast() : by.desc().nullsLast()))
      .orderBy('apiKey.id'),
    { page, size },
  );
}

export function findKeyRow(db: Queryable, id: string) {
  return standalone(db).select(columns).where('apiKey.id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function loadKeyForUpdate(tx: Tx, id: string) {
  return standalone(tx).select(columns).where('apiKey.id', '=', id).forUpdate('apiKey').executeTakeFirst();
}

export async function countKeys(db: Queryable): Promise<number> {
  const row = await tables(db)
    .selectFrom('apiKey')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** A key as it is stored. */
export type NewKey = { id: string; staffId: string; title: string; keyHash: string; scopes: string[]; createdAt: Date; expiresAt: Date | null; appId?: string };

export async function insertKey(tx: Tx, row: NewKey): Promise<void> {
  await tables(tx).insertInto('apiKey').values(row).execute();
}

export async function updateKey(tx: Tx, id: string, changes: { title: string; scopes: string[]; expiresAt: Date | null }): Promise<void> {
  await tables(tx).updateTable('apiKey').set(changes).where('id', '=', id).execute();
}

export async function deleteKey(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('apiKey').where('id', '=', id).execute();
}

/** A key that is good, with who made it; keys of people who were shut out are never found. */
export function findKeyByHash(db: Queryable, { keyHash, now }: { keyHash: string; now: Date }) {
  return joined(db)
    .select(['apiKey.id as keyId', 'apiKey.title', 'apiKey.scopes', 'apiKey.lastUsedAt', 'staff.id as staffId', 'staff.email', 'staff.role', 'staff.rights'])
    .where('apiKey.keyHash', '=', keyHash)
    .where((where) => where.or([where('apiKey.expiresAt', 'is', null), where('apiKey.expiresAt', '>', now)]))
    .where('staff.disabledAt', 'is', null)
    .executeTakeFirst();
}

export async function touchKey(tx: Tx, { keyId, at }: { keyId: string; at: Date }): Promise<void> {
  await tables(tx).updateTable('apiKey').set({ lastUsedAt: at }).where('id', '=', keyId).execute();
}

export async function selectAppKeys(db: Queryable, appIds: readonly string[]) {
  if (appIds.length === 0) return [];
  return joined(db)
    .select(['apiKey.appId', 'apiKey.scopes', 'apiKey.expiresAt', 'apiKey.lastUsedAt', 'staff.name as createdBy'])
    .where('apiKey.appId', 'in', [...appIds])
    .limit(appIds.length)
    .execute();
}

export async function updateAppKey(tx: Tx, appId: string, changes: { title: string; scopes: string[]; expiresAt: Date | null }): Promise<void> {
  await tables(tx).updateTable('apiKey').set(changes).where('appId', '=', appId).execute();
}
