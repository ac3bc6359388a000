import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { listItemsById } from '#shop/catalog/lists/index.ts';
import { readScenes } from '../../show/read-scenes.ts';
import type { ContentListModel } from '../content-model.ts';
import type { EntryListData } from './scenes.tsx';
import type { EntryListSettings } from './settings.ts';

/** So many stand beside a picture; the entry's own page has them all. */
const mostProducts = 4;

/** What the scenes show besides their entries: one statement for all scenes, one for all their products. Nothing for a plain grid. */
export async function loadEntryList(
  { context, model: { list } }: SectionScope<ContentListModel>,
  { layout }: EntryListSettings,
): Promise<Loaded<EntryListData>> {
  if (layout === 'grid') return { data: { scenes: null }, tags: [] };
  const { db, lang, currency } = context;
  const scenes = await readScenes(context, list.items, mostProducts);
  const productIds = [...new Set(scenes.flatMap((scene) => scene.productIds))];
  const items = productIds.length === 0 ? [] : await listItemsById(db, productIds, { currency, lang });
  const products = new Map(items.map((item) => [item.id, item]));
  return {
    data: { scenes: scenes.map((scene) => ({ second: scene.second, products: scene.productIds.flatMap((id) => products.get(id) ?? []) })) },
    tags: [...new Set(scenes.flatMap((scene) => scene.namedProductIds))].map((id) => `product:${id}`),
  };
}
