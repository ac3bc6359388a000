import type { Context } from '#kit/server/context.ts';
import { readyTrackingSources, type CarrierWebhook } from '../../shipping/carriers/index.ts';
import { findByReference, insertWebhook } from './store-track.ts';
import { takeReport } from './take-report.ts';

/** What became of a webhook. */
export type ReceivedReport = 'unknownSource' | 'refused' | 'known' | 'taken';

/** Parcels that share one number at a service. */
const mostParcels = 20;

/**
 * Verifies a tracking service's webhook and takes what it says, in one transaction: what failed is sent again by the service. Nothing is written for one
 * whose signature is wrong. One that was taken before changes nothing.
 */
export async function receiveReport(context: Context, { sourceId, ...request }: CarrierWebhook & { sourceId: string }): Promise<ReceivedReport> {
  const source = (await readyTrackingSources(context)).find(({ id }) => id === sourceId);
  if (!source?.readWebhook) return 'unknownSource';
  const read = source.readWebhook(context, request);
  if (!read) return 'refused';
  const { eventId, report } = read;
  return context.transaction(async (tx) => {
    if (!(await insertWebhook(tx, { source: source.id, eventId, receivedAt: context.now() }))) return 'known';
    if (!report) return 'taken';
    const parcels = await findByReference(tx, { source: source.id, reference: report.reference, limit: mostParcels });
    if (parcels.length === 0) context.log.info({ source: source.id, event: eventId }, 'a tracking service spoke of a parcel that is not followed');
    for (const { id, orderId } of parcels) await takeReport(tx, context, { orderId, shipmentId: id, source: source.id, report });
    return 'taken';
  });
}
