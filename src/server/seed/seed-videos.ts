/** The demo shop's videos: files of `seeds/demo/videos`, named by products. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tx } from '#kit/server/database.ts';
import { prepareVideo, storeVideo, type PreparedVideo } from '#shop/media/videos/index.ts';
import type { PictureFiles } from '#shop/media/index.ts';
import type { Seeds } from './read-seeds.ts';

/** Keeps the files that products name; do this before the transaction that stores them. */
export async function prepareVideos(files: PictureFiles, seeds: Seeds, folder: string): Promise<Map<string, PreparedVideo>> {
  const names = new Set(seeds.products.flatMap((product) => product.videos?.map((video) => video.file) ?? []));
  const prepared = new Map<string, PreparedVideo>();
  for (const name of names) prepared.set(name, await prepareVideo(files, { source: `seed:videos/${name}`, bytes: await readFile(join(folder, name)) }));
  return prepared;
}

/** Stores them; answers ids by file name. One whose poster is missing is left out. */
export async function storeVideos(
  tx: Tx,
  seeds: Seeds,
  { prepared, pictures }: { prepared: ReadonlyMap<string, PreparedVideo>; pictures: ReadonlyMap<string, string> },
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { file, poster, texts } of seeds.products.flatMap((product) => product.videos ?? [])) {
    const video = prepared.get(file);
    const posterId = pictures.get(poster);
    if (video && posterId && !ids.has(file)) ids.set(file, await storeVideo(tx, video, { posterId, texts }));
  }
  return ids;
}
