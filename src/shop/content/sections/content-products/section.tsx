/** The products that an article or a look is about. */
import * as m from '#messages';
import type { ProductCardData } from '#ui/products/product-card.tsx';
import { ProductGrid } from '#ui/products/product-grid.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

/** The products' cards. */
export type ContentProductsData = { products: ProductCardData[] };

/** Nothing when there are none. */
export function ContentProducts({ data }: { settings: unknown; data: ContentProductsData }) {
  if (data.products.length === 0) return null;
  return (
    <section className="page-width block-space">
      <SectionHeading title={m.content_products()} />
      {/* A text recommends; it does not advertise. */}
      <ProductGrid products={data.products.map((product) => ({ ...product, offer: null }))} swipe />
    </section>
  );
}
