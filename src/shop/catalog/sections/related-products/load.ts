import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { isSoldOut, type ProductPageModel } from '../product-main/data.ts';
import type { RelatedProductsData } from './section.tsx';

/** Other products of the product's own category; none where it is sold out, whose page shows them beside what it cannot sell. */
export async function loadRelatedProducts({ model }: SectionScope<ProductPageModel>): Promise<Loaded<RelatedProductsData>> {
  const { related } = isSoldOut(model.product) ? { related: [] } : await model.related;
  return { data: { items: related }, tags: ['products', ...related.map((item) => `product:${item.id}`)] };
}
