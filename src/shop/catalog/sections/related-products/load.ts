import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import type { ProductPageModel } from '../product-main/data.ts';
import type { RelatedProductsData } from './section.tsx';

/** Other products of the product's own category. */
export async function loadRelatedProducts({ model }: SectionScope<ProductPageModel>): Promise<Loaded<RelatedProductsData>> {
  const { related } = await model.related;
  return { data: { items: related }, tags: ['products', ...related.map((item) => `product:${item.id}`)] };
}
