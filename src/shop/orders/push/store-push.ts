import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables, type OrderTables } from '../tables.ts';

/** A browser that gets news. */
export type PushSubscriptionRow = Selectable<OrderTables['pushSubscription']>;

/** What a browser follows: all orders of an account while a session lasts, or one order. */
export type Followed = { accountId: string; sessionId: string; orderId: null } | { accountId: null; sessionId: null; orderId: string };

/** Stores what a browser follows, or what has changed of it; beyond `most` devices the oldest goes. */
export async function insertSubscription(tx: Tx, row: Insertable<OrderTables['pushSubscription']>, most: number): Promise<void> {
  const { id: _id, endpoint: _endpoint, orderId: _orderId, ...changed } = row;
  await tables(tx)
    .insertInto('pushSubscription')
    .values(row)
    .onConflict((conflict) => conflict.columns(['endpoint', 'orderId']).doUpdateSet(changed))
    .execute();
  const same = row.accountId ? sql`account_id = ${row.accountId}` : sql`order_id = ${row.orderId}`;
  await sql`delete from push_subscription where id in (
    select id from push_subscription where ${same} order by created_at desc, id desc offset ${most})`.execute(tables(tx));
}

/** Whether a browser follows this, and whether it follows this or anything else. What was made for another key of the shop reaches nobody and does not count. */
export async function findFollowing(
  db: Queryable,
  { endpoint, publicKey }: { endpoint: string; publicKey: string },
  { accountId, orderId }: Followed,
): Promise<{ on: boolean; used: boolean }> {
  const rows = await tables(db)
    .selectFrom('pushSubscription')
    .select(['accountId', 'orderId'])
    .where('endpoint', '=', endpoint)
    .where((where) => where.or([where('publicKey', 'is', null), where('publicKey', '=', publicKey)]))
    .execute();
  return { on: rows.some((row) => row.accountId === accountId && row.orderId === orderId), used: rows.length > 0 };
}

export async function deleteSubscription(tx: Tx, endpoint: string, { accountId, orderId }: Followed): Promise<void> {
  await tables(tx)
    .deleteFrom('pushSubscription')
    .where('endpoint', '=', endpoint)
    .where('accountId', 'is not distinct from', accountId)
    .where('orderId', 'is not distinct from', orderId)
    .execute();
}

/** The browser is gone from its push service: nothing reaches it again. */
export async function deleteEndpoint(tx: Tx, endpoint: string): Promise<void> {
  await tables(tx).deleteFrom('pushSubscription').where('endpoint', '=', endpoint).execute();
}

/** Has a browser follow by another subscription what it followed by an old one; `auth` is the old one's. What it follows by the new one already stays. */
export async function replaceEndpoint(
  tx: Tx,
  old: { endpoint: string; auth: string },
  replacement: { endpoint: string; p256dh: string; auth: string },
): Promise<void> {
  if (old.endpoint === replacement.endpoint) return;
  await sql`delete from push_subscription old using push_subscription new
    where old.endpoint = ${old.endpoint} and old.auth = ${old.auth} and new.endpoint = ${replacement.endpoint} and new.order_id is not distinct from old.order_id`.execute(
    tables(tx),
  );
  await tables(tx).updateTable('pushSubscription').set(replacement).where('endpoint', '=', old.endpoint).where('auth', '=', old.auth).execute();
}

/** Subscriptions that get news of an order, or of the other one of its purchase, one of each browser; of an account those whose session lasts. */
export async function findFollowers(db: Queryable, { id, accountId, at }: { id: string; accountId: string | null; at: Date }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct on (p.endpoint) p.id from push_subscription p left join session s on s.id = p.session_id
    where p.order_id = any(array(select o.id from orders o where o.id = ${id} or o.order_no = (select other_order_no from orders where id = ${id})))
      or p.account_id = ${accountId} and s.ended_at is null and s.expires_at > ${at}
    order by p.endpoint, p.account_id nulls last`.execute(tables(db));
  return rows.map((row) => row.id);
}

export async function findSubscription(db: Queryable, id: string): Promise<PushSubscriptionRow | undefined> {
  return tables(db).selectFrom('pushSubscription').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Deletes what follows single orders since before a moment. */
export async function deleteFollowers(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const gone = await sql`delete from push_subscription where id in (
    select id from push_subscription where order_id is not null and created_at < ${before} limit ${most})`.execute(tables(tx));
  return Number(gone.numAffectedRows ?? 0n);
}

/** The private key that the shop signs with; null before it has one. */
export async function findPushKey(db: Queryable): Promise<string | null> {
  const row = await tables(db).selectFrom('secret').select('value').where('name', '=', 'push').executeTakeFirst();
  return row?.value ?? null;
}

/** Keeps a new one, unless another process was first. */
export async function insertPushKey(tx: Tx, value: string): Promise<void> {
  await tables(tx)
    .insertInto('secret')
    .values({ name: 'push', value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
