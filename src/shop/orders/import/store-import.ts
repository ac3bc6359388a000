/** SQL of orders that another shop took. */
import { sql } from 'kysely';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { ImportSource } from '../contract.ts';
import type { OrderRow } from '../store.ts';
import { tables } from '../tables.ts';

/** An imported order as far as an import needs it. */
export type KnownOrder = Pick<OrderRow, 'id' | 'orderNo' | 'accountId' | 'email' | 'importDigest'>;

/** The order that was imported under this number. */
export function findImported(reader: Queryable, { from, number }: { from: ImportSource; number: string }): Promise<KnownOrder | undefined> {
  return tables(reader)
    .selectFrom('orders')
    .select(['id', 'orderNo', 'accountId', 'email', 'importDigest'])
    .where('importedFrom', '=', from)
    .where('externalNumber', '=', number)
    .executeTakeFirst();
}

/** Whether an order is called so here: then the file is an export of this shop. */
export async function isOwnNumber(reader: Queryable, number: string): Promise<boolean> {
  const row = await tables(reader).selectFrom('orders').select('id').where('orderNo', '=', number).executeTakeFirst();
  return row !== undefined;
}

/** The account whose owner has proved that this address is theirs. */
export async function findProvedOwner(reader: Queryable, email: string): Promise<string | null> {
  const found = await sql<{ id: string }>`
    select id from account where email = ${email} and email_verified_at is not null and deleted_at is null`.execute(tables(reader));
  return found.rows[0]?.id ?? null;
}

/** What an import may write of an order that is there. */
export type Rewritten = Omit<OrderRow, 'id' | 'orderNo' | 'version' | 'tags' | 'importedFrom' | 'externalNumber'>;

/** Overwrites an imported order: its dependent rows are deleted, for the caller to insert. Tags and notes of staff stay. */
export async function rewriteImported(tx: Tx, id: string, row: Partial<Rewritten>): Promise<void> {
  for (const table of ['orderRefund', 'shipment', 'orderLine', 'orderEvent'] as const) await tables(tx).deleteFrom(table).where('orderId', '=', id).execute();
  const { couponDiscounts, promotionDiscounts, taxes, shippingMethod, address, ...plain } = row;
  await tables(tx)
    .updateTable('orders')
    .set((eb) => ({
      ...plain,
      couponDiscounts: jsonb(couponDiscounts),
      promotionDiscounts: jsonb(promotionDiscounts),
      taxes: jsonb(taxes),
      shippingMethod: shippingMethod ? jsonb(shippingMethod) : null,
      address: address ? jsonb(address) : null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Says that a shipment arrived when it was sent: who exports it does not say when. */
export async function markArrived(tx: Tx, shipmentId: string): Promise<void> {
  await sql`update shipment set delivered_at = shipped_at where id = ${shipmentId}`.execute(tables(tx));
}
