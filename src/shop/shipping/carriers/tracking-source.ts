/** A tracking service: one that asks many carriers. */
import type { Context } from '#kit/server/context.ts';
import type { ParcelEvent } from './contract-carriers.ts';

/** A parcel as its sender knows it: the carrier by the name that staff wrote, and its number there. */
export type TrackedParcel = { carrier: string; number: string };

/** What a service says of a parcel. `reference` is what it calls the parcel, `expectedOn` a day (`2026-11-30`). Nothing of it has been checked. */
export type ParcelReport = { reference: string; number: string; expectedOn: string | null; events: readonly ParcelEvent[] };

/** A webhook as it came. */
export type CarrierWebhook = { headers: Readonly<Record<string, string | string[] | undefined>>; body: string };

/** A service that follows parcels. It is asked outside of every transaction, keeps its own limit of time, and throws where it has no proper answer. */
export type TrackingSource = {
  id: string;
  /** Whether the merchant has set it up. */
  isReady(context: Context): Promise<boolean>;
  /** Makes a parcel known to the service; the same parcel may be named again. */
  register(context: Context, parcel: TrackedParcel): Promise<ParcelReport>;
  /** What it knows of a parcel that was registered. */
  read(context: Context, reference: string): Promise<ParcelReport>;
  /** Verifies a webhook over its bytes and reads it; null for one that is not the service's. Absent: it sends none. */
  readWebhook?(context: Context, request: CarrierWebhook): { eventId: string; report: ParcelReport | null } | null;
};
