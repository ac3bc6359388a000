import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from './tables.ts';

export async function findWatch(db: Queryable, accountId: string): Promise<{ byMail: boolean } | null> {
  const row = await tables(db).selectFrom('favoriteWatch').select('byMail').where('accountId', '=', accountId).executeTakeFirst();
  return row ?? null;
}

/** Begins to watch an account's list, or changes how it is notified; the token of its mails stays. */
export async function upsertWatch(tx: Tx, watch: { accountId: string; byMail: boolean; stopToken: string; createdAt: Date }): Promise<void> {
  await tables(tx)
    .insertInto('favoriteWatch')
    .values(watch)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ byMail: watch.byMail }))
    .execute();
}

/** Ends it, for an account or by the token of a mail; the last seen state is deleted, so that nothing old is reported later. */
export async function deleteWatch(tx: Tx, by: { accountId: string } | { stopToken: string }): Promise<void> {
  const gone = await tables(tx)
    .deleteFrom('favoriteWatch')
    .where((eb) => ('accountId' in by ? eb('accountId', '=', by.accountId) : eb('stopToken', '=', by.stopToken)))
    .returning('accountId')
    .executeTakeFirst();
  if (gone) await tables(tx).updateTable('favorite').set({ seenAmount: null, seenInStock: null }).where('accountId', '=', gone.accountId).execute();
}

/** A watched product that is no longer as it was seen; null: it had not been looked at before. */
export type Change = {
  productId: string;
  byMail: boolean;
  stopToken: string;
  before: { amount: number; inStock: boolean } | null;
  amount: number;
  inStock: boolean;
};

/** Accounts in the order of their ids that watch a product which is no longer as it was seen. */
export async function findChangedLists(db: Queryable, { after, most }: { after: string | null; most: number }): Promise<string[]> {
  const found = await sql<{ accountId: string }>`
    select w.account_id from favorite_watch w
    where (${after}::uuid is null or w.account_id > ${after}) and exists (select from favorite f join ${seenNow} on true
      where f.account_id = w.account_id and f.type = 'product' and (f.seen_amount is distinct from s.amount or f.seen_in_stock is distinct from s.in_stock))
    order by w.account_id limit ${most}`.execute(tables(db));
  return found.rows.map(({ accountId }) => accountId);
}

/**
 * Takes note of an account's watched products that are no longer as they were seen, and answers them. One takes note at a time: two at once would each get
 * some of them, and notify twice.
 */
export async function takeChanges(tx: Tx, accountId: string): Promise<Change[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('favorite changes', 0))`.execute(tables(tx));
  const found = await sql<{
    productId: string;
    byMail: boolean;
    stopToken: string;
    beforeAmount: number | null;
    beforeInStock: boolean | null;
    amount: number;
    inStock: boolean;
  }>`
    update favorite f set seen_amount = n.amount, seen_in_stock = n.in_stock
    from (
      select f.id, f.seen_amount, f.seen_in_stock, w.by_mail, w.stop_token, s.amount, s.in_stock
      from favorite_watch w join favorite f on f.account_id = w.account_id and f.type = 'product' join ${seenNow} on true
      where w.account_id = ${accountId} and (f.seen_amount is distinct from s.amount or f.seen_in_stock is distinct from s.in_stock)) n
    where f.id = n.id
    returning f.subject_id as product_id, n.by_mail, n.stop_token, n.seen_amount as before_amount, n.seen_in_stock as before_in_stock, n.amount, n.in_stock`.execute(
    tables(tx),
  );
  return found.rows.map(({ beforeAmount, beforeInStock, ...row }) => ({
    ...row,
    before: beforeAmount === null || beforeInStock === null ? null : { amount: beforeAmount, inStock: beforeInStock },
  }));
}

/** What would be seen of a favorite's product now. */
const seenNow = sql`lateral (
  select p.price_amount as amount, exists (
    select 1 from variant v join stock_level l on l.variant_id = v.id
    where v.product_id = p.id and (not l.tracked or l.policy = 'continue' or l.on_hand > l.reserved)) as in_stock
  from product p where p.id = f.subject_id and p.published) s`;
