/** Where parcels are: what is known of each, its events, and which notifications were taken. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { ParcelEvent, ParcelState } from '../../shipping/contract.ts';
import { tables } from '../tables.ts';
import { byTime, type KnownEvent } from './rules-track.ts';

/** A parcel as its events are written to. */
export type FollowedParcel = {
  shipmentId: string;
  orderId: string;
  expressName: string;
  expressNumber: string;
  shippedAt: Date;
  deliveredAt: Date | null;
  source: string | null;
  reference: string | null;
  state: ParcelState | null;
  failures: number;
};

/** Has a parcel followed from now on. */
export async function insertTracking(tx: Tx, { shipmentId, dueAt }: { shipmentId: string; dueAt: Date | null }): Promise<void> {
  await tables(tx)
    .insertInto('shipmentTracking')
    .values({ shipmentId, dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const followed = sql`s.id as shipment_id, s.order_id, s.express_name, s.express_number, s.shipped_at, s.delivered_at,
  t.source, t.reference, t.state, coalesce(t.failures, 0) as failures`;

/** Takes parcels that are due and puts them off, so that no other process asks about them meanwhile. */
export async function takeDueParcels(tx: Tx, { now, until, limit }: { now: Date; until: Date; limit: number }): Promise<FollowedParcel[]> {
  const found = await sql<FollowedParcel>`
    with due as (
      select shipment_id from shipment_tracking where due_at <= ${now} order by due_at limit ${limit} for update skip locked
    ), taken as (
      update shipment_tracking t set due_at = ${until} from due where t.shipment_id = due.shipment_id returning t.*
    )
    select ${followed} from taken t join shipment s on s.id = t.shipment_id order by s.id`.execute(tables(tx));
  return found.rows;
}

/** A parcel of an order, whether anybody follows it or not. */
export async function findParcel(tx: Tx, by: { orderId: string; shipmentId: string }): Promise<FollowedParcel | undefined> {
  const found = await sql<FollowedParcel>`
    select ${followed} from shipment s left join shipment_tracking t on t.shipment_id = s.id
    where s.id = ${by.shipmentId} and s.order_id = ${by.orderId}`.execute(tables(tx));
  return found.rows[0];
}

/** The parcels that a service calls so; one number may have been written to several. */
export async function findByReference(reader: Queryable, { source, reference, limit }: { source: string; reference: string; limit: number }) {
  return tables(reader)
    .selectFrom('shipmentTracking')
    .innerJoin('shipment', 'shipment.id', 'shipmentTracking.shipmentId')
    .select(['shipment.id', 'shipment.orderId'])
    .where('shipmentTracking.source', '=', source)
    .where('shipmentTracking.reference', '=', reference)
    .orderBy('shipment.orderId')
    .orderBy('shipment.id')
    .limit(limit)
    .execute();
}

/** What is written about a parcel. */
export type TrackingChange = Partial<{
  source: string | null;
  reference: string | null;
  state: ParcelState | null;
  stateAt: Date | null;
  expectedOn: string | null;
  dueAt: Date | null;
  failures: number;
}>;

/** Writes it. */
export async function updateTracking(tx: Tx, shipmentId: string, change: TrackingChange): Promise<void> {
  await tables(tx)
    .insertInto('shipmentTracking')
    .values({ shipmentId, ...change })
    .onConflict((conflict) => conflict.column('shipmentId').doUpdateSet(Object.keys(change).length > 0 ? change : { shipmentId }))
    .execute();
}

/** Records that a shopper is notified of a state of a parcel; false where they were before. */
export async function markTold(tx: Tx, { shipmentId, state }: { shipmentId: string; state: ParcelState }): Promise<boolean> {
  const result = await sql`update shipment_tracking set told = told || ${state}::text
    where shipment_id = ${shipmentId} and ${state}::text <> all(told)`.execute(tables(tx));
  return result.numAffectedRows === 1n;
}

/** The events of some parcels, oldest first. */
export async function findParcelEvents(reader: Queryable, shipmentIds: readonly string[]): Promise<(KnownEvent & { shipmentId: string })[]> {
  if (shipmentIds.length === 0) return [];
  const rows = await tables(reader)
    .selectFrom('shipmentEvent')
    .selectAll()
    .where('shipmentId', 'in', [...shipmentIds])
    .orderBy('at')
    .limit(20_000)
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as ParcelState })).toSorted(byTime);
}

/** What is known of some parcels. */
export async function findTracking(
  reader: Queryable,
  shipmentIds: readonly string[],
): Promise<{ shipmentId: string; state: ParcelState | null; expectedOn: string | null }[]> {
  if (shipmentIds.length === 0) return [];
  const rows = await tables(reader)
    .selectFrom('shipmentTracking')
    .select(['shipmentId', 'state', 'expectedOn'])
    .where('shipmentId', 'in', [...shipmentIds])
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as ParcelState | null }));
}

/** Adds events to a parcel and takes others away. */
export async function changeEvents(
  tx: Tx,
  { shipmentId, source, added, dropped, at }: { shipmentId: string; source: string; added: readonly ParcelEvent[]; dropped: readonly string[]; at: Date },
): Promise<void> {
  if (dropped.length > 0)
    await tables(tx)
      .deleteFrom('shipmentEvent')
      .where('id', 'in', [...dropped])
      .execute();
  if (added.length > 0)
    await tables(tx)
      .insertInto('shipmentEvent')
      .values(added.map((event) => ({ id: newId(at.getTime()), shipmentId, source, state: event.state, at: event.at, place: event.place, words: event.words })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Notes that a notification was taken; false where it was before. */
export async function insertWebhook(tx: Tx, row: { source: string; eventId: string; receivedAt: Date }): Promise<boolean> {
  const result = await tables(tx)
    .insertInto('carrierWebhook')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Forgets notifications that were taken so long ago. */
export async function deleteOldWebhooks(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const gone = await sql`delete from carrier_webhook where (source, event_id) in (
    select source, event_id from carrier_webhook where received_at < ${before} limit ${most})`.execute(tables(tx));
  return Number(gone.numAffectedRows ?? 0n);
}
