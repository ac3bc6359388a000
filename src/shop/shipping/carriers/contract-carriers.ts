/** Where a parcel is, in the states that those of all carriers are mapped to. */

/** Of two events at one moment the later of these is the newer. */
export const parcelStates = ['labelCreated', 'inTransit', 'outForDelivery', 'exception', 'delivered', 'returned'] as const;
/** One of them. */
export type ParcelState = (typeof parcelStates)[number];

/** Limits of what is stored and asked of parcels. */
export const parcelLimits = {
  /** Events of one parcel; the newest are kept. */
  events: 100,
  placeLength: 120,
  wordsLength: 300,
  referenceLength: 100,
  eventIdLength: 100,
  webhookBytes: 512 * 1024,
} as const;

/** An event of a parcel. */
export type ParcelEvent = { state: ParcelState; at: Date; place: string; words: string };
