/** A row of what a coupon is for. */
import * as m from '#messages';
import { usePageView } from '#ui/page-view.tsx';
import { ProductGrid } from '#ui/products/product-grid.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ProductListItem } from '../../contract.ts';
import { cardOf } from '../card-of.ts';

/** `forAll`: it is for the whole shop, and `products` are what sells best there. */
export type CouponProductsModel = { products: ProductListItem[]; forAll: boolean };

/** Nothing where there are none. */
export function CouponProducts({ model: { products, forAll } }: { settings: unknown; model: CouponProductsModel }) {
  const view = usePageView();
  if (products.length === 0) return null;
  return (
    <section className="page-width block-space">
      <SectionHeading
        title={forAll ? m.promotions_for_all() : m.promotions_for_these()}
        action={forAll ? { path: '/search', title: m.promotions_to_shop() } : undefined}
      />
      <ProductGrid products={products.map((item) => cardOf(item, view))} swipe />
    </section>
  );
}
