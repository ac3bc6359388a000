import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { presentDelivery } from '../../shipping/delivery/index.ts';
import type { ParcelState } from '../../shipping/contract.ts';
import type { Order } from '../contract.ts';
import { findParcelEvents, findTracking } from './store-track.ts';

type Shown = Pick<Order['shipments'][number], 'state' | 'expected' | 'events'>;

/** What is known of some parcels. */
export type Parcels = { tracking: Awaited<ReturnType<typeof findTracking>>; events: Awaited<ReturnType<typeof findParcelEvents>> };

/** Reads it; nothing is asked where nothing was sent. */
export async function readParcels(reader: Queryable, shipments: readonly { id: string }[]): Promise<Parcels> {
  const ids = shipments.map(({ id }) => id);
  const [tracking, events] = await Promise.all([findTracking(reader, ids), findParcelEvents(reader, ids)]);
  return { tracking, events };
}

const titles: Readonly<Record<ParcelState, (params: object, options: { locale: Locale }) => string>> = {
  labelCreated: m.order_parcel_labelCreated,
  inTransit: m.order_parcel_inTransit,
  outForDelivery: m.order_parcel_outForDelivery,
  exception: m.order_parcel_exception,
  delivered: m.order_parcel_delivered,
  returned: m.order_parcel_returned,
};

/** A parcel as it is shown. Local times that were taken for UTC may lie ahead: nothing is shown to happen later than now. */
export function presentParcel(
  shipment: { id: string; deliveredAt: Date | null },
  { tracking, events }: Parcels,
  { locale, now }: { locale: Locale; now: Date },
): Shown {
  const known = tracking.find(({ shipmentId }) => shipmentId === shipment.id);
  const expected = shipment.deliveredAt === null ? (known?.expectedOn ?? null) : null;
  const shown = (at: Date) => (at > now ? now : at).toISOString();
  return {
    state: known?.state ?? null,
    expected: expected === null ? null : presentDelivery({ from: expected, until: expected }, locale),
    events: events
      .filter(({ shipmentId }) => shipmentId === shipment.id)
      .toReversed()
      .map(({ state, at, place, words }) => ({ state, title: titles[state]({}, { locale }), at: shown(at), place, words })),
  };
}
