import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import { listProductRow } from '../../lists/list-product-row.ts';
import type { ProductGridData } from './section.tsx';
import type { ProductGridSettings } from './settings.ts';

/** The heading and the products. */
export async function loadProductGrid(
  { context: { db, lang, currency } }: SectionScope<unknown>,
  { source, limit, texts }: ProductGridSettings,
): Promise<Loaded<ProductGridData>> {
  // A list by hand that is still empty names nothing.
  const products = source.products?.some((slug) => slug !== '') ? source.products : undefined;
  const items = await listProductRow(db, { ...source, products, sort: source.sort ?? 'relevance', limit }, { currency, lang });
  return {
    data: { ...wordsIn(texts, ['title', 'text', 'action'], lang), items },
    tags: ['products', ...(source.promotion === undefined ? [] : ['promotions']), ...items.map((item) => `product:${item.id}`)],
  };
}
