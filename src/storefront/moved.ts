/** Where a detail page lives now that was asked for by a slug it had once. */
import type { Reader } from '#kit/server/database.ts';
import { movedSlug } from '#kit/server/slugs.ts';
import { localPath } from '#ui/page-view.tsx';
import type { AskedPage } from './page-parts.ts';
import { fillPattern } from './routes/pattern.ts';
import type { PageName } from './routes/pages.ts';

const tables: Partial<Record<PageName, string>> = {
  product: 'product',
  'product-variant': 'product',
  category: 'category',
  tag: 'tag',
  collection: 'collection',
  page: 'content_item',
  article: 'content_item',
  promotion: 'promotion',
  coupon: 'promotion',
  'custom-detail': 'content_item',
};

/** The address to send to (301), language and the kind's own query kept; null when nothing moved. One statement, and only for pages not found. */
export async function movedTo(reader: Reader, { match, query }: Pick<AskedPage, 'match' | 'query'>): Promise<string | null> {
  const { rule, lang, params } = match;
  const table = rule && tables[rule.page];
  const asked = params['slug'];
  if (!rule || !table || !asked) return null;
  const slug = await movedSlug(reader, table, { slug: asked, lang });
  if (slug === null || slug === asked) return null;
  return localPath({ lang }, fillPattern(rule.path, { ...params, slug })) + (query.size > 0 ? `?${query}` : '');
}
