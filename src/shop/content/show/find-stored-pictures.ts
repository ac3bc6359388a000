import type { Queryable } from '#kit/server/database.ts';
import { revisionIn } from '#ui/picture-data.ts';
import { findPictures, type StoredPicture } from '#shop/media/index.ts';

/** Pictures by id as stored, in the order of the ids; unknown ones are left out. */
export async function findStoredPictures(db: Queryable, ids: readonly string[]): Promise<StoredPicture[]> {
  const found = await findPictures(db, ids, 'en');
  return ids.flatMap((id) => {
    const picture = found.get(id);
    if (!picture) return [];
    const { width, height, placeholder, focalPoint = null, alt, url } = picture;
    return [{ id, width, height, placeholder, focalPoint, revision: revisionIn(url), alt: { en: { alt } } }];
  });
}
