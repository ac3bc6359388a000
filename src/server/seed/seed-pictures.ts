/** The demo shop's pictures: originals stored, placeholders computed; sizes are rendered on demand. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { SystemHost } from '#kit/server/context.ts';
import { noteUnreachable, picturesBySource, preparePicture, storePictures, type PictureFiles, type PreparedPicture } from '#shop/media/index.ts';

const sourceOf = (name: string) => `seed:${name}`;

/** Where the files lie, which of them are wanted, and what is said of them to who cannot see them (by name, then language). */
export type SeedPictures = { folder: string; names: readonly string[]; alts: Readonly<Record<string, Readonly<Record<string, string>>>> };

/**
 * Stores pictures by file name and answers their ids. A file that is not there (yet) is noted and shows the placeholder;
 * once it is there, the next run takes it in under the same id.
 */
export async function seedPictures(database: SystemHost['database'], files: PictureFiles, pictures: SeedPictures): Promise<Map<string, string>> {
  const { names } = pictures;
  const known = await picturesBySource(database.reader, names.map(sourceOf));
  const wanted = names.filter((name) => known.get(sourceOf(name))?.state !== 'ready');
  const prepared = await prepareAll(wanted, pictures, files);
  const missing = wanted.filter((name) => !prepared.has(name) && !known.has(sourceOf(name)));
  await database.transaction(async (tx) => {
    await storePictures(tx, [...prepared.values()]);
    await noteUnreachable(
      tx,
      missing.map((name) => ({ source: sourceOf(name), alt: altOf(pictures, name) })),
    );
  });
  const stored = await picturesBySource(database.reader, names.map(sourceOf));
  return new Map(names.flatMap((name) => (stored.has(sourceOf(name)) ? [[name, stored.get(sourceOf(name))!.id]] : [])));
}

function altOf({ alts }: SeedPictures, name: string) {
  return Object.fromEntries(Object.entries(alts[name] ?? {}).map(([lang, alt]) => [lang, { alt }]));
}

async function prepareAll(names: readonly string[], pictures: SeedPictures, files: PictureFiles): Promise<Map<string, PreparedPicture>> {
  const prepared = new Map<string, PreparedPicture>();
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const bytes = await readFile(join(pictures.folder, name)).catch(() => null);
      if (bytes) prepared.set(name, await preparePicture(files, { source: sourceOf(name), bytes, alt: altOf(pictures, name) }));
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  return prepared;
}
