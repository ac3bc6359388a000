import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Lets a guest see an order until then. */
export async function insertViewer(tx: Tx, viewer: { orderId: string; guestId: string; expiresAt: Date }): Promise<void> {
  await tables(tx)
    .insertInto('orderViewer')
    .values(viewer)
    .onConflict((conflict) => conflict.columns(['orderId', 'guestId']).doUpdateSet({ expiresAt: viewer.expiresAt }))
    .execute();
}

export async function isViewer(reader: Queryable, { orderId, guestId, at }: { orderId: string; guestId: string; at: Date }): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('orderViewer')
    .select('orderId')
    .where('orderId', '=', orderId)
    .where('guestId', '=', guestId)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets those whose time ended before `before`; answers how many. */
export async function deleteViewers(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const gone = await sql`delete from order_viewer where (order_id, guest_id) in
    (select order_id, guest_id from order_viewer where expires_at < ${before} limit ${most})`.execute(tables(tx));
  return Number(gone.numAffectedRows ?? 0n);
}
