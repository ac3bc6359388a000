import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { memoize } from '#kit/server/memoize.ts';
import type { PictureData } from '#ui/picture-data.ts';
import { toPicture, type StoredPicture } from './picture-data.ts';
import { findMediaByIds } from '../store.ts';
import { pictureTag } from './picture-tag.ts';

/** Pictures by id, in one statement; unknown ids are left out. */
export async function findPictures(db: Queryable, ids: readonly string[], lang: string): Promise<Map<string, PictureData>> {
  const wanted = [...new Set(ids)].filter(isId);
  if (wanted.length === 0) return new Map();
  const rows = await findMediaByIds(db, wanted);
  return new Map(rows.map((row) => [row.id, toPicture(row as StoredPicture, lang)]));
}

/** In some languages, of the few places that show them. */
const mostRemembered = 50;

/** The same from memory, for what stands on every page: the logo, the pictures of a menu. */
export const layoutPictures = memoize((db, ids: readonly string[], lang: string) => findPictures(db, ids, lang), {
  tags: ['settings', 'menu', pictureTag],
  maxEntries: mostRemembered,
});
