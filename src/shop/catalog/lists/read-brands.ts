import { textIn } from '#kit/pure/languages.ts';
import { isKey, type Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { toPicture } from '../../media/index.ts';
import { catalogLimits, type BrandItem } from '../contract.ts';
import { listMemory } from '../search/list-cache.ts';
import { findBrands, type StoredBrand } from './store-brands.ts';

/** Brands of published products by name, at most a thousand. */
export async function listBrands(db: Queryable, lang: string): Promise<BrandItem[]> {
  return (await findBrands(db)).map((row) => brandIn(row, lang));
}

/** The brand at an address, else the one whose products have that key; null where there is none. */
export async function readBrand(db: Queryable, { slug, lang }: { slug: string; lang: string }): Promise<BrandItem | null> {
  if (!isKey(slug, catalogLimits.titleLength)) return null;
  const [row] = await findBrands(db, slug);
  return row ? brandIn(row, lang) : null;
}

/** The same, memoized: what a product's page says of its brand. */
export const cachedBrand: typeof readBrand = memoize(readBrand, listMemory);

function brandIn({ texts, picture, ...row }: StoredBrand, lang: string): BrandItem {
  const title = textIn(texts, 'title', lang) || row.slug;
  const seoDescription = textIn(texts, 'seoDescription', lang) || textIn(texts, 'summary', lang);
  return {
    ...row,
    title,
    description: textIn(texts, 'description', lang),
    seoTitle: textIn(texts, 'seoTitle', lang) || title,
    seoDescription,
    image: picture && toPicture(picture, lang, title),
  };
}
