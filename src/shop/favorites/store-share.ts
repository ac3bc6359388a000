import type { Queryable, Tx } from '#kit/server/database.ts';
import type { FavoriteType } from './contract.ts';
import { tables } from './tables.ts';

/** How an account shares its list. */
export type StoredShare = { accountId: string; token: string; title: string; types: FavoriteType[] };

export async function findShare(db: Queryable, by: { accountId: string } | { token: string }): Promise<StoredShare | null> {
  const query = tables(db).selectFrom('favoriteShare').select(['accountId', 'token', 'title', 'types']);
  const row = await ('token' in by ? query.where('token', '=', by.token) : query.where('accountId', '=', by.accountId)).executeTakeFirst();
  return (row ?? null) as StoredShare | null;
}

/** Writes how an account shares its list; a link that there is stays. Answers the stored row. */
export async function upsertShare(tx: Tx, share: StoredShare & { createdAt: Date }): Promise<StoredShare> {
  const row = await tables(tx)
    .insertInto('favoriteShare')
    .values(share)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ title: share.title, types: share.types }))
    .returning(['accountId', 'token', 'title', 'types'])
    .executeTakeFirstOrThrow();
  return row as StoredShare;
}

export async function deleteShare(tx: Tx, accountId: string): Promise<void> {
  await tables(tx).deleteFrom('favoriteShare').where('accountId', '=', accountId).execute();
}
