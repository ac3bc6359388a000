/** Which services follow parcels. Without one staff write events, and the carrier's own page is linked. */
import type { Context } from '#kit/server/context.ts';
import { afterShip } from './aftership.ts';
import { easyPost } from './easypost.ts';
import type { TrackingSource } from './tracking-source.ts';

const own: readonly TrackingSource[] = [afterShip, easyPost];
const sources = new Map(own.map((source) => [source.id, source]));

/** Adds sources to this process, once, where the shop is put together; answers how to take them out again. @throws Error when an id is taken */
export function addTrackingSources(added: readonly TrackingSource[]): () => void {
  const taken = added.find(({ id }) => sources.has(id) || id === 'staff');
  if (taken) throw new Error(`there is a tracking provider named "${taken.id}" already`);
  for (const source of added) sources.set(source.id, source);
  return () => {
    for (const { id } of added) sources.delete(id);
  };
}

/** Those that are set up, in the order in which they are asked for a new parcel. */
export async function readyTrackingSources(context: Context): Promise<TrackingSource[]> {
  const ready = await Promise.all([...sources.values()].map(async (source) => ((await source.isReady(context)) ? [source] : [])));
  return ready.flat();
}
