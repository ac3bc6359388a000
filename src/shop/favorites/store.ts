import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { Shopper } from '../accounts/index.ts';
import { favoriteLimits, favoriteTypes, type FavoriteInput, type FavoriteType } from './contract.ts';
import { tables } from './tables.ts';

type Money = { amount: number; currency: string };

/** A favorite as it is stored. */
export type StoredFavorite = { type: FavoriteType; subjectId: string; addedAt: Date; savedAmount: number | null; savedCurrency: string | null };

const ownerColumn = (shopper: Shopper) => (shopper.accountId === null ? 'guestId' : 'accountId');
const ownerId = (shopper: Shopper) => shopper.accountId ?? shopper.guestId;

/** Lets one write to a shopper's lists happen after the other, until the transaction ends. */
export async function lockLists(tx: Tx, shopper: Shopper): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favorite ${ownerId(shopper)}`}, 0))`.execute(tables(tx));
}

export async function countOfType(db: Queryable, shopper: Shopper, type: FavoriteType): Promise<number> {
  const row = await tables(db)
    .selectFrom('favorite')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(ownerColumn(shopper), '=', ownerId(shopper))
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function hasFavorite(db: Queryable, shopper: Shopper, { type, id }: FavoriteInput): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('favorite')
    .select('id')
    .where(ownerColumn(shopper), '=', ownerId(shopper))
    .where('type', '=', type)
    .where('subjectId', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** `price`: what a product costs now. */
export async function insertFavorite(tx: Tx, shopper: Shopper, { type, id, now, price }: FavoriteInput & { now: Date; price: Money | null }): Promise<void> {
  const saved = { savedAmount: price?.amount ?? null, savedCurrency: price?.currency ?? null };
  await tables(tx)
    .insertInto('favorite')
    .values({ id: newId(now.getTime()), accountId: shopper.accountId, guestId: shopper.guestId, type, subjectId: id, addedAt: now, ...saved })
    .execute();
}

/** Answers whether it was there. */
export async function deleteFavorite(tx: Tx, shopper: Shopper, { type, id }: FavoriteInput): Promise<boolean> {
  const own = tables(tx).deleteFrom('favorite').where(ownerColumn(shopper), '=', ownerId(shopper));
  const result = await own.where('type', '=', type).where('subjectId', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** A shopper's favorites (of one type), the newest first, in one statement. */
export async function findFavorites(db: Queryable, shopper: Shopper, type?: FavoriteType): Promise<StoredFavorite[]> {
  const rows = await tables(db)
    .selectFrom('favorite')
    .select(['type', 'subjectId', 'addedAt', 'savedAmount', 'savedCurrency'])
    .where(ownerColumn(shopper), '=', ownerId(shopper))
    .$if(type !== undefined, (query) => query.where('type', '=', type!))
    .orderBy('addedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(favoriteLimits.perType * favoriteTypes.length)
    .execute();
  return rows as StoredFavorite[];
}

/** Moves a guest's lists to an account: the newest come along as far as there is room, what is there already stays as it is. */
export async function moveFavorites(tx: Tx, { fromGuestId, toAccountId }: { fromGuestId: string; toAccountId: string }): Promise<boolean> {
  await sql`
    insert into favorite (id, account_id, type, subject_id, added_at, saved_amount, saved_currency)
    select gen_random_uuid(), ${toAccountId}, moved.type, moved.subject_id, moved.added_at, moved.saved_amount, moved.saved_currency
    from (
      select source.*, row_number() over (partition by source.type order by source.added_at desc, source.id desc) as place
      from favorite source
      where source.guest_id = ${fromGuestId}
        and not exists (select 1 from favorite own where own.account_id = ${toAccountId} and own.type = source.type and own.subject_id = source.subject_id)
    ) moved
    where moved.place <= ${favoriteLimits.perType} - (select count(*) from favorite own where own.account_id = ${toAccountId} and own.type = moved.type)`.execute(
    tables(tx),
  );
  const gone = await tables(tx).deleteFrom('favorite').where('guestId', '=', fromGuestId).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Deletes guests' favorites from before a day; returns how many. */
export async function deleteOldGuestFavorites(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const old = tables(tx).selectFrom('favorite').select('id').where('guestId', 'is not', null).where('addedAt', '<', before).limit(most);
  const result = await tables(tx).deleteFrom('favorite').where('id', 'in', old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
