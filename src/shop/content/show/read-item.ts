import { notFound } from '#kit/pure/common-errors.ts';
import { languagesOf, slugsOf, textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { isKey } from '#kit/server/database.ts';
import { toPicture, type StoredPicture } from '#shop/media/index.ts';
import { findStoredPictures } from './find-stored-pictures.ts';
import { cardOf, sightOf, type ContentView } from './card-of.ts';
import { contentLimits, type ContentItem, type ContentKind, type ContentPage, type ShownEntryField } from '../contract.ts';
import { readShownFields } from '../fields/read-fields.ts';
import { readingOf } from '../rules.ts';
import { findItem, findTopicsById, type ItemKey, type StoredItem } from '../store.ts';

/**
 * A content that was read, and when a schedule changes its kind next: a page that shows it is true until then. `productTags`: the cache tags of
 * all products that it names, published or not.
 */
export type ReadItem = { item: ContentItem; nextChangeAt: Date | null; productTags: string[] };

/**
 * An article, an entry or a page by its slug, as it is seen now; a preview sees drafts and what is not published.
 * @throws notFound
 */
export async function readItem(view: ContentView, key: { kind: ContentKind; type?: string; slug: string }): Promise<ReadItem> {
  const found = isKey(key.slug, contentLimits.slugLength) ? await read(view, { ...key, lang: view.lang }) : null;
  if (!found) throw new ShopError(notFound);
  return found;
}

/**
 * A published page by its slug.
 * @throws notFound
 */
export async function readPage(view: ContentView, slug: string): Promise<{ page: ContentPage; nextChangeAt: Date | null }> {
  const { item, nextChangeAt } = await readItem(view, { kind: 'page', slug });
  return { page: pageOf(item), nextChangeAt };
}

/** The page or entry to which the merchant gave this address at the root of the shop (`/{slug}`), or null. */
export async function readRootItem(view: ContentView, rootSlug: string): Promise<ReadItem | null> {
  return isKey(rootSlug, contentLimits.slugLength) ? read(view, { rootSlug }) : null;
}

/** A content as pages show it. */
export const pageOf = (item: ContentItem): ContentPage => ({ ...item, image: item.picture });

async function read(view: ContentView, key: ItemKey): Promise<ReadItem | null> {
  const stored = await findItem(view.db, key, sightOf(view));
  if (!stored) return null;
  const row = stored.draft ? await asDraft(view, stored, stored.draft) : stored;
  const fields = await readShownFields(view.db, row, view.lang);
  return {
    item: itemOf(row, fields, view.lang),
    nextChangeAt: stored.nextChangeAt,
    productTags: stored.namedProductIds.map((id) => `product:${id}`),
  };
}

/** The content as its draft will make it. */
async function asDraft(view: ContentView, row: StoredItem, draft: NonNullable<StoredItem['draft']>): Promise<StoredItem> {
  const [pictures, topics] = await Promise.all([findStoredPictures(view.db, draft.pictures), findTopicsById(view.db, [...draft.categories, ...draft.tags])]);
  const texts = draft.texts as StoredItem['texts'];
  return {
    ...row,
    texts,
    author: draft.author,
    reading: readingOf(texts),
    pictures,
    topics,
    productIds: draft.products,
    fields: draft.fields ?? {},
    template: draft.template,
  };
}

function itemOf(row: StoredItem, fields: ShownEntryField[], lang: string): ContentItem {
  const card = cardOf(row, lang);
  return {
    ...card,
    body: textIn(row.texts, 'body', lang),
    seoTitle: textIn(row.texts, 'seoTitle', lang) || card.title,
    seoDescription: textIn(row.texts, 'seoDescription', lang) || card.summary,
    pictures: row.pictures.map((picture: StoredPicture) => toPicture(picture, lang, card.title)),
    productIds: row.productIds,
    fields,
    template: row.template,
    languages: languagesOf(row.texts),
    slugs: slugsOf(row),
  };
}
