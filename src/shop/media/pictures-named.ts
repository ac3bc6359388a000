/** Pictures that a merchant's settings name. */
import type { Reader } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import type { PictureData } from '#ui/picture-data.ts';
import { toPicture, type StoredPicture } from './picture-data.ts';
import { findMediaByNames } from './store.ts';

/** Pictures by id or by where they came from, in one statement; unknown ones are missing. */
export async function picturesNamed(reader: Reader, names: readonly string[], lang: string): Promise<Map<string, PictureData>> {
  if (names.length === 0) return new Map();
  const rows = await findMediaByNames(reader, { ids: names.filter(isId), sources: names });
  return new Map(
    rows.flatMap((row) => [row.id, row.source].filter((name) => name !== null).map((name) => [name, toPicture(row as StoredPicture, lang)] as const)),
  );
}
