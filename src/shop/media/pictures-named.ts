/** Pictures that a merchant's settings name. */
import type { Reader } from '#kit/server/database.ts';
import type { PictureData } from '#ui/picture-data.ts';
import { toPicture, type StoredPicture } from './picture-data.ts';
import { findMediaBySources } from './store.ts';

/** Pictures by the names under which they came (`hero-table.jpg` of the demo shop, or an address), in one statement; unknown ones are missing. */
export async function picturesNamed(reader: Reader, names: readonly string[], lang: string): Promise<Map<string, PictureData>> {
  if (names.length === 0) return new Map();
  const rows = await findMediaBySources(
    reader,
    names.flatMap((name) => [name, `seed:${name}`]),
  );
  return new Map(rows.map((row) => [row.source!.replace(/^seed:/, ''), toPicture(row as StoredPicture, lang)]));
}
