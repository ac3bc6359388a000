import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { listProducts } from '../../list-products.ts';
import type { ProductPageModel } from '../product-main/data.ts';
import type { RelatedProductsData } from './section.tsx';

const shown = 4;

/** Other products of the product's own category. */
export async function loadRelatedProducts({
  context: { db, lang, currency },
  model: { product },
}: SectionScope<ProductPageModel>): Promise<Loaded<RelatedProductsData>> {
  const category = product.categories.at(-1);
  if (!category) return { data: { items: [] }, tags: [] };
  const filter = { category: category.slug, options: {}, sort: 'relevance' as const, page: 1, size: shown + 1 };
  const { items } = await listProducts(db, filter, { currency, lang, facets: 'none' });
  const others = items.filter((item) => item.id !== product.id).slice(0, shown);
  return { data: { items: others }, tags: ['products', ...others.map((item) => `product:${item.id}`)] };
}
