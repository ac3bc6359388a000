import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { notifyAccount } from '../../notices/index.ts';
import { readSettings } from '../../settings/index.ts';
import type { ParcelEvent, ParcelState } from '../../shipping/contract.ts';
import type { OrderMailKind } from '../mails/contract-mails.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { emitToShopper } from '../record-event.ts';
import { arriveParcel } from '../ship/deliver-order.ts';
import { patchOrder, type OrderRow } from '../store.ts';
import { believable, mergeEvents } from './rules-track.ts';
import { changeEvents, findParcelEvents, markTold, updateTracking, type FollowedParcel } from './store-track.ts';

/** Events of a parcel, and who says them: a service by its id, or `staff`. */
export type SaidEvents = { order: OrderRow; parcel: FollowedParcel; events: readonly ParcelEvent[]; source: string };

/**
 * Writes events of a parcel, and what follows from the newest: a delivered parcel delivers what it can of the order, once; of a problem its shopper gets a
 * mail. Events that cannot be this
 * parcel's are left out with a line in the log. The caller holds the order's lock.
 */
export async function takeEvents(tx: Tx, context: Context, { order, parcel, events: said, source }: SaidEvents): Promise<OrderRow> {
  const { shipmentId } = parcel;
  const { events, leftOut } = believable(said, { now: context.now(), shippedAt: parcel.shippedAt });
  if (leftOut.future + leftOut.old > 0)
    context.log.warn({ shipment: shipmentId, source, ...leftOut }, 'events of a parcel that cannot be its own were left out');
  const known = await findParcelEvents(tx, [shipmentId]);
  const { added, dropped, latest: newest } = mergeEvents(known, events);
  // A carrier that writes its local time without a zone may seem to be ahead of the recipient.
  const latest = (source === 'staff' && added.find(({ state }) => state === 'delivered')) || newest;
  if (!latest || added.length === 0) return order;
  await changeEvents(tx, { shipmentId, source, added, dropped, at: context.now() });
  await updateTracking(tx, shipmentId, { state: latest.state, stateAt: latest.at });
  const changed = await patchOrder(tx, order.id, {}, context.now());
  await emitToShopper(tx, changed);
  if (latest.state === parcel.state) return changed;
  if (latest.state === 'outForDelivery' && parcel.deliveredAt === null) await announceDelivery(tx, context, changed, parcel);
  const problem = problemMails[latest.state];
  if (problem && parcel.deliveredAt === null && (await markTold(tx, { shipmentId, state: latest.state })))
    await queueMail(tx, context, { orderId: order.id, kind: problem, shipmentId });
  return latest.state === 'delivered' ? arriveParcel(tx, context, { order: changed, shipmentId }) : changed;
}

/** Mails about what goes wrong on the way, once for each parcel and kind (docs/decisions/0966). */
const problemMails: Readonly<Partial<Record<ParcelState, OrderMailKind>>> = { exception: 'parcelException', returned: 'parcelReturned' };

/** Once for each parcel. */
async function announceDelivery(tx: Tx, context: Context, { accountId, orderNo }: OrderRow, { shipmentId }: FollowedParcel): Promise<void> {
  if (accountId === null) return;
  const { routes } = await readSettings(context.db);
  const path = `${routes.userBasePath}order/${encodeURIComponent(orderNo)}`;
  await notifyAccount(tx, context, { accountId, kind: 'parcelOutForDelivery', params: { orderNo }, path, key: `parcel ${shipmentId}` });
}
