import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { parcelLimits } from '../../shipping/contract.ts';
import type { ParcelReport } from '../../shipping/carriers/index.ts';
import { loadOrderForUpdate } from '../store.ts';
import { believableDay, sameNumber } from './rules-track.ts';
import { findParcel, updateTracking } from './store-track.ts';
import { takeEvents } from './take-events.ts';

/** A report on a parcel, and which service gave it. */
export type TakenReport = { orderId: string; shipmentId: string; source: string; report: ParcelReport };

/**
 * Takes what a service says of a parcel; answers whether it was taken. What it says of another number, or in a name that is none, changes
 * nothing and leaves a line in the log. Takes the order's lock.
 */
export async function takeReport(tx: Tx, context: Context, { orderId, shipmentId, source, report }: TakenReport): Promise<boolean> {
  const order = await loadOrderForUpdate(tx, { id: orderId });
  const parcel = order && (await findParcel(tx, { orderId, shipmentId }));
  if (!order || !parcel) return false;
  if (!sameNumber(report.number, parcel.expressNumber) || report.reference.length > parcelLimits.referenceLength) {
    context.log.warn({ shipment: shipmentId, source }, 'a tracking service spoke of another parcel');
    return false;
  }
  const asked = { ...context, caller: { kind: 'system' as const, name: source } };
  const expectedOn = believableDay(report.expectedOn, { now: context.now(), shippedAt: parcel.shippedAt });
  await updateTracking(tx, shipmentId, { source, reference: report.reference, expectedOn });
  await takeEvents(tx, asked, { order, parcel, events: report.events, source });
  return true;
}
