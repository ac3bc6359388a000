import type { Queryable } from '#kit/server/database.ts';
import { findMediaFile } from '../store.ts';

/** The file of a picture: its hash, null when the picture could not be fetched. `isUpload`: a visitor sent it; `isPrivate`: for its sender and staff alone; `revision`: how often it was replaced. */
export type PictureFile = { sha256: string | null; isUpload: boolean; isPrivate: boolean; revision: number };

/** Undefined for an unknown id. */
export async function findPictureFile(db: Queryable, id: string): Promise<PictureFile | undefined> {
  const found = await findMediaFile(db, id);
  if (!found) return undefined;
  const { state, sha256, isUpload, isPrivate, revision } = found;
  return { sha256: state === 'ready' ? sha256 : null, isUpload, isPrivate, revision };
}
