import type { DateRange } from '#kit/pure/dates/date-range.ts';
import { isWithin } from '#kit/server/lists/date-range.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { sql, type RawBuilder } from 'kysely';
import { likePattern } from '#kit/server/like.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import type { SubscriberState, subscriberSorts } from './contract.ts';
import { tables } from './tables.ts';

/** The key that unsubscribe links are signed with. */
export async function readKey(db: Queryable): Promise<string> {
  return (await tables(db).selectFrom('secret').select('value').where('name', '=', 'newsletter').executeTakeFirstOrThrow()).value;
}

/** Whether an address, by its hash, stopped the mails that nobody has to get. */
export async function findMailStop(db: Queryable, emailHash: string): Promise<boolean> {
  return (await tables(db).selectFrom('mailStop').select('emailHash').where('emailHash', '=', emailHash).executeTakeFirst()) !== undefined;
}

/**
 * Whether an address, an expression of SQL, confirmed the newsletter and did not stop the mails that nobody has to get: for queries of other slices
 * that choose whom to mail. The hash is that of `mail-stop.ts`.
 */
export const wantsNews = (email: RawBuilder<string>): RawBuilder<boolean> => sql`(
  exists (select 1 from subscriber where subscriber.state = 'confirmed' and subscriber.email = lower(${email}))
  and not exists (select 1 from mail_stop
    where mail_stop.email_hash = rtrim(translate(encode(sha256(convert_to(lower(trim(${email})), 'UTF8')), 'base64'), '+/', '-_'), '=')))`;

/** Notes that an address stopped them. */
export async function insertMailStop(tx: Tx, emailHash: string, stoppedAt: Date): Promise<void> {
  await tables(tx)
    .insertInto('mailStop')
    .values({ emailHash, stoppedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A subscriber by address, taken for a change. */
export function loadSubscriberForUpdate(tx: Tx, email: string) {
  return tables(tx).selectFrom('subscriber').select(['id', 'state']).where('email', '=', email).forUpdate().executeTakeFirst();
}

/** Notes who wants the newsletter, with the newest confirmation link. */
export async function upsertPendingSubscriber(
  tx: Tx,
  { id, at, email, ...wish }: { id: string; email: string; lang: string; currency: string | null; tokenHash: string; tokenExpiresAt: Date; at: Date },
): Promise<void> {
  await tables(tx)
    .insertInto('subscriber')
    .values({ id, email, ...wish, createdAt: at })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...wish, state: 'pending' })
        .where('subscriber.state', '!=', 'confirmed'),
    )
    .execute();
}

/** Forgets who never confirmed, once the link has been invalid for so long; who had left before is as after leaving. Answers how many. */
export async function deleteUnconfirmed(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const stale = tables(tx).selectFrom('subscriber').select('id').where('state', '=', 'pending').where('tokenExpiresAt', '<', before).limit(most);
  const left = await tables(tx)
    .updateTable('subscriber')
    .set({ state: 'unsubscribed', tokenHash: null, tokenExpiresAt: null })
    .where('id', 'in', stale.where('unsubscribedAt', 'is not', null))
    .executeTakeFirst();
  const gone = await tables(tx)
    .deleteFrom('subscriber')
    .where('id', 'in', stale.where('unsubscribedAt', 'is', null))
    .executeTakeFirst();
  return Math.min(most, Number(left.numUpdatedRows + gone.numDeletedRows));
}

/** Confirms the subscriber of a link that is still valid; returns whether there was one. */
export async function confirmByToken(tx: Tx, tokenHash: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('subscriber')
    .set({ state: 'confirmed', confirmedAt: at, tokenHash: null, tokenExpiresAt: null })
    .where('tokenHash', '=', tokenHash)
    .where('tokenExpiresAt', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a subscriber; again changes nothing. */
export async function unsubscribeById(tx: Tx, id: string, at: Date): Promise<void> {
  await tables(tx)
    .updateTable('subscriber')
    .set({ state: 'unsubscribed', unsubscribedAt: at, tokenHash: null, tokenExpiresAt: null })
    .where('id', '=', id)
    .where('state', '!=', 'unsubscribed')
    .execute();
}

/** What the back office's list asks for. */
export type SubscriberQuery = {
  page: number;
  size: number;
  order: Order<(typeof subscriberSorts)[number]>;
  filter: { q?: string | undefined; state?: SubscriberState | undefined } & DateRange;
};

/** A page of subscribers, and how many there are. */
export async function listSubscriberRows(db: Queryable, { page, size, order, filter }: SubscriberQuery) {
  let from = tables(db).selectFrom('subscriber').where(isWithin('createdAt', filter));
  if (filter.state !== undefined) from = from.where('state', '=', filter.state);
  if (filter.q !== undefined) from = from.where('email', 'like', likePattern(filter.q.toLowerCase()));
  return readPage(from.selectAll().orderBy(order.field, order.direction).orderBy('id', order.direction), { page, size });
}

/** A subscriber as stored. */
export type SubscriberRow = Awaited<ReturnType<typeof listSubscriberRows>>['rows'][number];
