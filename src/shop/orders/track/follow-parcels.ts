import type { Context } from '#kit/server/context.ts';
import { createSemaphore } from '#kit/server/limits/semaphore.ts';
import { readyTrackingSources, ServiceFailed, type TrackingSource } from '../../shipping/carriers/index.ts';
import { nextQuestionAt } from './rules-track.ts';
import { findTracking, takeDueParcels, updateTracking, type FollowedParcel } from './store-track.ts';
import { takeReport } from './take-report.ts';

/** So many parcels a run, so many at once: with a service that hangs a run ends within a minute. */
const mostPerRun = 20;
const mostAtOnce = 4;
/** After so many failures in one run the service is taken to be away, and is left alone until the next. */
const awayAfter = 3;
/** A request that died is repeated after this time. */
const takenMs = 10 * 60_000;

/** Asks tracking services about parcels that are due; without a service that is set up nothing is asked. */
export async function followParcels(context: Context): Promise<void> {
  const ready = await readyTrackingSources(context);
  if (ready.length === 0) return;
  const now = context.now();
  const due = await context.transaction((tx) => takeDueParcels(tx, { now, until: new Date(now.getTime() + takenMs), limit: mostPerRun }));
  const inTurn = createSemaphore(mostAtOnce);
  const failed = new Map<string, number>();
  await Promise.all(due.map((parcel) => inTurn(() => follow(context, { parcel, ready, failed }))));
}

async function follow(context: Context, { parcel, ready, failed }: { parcel: FollowedParcel; ready: readonly TrackingSource[]; failed: Map<string, number> }) {
  // Its service may be gone: then another takes it from the start.
  const source = ready.find(({ id }) => id === parcel.source) ?? ready[0]!;
  const reference = source.id === parcel.source ? parcel.reference : null;
  if (parcel.deliveredAt !== null) return putOff(context, parcel, { stop: true });
  if ((failed.get(source.id) ?? 0) >= awayAfter) return;
  try {
    const { expressName: carrier, expressNumber: number } = parcel;
    const report = await (reference === null ? source.register(context, { carrier, number }) : source.read(context, reference));
    const { orderId, shipmentId } = parcel;
    const taken = await context.transaction((tx) => takeReport(tx, context, { orderId, shipmentId, source: source.id, report }));
    await putOff(context, parcel, { failures: taken ? 0 : parcel.failures + 1 });
  } catch (error) {
    const isRefusal = error instanceof ServiceFailed && error.isRefusal;
    if (!isRefusal) failed.set(source.id, (failed.get(source.id) ?? 0) + 1);
    context.log.warn({ err: error, shipment: parcel.shipmentId, source: source.id }, 'a tracking service had no answer about a parcel');
    await putOff(context, parcel, { failures: parcel.failures + 1, forget: isRefusal && reference !== null });
  }
}

/** `forget`: the service does not know what it called the parcel; it is registered again. */
async function putOff(context: Context, parcel: FollowedParcel, next: { stop: true } | { failures: number; forget?: boolean }): Promise<void> {
  await context.transaction(async (tx) => {
    const { shipmentId, shippedAt } = parcel;
    if ('stop' in next) return updateTracking(tx, shipmentId, { dueAt: null });
    const { failures } = next;
    const [known] = await findTracking(tx, [shipmentId]);
    const dueAt = nextQuestionAt({ state: known?.state ?? null, failures, shippedAt }, context.now());
    await updateTracking(tx, shipmentId, { failures, dueAt, ...(next.forget ? { reference: null } : {}) });
  });
}
