import { textIn, type Texts } from '#kit/pure/languages.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { listCollections } from '../../lists/read-listing.ts';
import type { CollectionListData } from './section.tsx';
import type { CollectionListSettings } from './settings.ts';

/** The collections that the settings name, in that order; none named: all. */
export async function loadCollectionList(
  { context: { db, lang } }: SectionScope<unknown>,
  settings: CollectionListSettings,
): Promise<Loaded<CollectionListData>> {
  const all = await listCollections(db, lang);
  const named = settings.collections.map((slug) => all.find((item) => item.slug === slug)).filter((item) => item !== undefined);
  const items = settings.collections.length > 0 ? named : all;
  const texts = settings.texts as Texts<'title' | 'text'>;
  return {
    data: { title: textIn(texts, 'title', lang), text: textIn(texts, 'text', lang), items },
    tags: ['products', ...items.map((item) => `collection:${item.id}`)],
  };
}
