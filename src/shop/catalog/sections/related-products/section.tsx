/** What else one might like. */
import * as m from '#messages';
import { usePageView } from '#ui/page-view.tsx';
import { ProductGrid } from '#ui/products/product-grid.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ProductListItem } from '../../contract.ts';
import { cardOf } from '../card-of.ts';

/** Products of the same category, without this one. */
export type RelatedProductsData = { items: ProductListItem[] };

/** `isEmpty`: there is nothing in the cart, and `related` is what sells best. */
export type RelatedToCartModel = { isEmpty: boolean; related: ProductListItem[] };

/** What goes with what is in a cart; the page's kind finds it. */
export function RelatedToCart({ model }: { settings: unknown; model: RelatedToCartModel }) {
  const view = usePageView();
  if (model.related.length === 0) return null;
  return (
    <section className="page-width block-space">
      <SectionHeading title={model.isEmpty ? m.product_bestsellers() : m.cart_goes_with()} />
      <ProductGrid products={model.related.map((item) => cardOf(item, view))} swipe />
    </section>
  );
}

/** Nothing when there are none. */
export function RelatedProducts({ data }: { settings: unknown; data: RelatedProductsData }) {
  const view = usePageView();
  if (data.items.length === 0) return null;
  return (
    <section className="page-width block-space">
      <SectionHeading title={m.product_related()} />
      <ProductGrid products={data.items.map((item) => cardOf(item, view))} swipe />
    </section>
  );
}
