/** The contract test of tracking providers. */
import assert from 'node:assert/strict';
import { parcelLimits, parcelStates } from '#shop/shipping/contract.ts';
import type { ExtensionContext } from '../context.ts';
import type { ParcelReport, TrackedParcel, TrackingProvider } from '../shipping/tracking-provider.ts';

/**
 * A tracking provider, against its service or a fake of it: made known twice, a parcel is one; its report is read by the reference that it was given; what
 * there is not is no empty report. `parcel` is one that the service knows.
 */
export async function testTrackingProvider<Settings>(
  provider: TrackingProvider<Settings>,
  context: ExtensionContext<Settings>,
  parcel: TrackedParcel,
): Promise<void> {
  assert.notEqual(provider.isReady?.(context.settings), false, 'it is not ready: give the context the settings of a merchant who has set it up');
  const first = await provider.register(context, parcel);
  testReport(first, parcel);
  assert.equal((await provider.register(context, parcel)).reference, first.reference, 'made known twice, it is two parcels');
  const read = await provider.read(context, first.reference);
  testReport(read, parcel);
  assert.equal(read.reference, first.reference, 'it reads another parcel than was asked for');
  await assert.rejects(async () => provider.read(context, 'no-such-parcel-0000'), 'it has a report of a parcel that there is not');
  await assert.rejects(async () => provider.read({ ...context, signal: AbortSignal.abort() }, first.reference), 'it goes on when its time is over (`signal`)');
}

function testReport({ reference, number, expectedOn, events }: ParcelReport, parcel: TrackedParcel): void {
  assert.ok(typeof reference === 'string' && reference !== '' && reference.length <= parcelLimits.referenceLength, 'it names no reference of the parcel');
  assert.equal(number, parcel.number, 'its report is of another number');
  assert.ok(expectedOn === null || /^\d{4}-\d{2}-\d{2}$/.test(expectedOn), `${expectedOn} is no day (2027-01-15)`);
  for (const { state, at, place, words } of events) {
    assert.ok((parcelStates as readonly string[]).includes(state), `there is no state ${state}`);
    assert.ok(at instanceof Date && !Number.isNaN(at.getTime()), 'an event has no time');
    assert.deepEqual([typeof place, typeof words], ['string', 'string'], 'place or words of an event are no text');
  }
}
