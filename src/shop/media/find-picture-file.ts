import type { Reader } from '#kit/server/database.ts';
import { findMediaFile } from './store.ts';

/** The file of a picture: its hash, null when the picture could not be fetched; undefined for an unknown id. `isPrivate`: for its owner and staff alone. */
export async function findPictureFile(reader: Reader, id: string): Promise<{ sha256: string | null; isPrivate: boolean } | undefined> {
  const found = await findMediaFile(reader, id);
  return found && { sha256: found.state === 'ready' ? found.sha256 : null, isPrivate: found.isPrivate };
}
