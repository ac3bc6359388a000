import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { isId } from '#kit/server/ids.ts';
import { recordAction } from '../../staff/index.ts';
import { orderActionNotAllowed, type ParcelEventInput } from '../contract.ts';
import { loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import type { OrderRow } from '../store.ts';
import { believable } from './rules-track.ts';
import { findParcel } from './store-track.ts';
import { takeEvents } from './take-events.ts';

/**
 * Staff write where a parcel is. `delivered` delivers the order as the carrier's word does.
 * @throws notFound (404) for an order or a parcel of another one, orderActionNotAllowed (41) for imported ones, invalidInput (40) naming `at`
 */
export async function addParcelEvent(context: Context, { order: ref, shipmentId, at: said, ...event }: OrderRef & ParcelEventInput): Promise<OrderRow> {
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, { order: ref });
    const parcel = isId(shipmentId) ? await findParcel(tx, { orderId: order.id, shipmentId }) : undefined;
    if (!parcel) throw new ShopError(notFound);
    if (order.importedFrom !== null) throw new ShopError(orderActionNotAllowed);
    const at = said === undefined ? context.now() : new Date(said);
    const isPast = at <= context.now() && believable([{ ...event, at }], { now: context.now(), shippedAt: parcel.shippedAt }).events.length === 1;
    if (!isPast) throw fieldError('at', m.order_parcel_event_time({}, { locale: context.locale }));
    await recordAction(tx, context, { action: 'order.parcel-event', subject: order.orderNo, detail: { state: event.state } });
    return takeEvents(tx, context, { order, parcel, events: [{ ...event, at }], source: 'staff' });
  });
}
