import { toPicture } from '#shop/media/index.ts';
import type { PictureData } from '#ui/picture-data.ts';
import type { ContentCard } from '../contract.ts';
import { findScenes } from '../store.ts';
import type { ContentView } from './card-of.ts';

/** What a scene shows besides its entry: its second picture, its first products in its order, and all that it names, published or not. */
export type Scene = { second: PictureData | null; productIds: string[]; namedProductIds: string[] };

/** The scenes of these entries in their order, at most `mostProducts` of each; one statement. */
export async function readScenes(
  { db, lang }: Pick<ContentView, 'db' | 'lang'>,
  entries: readonly Pick<ContentCard, 'id' | 'title'>[],
  mostProducts: number,
): Promise<Scene[]> {
  const ids = entries.map(({ id }) => id);
  const stored = new Map((await findScenes(db, ids, mostProducts)).map((scene) => [scene.id, scene]));
  return entries.map(({ id, title }) => {
    const { second = null, productIds = [], namedProductIds = [] } = stored.get(id) ?? {};
    return { second: second && toPicture(second, lang, title), productIds, namedProductIds };
  });
}
