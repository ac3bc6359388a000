import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from './tables.ts';

/** An address that waits for a variant. */
export type StoredAlert = { id: string; variantId: string; email: string; lang: string };

/** Stores it, unless the address waits for the variant already or for `most` others. */
export async function insertAlert(tx: Tx, alert: StoredAlert & { createdAt: Date }, most: number): Promise<void> {
  const { id, variantId, email, lang, createdAt } = alert;
  await sql`insert into stock_alert (id, variant_id, email, lang, created_at)
    select ${id}, ${variantId}, ${email}, ${lang}, ${createdAt} where (select count(*) from stock_alert where email = ${email}) < ${most}
    on conflict (variant_id, email) do nothing`.execute(tables(tx));
}

/** Deletes and answers those whose variant can be bought now, the oldest first, at most so many; what another process is at is left to it. */
export async function takeDueAlerts(tx: Tx, most: number): Promise<StoredAlert[]> {
  const { rows } = await sql<StoredAlert>`
    with due as (
      select a.id from stock_alert a join variant v on v.id = a.variant_id join product p on p.id = v.product_id and p.published and p.show_cart
        join stock_level l on l.variant_id = v.id
      where not l.tracked or l.policy = 'continue' or l.on_hand > l.reserved
      order by a.created_at, a.id limit ${most} for update of a skip locked)
    delete from stock_alert a using due where a.id = due.id returning a.id, a.variant_id, a.email, a.lang`.execute(tables(tx));
  return rows;
}

/** How many wait for each variant of a product. */
export async function countAlerts(db: Queryable, productId: string): Promise<{ sku: string; waiting: number }[]> {
  const rows = await tables(db)
    .selectFrom('stockAlert')
    .innerJoin('variant', 'variant.id', 'stockAlert.variantId')
    .where('variant.productId', '=', productId)
    .select(({ fn }) => ['variant.sku', fn.countAll<number>().as('waiting')])
    .groupBy('variant.sku')
    .orderBy('variant.sku')
    .execute();
  return rows.map(({ sku, waiting }) => ({ sku, waiting: Number(waiting) }));
}

/** Deletes what waits since before a moment. */
export async function deleteOldAlerts(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const { numAffectedRows } = await sql`delete from stock_alert where id in (select id from stock_alert where created_at < ${before} limit ${most})`.execute(
    tables(tx),
  );
  return Number(numAffectedRows ?? 0);
}
