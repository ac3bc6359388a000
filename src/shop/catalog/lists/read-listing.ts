import { notFound } from '#kit/pure/common-errors.ts';
import { languagesOf, slugIn, slugsOf, textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { isKey, type Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import type { PictureData } from '#ui/picture-data.ts';
import { toPicture } from '../../media/index.ts';
import { catalogLimits, categoryLevels, type CategoryNode, type CollectionItem, type ListingHead, type TagItem } from '../contract.ts';
import { listMemory } from '../search/list-cache.ts';
import { findCollectionAtRoot, findListings, findUnpublished, type StoredListing } from './store-listings.ts';

/**
 * The head of a category's, tag's or collection's page, in one statement.
 * @throws notFound for an unknown slug, and for what is not published, except in a preview.
 */
export async function readListing(
  db: Queryable,
  kind: ListingHead['kind'],
  { slug, lang, preview }: { slug: string; lang: string; preview?: boolean | undefined },
): Promise<ListingHead> {
  if (!isKey(slug, catalogLimits.slugLength)) throw new ShopError(notFound);
  const all = await findListings(db, kind, { at: { slug, lang }, preview });
  const row = all.find((listing) => slugIn(listing, lang) === slug) ?? all.find((listing) => listing.slug === slug);
  if (!row) throw new ShopError(notFound);
  const byId = new Map(all.map((listing) => [listing.id, listing]));
  const path = [row];
  for (let parent = byId.get(row.parentId ?? ''); parent && !path.includes(parent); parent = byId.get(parent.parentId ?? '')) path.unshift(parent);
  const { id, title, image, productCount } = itemIn(row, lang);
  const summary = textIn(row.texts, 'summary', lang);
  const description = textIn(row.texts, 'description', lang);
  return {
    kind,
    id,
    slug: slugIn(row, lang),
    title,
    summary,
    description,
    seoTitle: textIn(row.texts, 'seoTitle', lang) || title,
    seoDescription: textIn(row.texts, 'seoDescription', lang) || summary || plain(description),
    image,
    productCount,
    path: path.map((listing) => ({ id: listing.id, slug: slugIn(listing, lang), title: textIn(listing.texts, 'title', lang) || listing.slug })),
    children: kind === 'category' ? all.filter((listing) => listing.parentId === row.id).map((listing) => itemIn(listing, lang)) : [],
    languages: languagesOf(row.texts),
    slugs: slugsOf(row),
    template: row.template,
  };
}

/** The same for pages, which are cached too: memoized. */
export const cachedListing: typeof readListing = memoize(readListing, listMemory);

/** The slug of the collection that a merchant put at the root of the shop (`/{slug}`), or null. */
export async function collectionAtRoot(db: Queryable, rootSlug: string): Promise<string | null> {
  return isKey(rootSlug, catalogLimits.slugLength) ? findCollectionAtRoot(db, rootSlug) : null;
}

/** All categories as a tree, in one statement. */
export async function categoryTree(db: Queryable, lang: string): Promise<CategoryNode[]> {
  const all = await findListings(db, 'category');
  const below = new Map<string | null, StoredListing[]>();
  for (const row of all) below.set(row.parentId, [...(below.get(row.parentId) ?? []), row]);
  const nodesUnder = (parentId: string | null, depth: number): CategoryNode[] =>
    depth > categoryLevels
      ? []
      : (below.get(parentId) ?? []).map((row) => ({
          ...itemIn(row, lang),
          description: textIn(row.texts, 'description', lang),
          children: nodesUnder(row.id, depth + 1),
        }));
  return nodesUnder(null, 1);
}

const allCategories = memoize((reader) => findListings(reader, 'category'), listMemory);

/** The categories at the top, memoized. */
export async function topCategories(db: Queryable, lang: string): Promise<{ slug: string; title: string; image: PictureData | null }[]> {
  return (await allCategories(db)).filter((row) => row.parentId === null).map((row) => itemIn(row, lang));
}

/** Categories and collections that are not published, as `category lamps`; memoized. */
export const unpublishedListings = memoize(async (db): Promise<ReadonlySet<string>> => new Set(await findUnpublished(db)), listMemory);

/** All published collections, in one statement. */
export async function listCollections(db: Queryable, lang: string): Promise<CollectionItem[]> {
  const all = await findListings(db, 'collection');
  return all.map((row) => ({ ...itemIn(row, lang), summary: textIn(row.texts, 'summary', lang), description: textIn(row.texts, 'description', lang) }));
}

/** All tags, in one statement; `key` is the slug that serves where a language has none of its own. */
export async function listKeyedTags(db: Queryable, lang: string): Promise<{ key: string; tag: TagItem }[]> {
  const all = await findListings(db, 'tag');
  return all.map((row) => {
    const { id, slug, title, productCount } = itemIn(row, lang);
    return { key: row.slug, tag: { id, slug, title, productCount } };
  });
}

/** All tags. */
export const listTags = async (db: Queryable, lang: string): Promise<TagItem[]> => (await listKeyedTags(db, lang)).map(({ tag }) => tag);

/** Categories or published collections whose title holds a text in any language; those that hold most come first. */
export async function findListsByTitle(db: Queryable, kind: 'category' | 'collection', asked: { text: string; lang: string; limit: number }) {
  const rows = await findListings(db, kind, { title: asked.text.toLowerCase(), limit: asked.limit });
  return rows.map((row) => itemIn(row, asked.lang));
}

function itemIn(row: StoredListing, lang: string) {
  const title = textIn(row.texts, 'title', lang) || row.slug;
  return { id: row.id, slug: slugIn(row, lang), title, image: row.picture && toPicture(row.picture, lang, title), productCount: row.productCount };
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 160);
}
