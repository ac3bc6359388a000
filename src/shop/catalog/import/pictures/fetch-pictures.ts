/** Fetches what an import noted, after the rows: several at once, within a time limit. */
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Host } from '#kit/server/slice.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { pictureTooLarge, pictureUnreadable } from '../../../media/contract.ts';
import { fetchPicture, pictureFiles, preparePicture, storePictures, PictureUnreachable } from '../../../media/index.ts';

const atOnce = 8;
const overallMs = 10 * 60_000;
/** After so many failures in a row a host is taken for away, and its other pictures are not asked for. */
const failuresPerHost = 3;

/** What of the process it needs. */
type PictureHost = { database: Pick<Host['database'], 'transaction'>; config: Pick<Host['config'], 'storage'> };

/** How it went: `started` sources were tried, in their order, before the time was up; `again`: some could not be had that may be later. */
export type FetchedPictures = { fetched: number; unreachable: number; started: number; again: boolean };

type Options = { mostMs?: number; fetch?: typeof fetchPicture };

/** Fetches pictures by address and stores them; those that cannot be had keep their placeholder. @throws what storage or database fail at, once the others under way are done */
export async function fetchPictures(
  host: PictureHost,
  sources: readonly string[],
  { mostMs = overallMs, fetch = fetchPicture }: Options = {},
): Promise<FetchedPictures> {
  const files = pictureFiles(host.config.storage);
  const deadline = AbortSignal.timeout(mostMs);
  const hosts = failingHosts();
  const faults: unknown[] = [];
  let [fetched, started] = [0, 0];
  const take = () => (deadline.aborted || faults.length > 0 ? undefined : sources[started++]);
  const worker = async () => {
    for (let source = take(); source !== undefined; source = take()) {
      if (hosts.isSkipped(source)) continue;
      try {
        const bytes = await fetch(source, { signal: deadline });
        const prepared = await preparePicture(files, { source, bytes, alt: {} });
        await host.database.transaction((tx) => storePictures(tx, [prepared]));
        fetched += 1;
        hosts.answered(source);
      } catch (error) {
        if (error instanceof PictureUnreachable) hosts.failed(source, error);
        // It is no picture, or too large for one.
        else if (!(error instanceof ShopError) || (error.spec !== pictureUnreadable && error.spec !== pictureTooLarge)) faults.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (fetched > 0) await host.database.transaction((tx) => invalidateTags(tx, ['products']));
  if (faults.length > 0) throw faults[0];
  return { fetched, unreachable: sources.length - fetched, started: Math.min(started, sources.length), again: hosts.again() };
}

/** Which hosts are not asked any more, and whether asking later may help. */
function failingHosts() {
  const failures = new Map<string, number>();
  let again = false;
  const of = (source: string) => failures.get(new URL(source).host) ?? 0;
  return {
    again: () => again,
    isSkipped: (source: string) => of(source) >= failuresPerHost,
    answered: (source: string) => void failures.set(new URL(source).host, 0),
    failed(source: string, { kind }: PictureUnreachable) {
      if (kind === 'busy' || kind === 'away') again = true;
      if (kind !== 'refused') failures.set(new URL(source).host, of(source) + 1);
    },
  };
}
