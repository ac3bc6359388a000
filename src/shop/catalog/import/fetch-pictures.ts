/** Fetches what an import noted, after the rows: several at once, within a time limit. */
import type { Host } from '#kit/server/slice.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { fetchPicture, pictureFiles, preparePicture, storePictures, PictureUnreachable } from '../../media/index.ts';

const atOnce = 8;
const overallMs = 10 * 60_000;
/** After so many failures in a row a host is taken for away, and its other pictures are not asked for. */
const failuresPerHost = 3;

/** What of the process it needs. */
type PictureHost = { database: Pick<Host['database'], 'transaction'>; config: Pick<Host['config'], 'storage'> };

/** How it went. */
export type FetchedPictures = { fetched: number; unreachable: number };

/** Fetches pictures by address and stores them; those that cannot be had keep their placeholder. */
export async function fetchPictures(host: PictureHost, sources: readonly string[], { mostMs = overallMs }: { mostMs?: number } = {}): Promise<FetchedPictures> {
  const result: FetchedPictures = { fetched: 0, unreachable: 0 };
  const files = pictureFiles(host.config.storage);
  const deadline = AbortSignal.timeout(mostMs);
  const failures = new Map<string, number>();
  let next = 0;
  const worker = async () => {
    for (let source = sources[next++]; source !== undefined; source = sources[next++]) {
      const { host: server } = new URL(source);
      if (deadline.aborted || (failures.get(server) ?? 0) >= failuresPerHost) {
        result.unreachable += 1;
        continue;
      }
      try {
        const bytes = await fetchPicture(source, { signal: deadline });
        const prepared = await preparePicture(files, { source, bytes, alt: {} });
        await host.database.transaction((tx) => storePictures(tx, [prepared]));
        result.fetched += 1;
        failures.set(server, 0);
      } catch (error) {
        result.unreachable += 1;
        if (error instanceof PictureUnreachable) failures.set(server, (failures.get(server) ?? 0) + (error.answered ? 0 : 1));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (result.fetched > 0) await host.database.transaction((tx) => invalidateTags(tx, ['products']));
  return result;
}
