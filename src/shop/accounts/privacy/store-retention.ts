/** Deletes what is past its retention period: old entries of the log, ended sessions, guests who left nothing, accounts that were deleted. */
import { sql } from 'kysely';
import type { Tx } from '#kit/server/database.ts';
import { invalidateKnownGuests } from '../store-guests.ts';
import { tables } from '../tables.ts';

type Older = { before: Date; most: number };

/** Deletes entries of logs that are older than `before`; those of security, or the others. */
export async function deleteOldActivity(tx: Tx, { before, most }: Older, { security }: { security: boolean }): Promise<number> {
  const gone = await sql`
    delete from account_event where id = any (array(
      select id from account_event where at < ${before} and security = ${security} order by at limit ${most}))`.execute(tables(tx));
  return Number(gone.numAffectedRows ?? 0n);
}

/** Deletes sessions that ended or ran out before `before`. */
export async function deleteOldSessions(tx: Tx, { before, most }: Older): Promise<number> {
  const gone = await sql`
    delete from session where id = any (array(select id from session where ended_at < ${before} or expires_at < ${before} limit ${most}))`.execute(tables(tx));
  return Number(gone.numAffectedRows ?? 0n);
}

/** Deletes guests from before `before` without cart, wish list, checkout or order. */
export async function deleteUnusedGuests(tx: Tx, { before, most }: Older): Promise<number> {
  const gone = await sql`
    delete from guest where id = any (array(
      select g.id from guest g where g.last_seen_at < ${before}
        and not exists (select 1 from cart c where c.guest_id = g.id)
        and not exists (select 1 from favorite f where f.guest_id = g.id)
        and not exists (select 1 from checkout c where c.guest_id = g.id)
        and not exists (select 1 from orders o where o.guest_id = g.id)
      order by g.last_seen_at limit ${most}))`.execute(tables(tx));
  await invalidateKnownGuests(tx);
  return Number(gone.numAffectedRows ?? 0n);
}

/** Deletes rows of accounts that were deleted before `before`. */
export async function purgeDeletedAccounts(tx: Tx, { before, most }: Older): Promise<number> {
  const gone = await sql`
    delete from account where id = any (array(select id from account where deleted_at < ${before} order by deleted_at limit ${most}))`.execute(tables(tx));
  return Number(gone.numAffectedRows ?? 0n);
}
