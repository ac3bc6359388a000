/** Where parcels are, from a service that knows it. */
import type { ParcelEvent } from '#shop/shipping/contract.ts';
import type { ParcelReport, TrackedParcel } from '#shop/shipping/carriers/index.ts';
import type { ExtensionContext } from '../context.ts';

export type { ParcelEvent, ParcelReport, TrackedParcel };

/**
 * A tracking provider. The first that is set up follows the parcels that are sent from then on; the shop's own come first. A job asks it, within 15 s a
 * question. Without a proper answer it is asked again later.
 */
export type TrackingProvider<Settings = never> = {
  id: string;
  /** Whether the merchant has set up all that it needs; absent: always. */
  isReady?(settings: Settings): boolean;
  /** Makes a parcel known to the service, perhaps once more. Throw where it is not to be had. Hand `context.signal` to `fetch`. */
  register(context: ExtensionContext<Settings>, parcel: TrackedParcel): Promise<ParcelReport>;
  /** What the service knows of a parcel, by the `reference` that it answered before. */
  read(context: ExtensionContext<Settings>, reference: string): Promise<ParcelReport>;
};
