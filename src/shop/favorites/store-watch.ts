import { sql } from 'kysely';
import type { Reader, Tx } from '#kit/server/database.ts';
import { tables } from './tables.ts';

export async function findWatch(reader: Reader, accountId: string): Promise<{ byMail: boolean } | null> {
  const row = await tables(reader).selectFrom('favoriteWatch').select('byMail').where('accountId', '=', accountId).executeTakeFirst();
  return row ?? null;
}

/** Begins to watch an account's list, or changes how it is told; the token of its mails stays. */
export async function putWatch(tx: Tx, watch: { accountId: string; byMail: boolean; stopToken: string; createdAt: Date }): Promise<void> {
  await tables(tx)
    .insertInto('favoriteWatch')
    .values(watch)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ byMail: watch.byMail }))
    .execute();
}

/** Ends it, for an account or by the token of a mail; what was seen is forgotten, so that nothing old is told later. */
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
  accountId: string;
  productId: string;
  byMail: boolean;
  stopToken: string;
  before: { amount: number; inStock: boolean } | null;
  amount: number;
  inStock: boolean;
};

/**
 * Takes note of at most `most` watched products that are no longer as they were seen, and answers them: whoever takes note
 * of one is the only one who does. One statement.
 */
export async function takeChanges(tx: Tx, most: number): Promise<Change[]> {
  const found = await sql<{
    accountId: string;
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
      select f.id, f.seen_amount, f.seen_in_stock, w.by_mail, w.stop_token, p.price_amount as amount, s.in_stock
      from favorite_watch w join favorite f on f.account_id = w.account_id and f.type = 'product'
        join product p on p.id = f.subject_id and p.published
        cross join lateral (select exists (
          select 1 from variant v join stock_level l on l.variant_id = v.id
          where v.product_id = p.id and (not l.tracked or l.policy = 'continue' or l.on_hand > l.reserved)) as in_stock) s
      where f.seen_amount is distinct from p.price_amount or f.seen_in_stock is distinct from s.in_stock
      order by f.id limit ${most} for update of f skip locked) n
    where f.id = n.id
    returning f.account_id, f.subject_id as product_id, n.by_mail, n.stop_token, n.seen_amount as before_amount, n.seen_in_stock as before_in_stock, n.amount, n.in_stock`.execute(
    tables(tx),
  );
  return found.rows.map(({ beforeAmount, beforeInStock, ...row }) => ({
    ...row,
    before: beforeAmount === null || beforeInStock === null ? null : { amount: beforeAmount, inStock: beforeInStock },
  }));
}
