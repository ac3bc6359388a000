/** Where parcels are, as services that ask many carriers say it. */
export { ServiceFailed } from '#kit/server/http/ask-service.ts';
export { lineOf } from './read-answer.ts';
export type { CarrierWebhook, ParcelReport, TrackedParcel, TrackingSource } from './tracking-source.ts';
export { addTrackingSources, readyTrackingSources } from './tracking-sources.ts';
