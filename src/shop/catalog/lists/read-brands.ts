import { textIn } from '#kit/pure/languages.ts';
import { isKey, type Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { toPicture } from '../../media/index.ts';
import { catalogLimits, type BrandItem, type BrandPage } from '../contract.ts';
import { listMemory } from '../search/list-cache.ts';
import { findBrand, findBrands, type StoredBrand } from './store-brands.ts';

// Rows of two, four and five of them end even.
const brandsPerPage = 40;

/** A page of the brands of published products, by name. */
export async function listBrands(db: Queryable, { page, lang }: { page: number; lang: string }): Promise<BrandPage> {
  const { rows, total } = await findBrands(db, { page, size: brandsPerPage });
  return { items: rows.map((row) => brandIn(row, lang)), total, page, size: brandsPerPage };
}

/** The brand at an address, else the one whose products have that key; null where there is none. */
export async function readBrand(db: Queryable, { slug, lang }: { slug: string; lang: string }): Promise<BrandItem | null> {
  if (!isKey(slug, catalogLimits.titleLength)) return null;
  const row = await findBrand(db, slug);
  return row ? brandIn(row, lang) : null;
}

/** The same, memoized: what a product's page says of its brand. */
export const cachedBrand: typeof readBrand = memoize(readBrand, listMemory);

function brandIn({ id, key, slug, productCount, texts, picture, cover }: StoredBrand, lang: string): BrandItem {
  const title = textIn(texts, 'title', lang) || slug;
  const seoDescription = textIn(texts, 'seoDescription', lang) || textIn(texts, 'summary', lang);
  return {
    id,
    key,
    slug,
    productCount,
    title,
    description: textIn(texts, 'description', lang),
    place: textIn(texts, 'place', lang),
    since: textIn(texts, 'since', lang),
    craft: textIn(texts, 'craft', lang),
    seoTitle: textIn(texts, 'seoTitle', lang) || title,
    seoDescription,
    image: picture && toPicture(picture, lang, title),
    cover: cover && toPicture(cover, lang, title),
  };
}
