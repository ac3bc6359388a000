/** Pictures that a merchant's settings name. */
import { memoize } from '#kit/server/memoize.ts';
import { isId } from '#kit/server/ids.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { PictureData } from '#ui/picture-data.ts';
import { toPicture, type StoredPicture } from './picture-data.ts';
import { findMediaByNames } from '../store.ts';
import { pictureTag } from './picture-tag.ts';

type Row = Awaited<ReturnType<typeof findMediaByNames>>[number];
type Batch = { names: Set<string>; rows: Promise<Row[]> };

const batches = new WeakMap<Queryable, Batch>();

/** Pictures by id or by where they came from; unknown ones are missing. All sections of a page that ask at once share one statement. */
export async function picturesNamed(db: Queryable, names: readonly string[], lang: string): Promise<Map<string, PictureData>> {
  if (names.length === 0) return new Map();
  const rows = await together(db, names);
  const wanted = new Set(names);
  const named = rows.flatMap((row) => [row.id, row.source].filter((name) => name !== null && wanted.has(name)).map((name) => [name!, row] as const));
  return new Map(named.map(([name, row]) => [name, toPicture(row as StoredPicture, lang)]));
}

function together(db: Queryable, names: readonly string[]): Promise<Row[]> {
  let batch = batches.get(db);
  if (!batch) {
    const collected = new Set<string>();
    const rows = new Promise<void>((done) => setImmediate(done)).then(() => {
      batches.delete(db);
      return findMediaByNames(db, { ids: [...collected].filter(isId), sources: [...collected] });
    });
    batch = { names: collected, rows };
    batches.set(db, batch);
  }
  for (const name of names) batch.names.add(name);
  return batch.rows;
}

const mostRemembered = 50;

/** The picture that a section's settings name, null where it is gone; remembered, since every unknown address may show one. */
export const pictureNamed = memoize(async (db, name: string, lang: string) => (await picturesNamed(db, [name], lang)).get(name) ?? null, {
  tags: [pictureTag],
  maxEntries: mostRemembered,
});
