import { notFound } from '#kit/pure/common-errors.ts';
import { textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { isKey, type Reader } from '#kit/server/database.ts';
import { toPicture } from '../media/index.ts';
import { contentLimits, type ContentPage } from './contract.ts';
import { findPage, findPageTitles, type StoredPage } from './store.ts';

/**
 * A published page of words by its slug.
 * @throws notFound
 */
export async function readPage(reader: Reader, slug: string, lang: string): Promise<ContentPage> {
  if (!isKey(slug, contentLimits.slugLength)) throw new ShopError(notFound);
  const row = await findPage(reader, { slug });
  if (!row) throw new ShopError(notFound);
  return toPage(row, lang);
}

/** The page to which the merchant gave this address at the root of the shop (`/{slug}`), or null. */
export async function readRootPage(reader: Reader, rootSlug: string, lang: string): Promise<ContentPage | null> {
  if (!isKey(rootSlug, contentLimits.slugLength)) return null;
  const row = await findPage(reader, { rootSlug });
  return row ? toPage(row, lang) : null;
}

/** Pages whose title holds a text, in any language. */
export async function findPages(reader: Reader, text: string, lang: string): Promise<{ id: string; slug: string; title: string }[]> {
  const rows = await findPageTitles(reader, `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);
  return rows.map((row) => ({ id: row.id, slug: row.slug, title: textIn(row.texts, 'title', lang) }));
}

/** A stored page in words of a language. */
export function toPage(row: StoredPage, lang: string): ContentPage {
  const title = textIn(row.texts, 'title', lang);
  const summary = textIn(row.texts, 'summary', lang);
  return {
    id: row.id,
    slug: row.slug,
    title,
    summary,
    body: textIn(row.texts, 'body', lang),
    seoTitle: textIn(row.texts, 'seoTitle', lang) || title,
    seoDescription: textIn(row.texts, 'seoDescription', lang) || summary,
    image: row.picture && toPicture(row.picture, lang, title),
    updatedAt: row.updatedAt.toISOString(),
    languages: Object.keys(row.texts),
  };
}
