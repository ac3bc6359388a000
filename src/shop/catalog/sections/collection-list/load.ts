import * as m from '#messages';
import { localeFor, textIn, type Texts } from '#kit/pure/languages.ts';
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { listCollections } from '../../lists/read-listing.ts';
import type { CollectionListData } from './section.tsx';
import type { ListingModel } from '../product-list/data.ts';
import type { CollectionListSettings } from './settings.ts';

/** So many others stand at the end of the page of one. */
const mostOthers = 3;

/** Those that follow the page's own, from the first again after the last. */
export async function loadOtherCollections({ context: { db, lang }, model }: SectionScope<Pick<ListingModel, 'head'>>): Promise<Loaded<CollectionListData>> {
  const all = await listCollections(db, lang);
  const own = all.findIndex(({ id }) => id === model.head?.id);
  const items = [...all.slice(own + 1), ...all.slice(0, Math.max(own, 0))].slice(0, mostOthers);
  return {
    data: { title: m.collection_others({}, { locale: localeFor(lang) }), text: '', items },
    tags: ['products', ...items.map(({ id }) => `collection:${id}`)],
  };
}

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
