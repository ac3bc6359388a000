/** What sells best, where there is nothing else to show. */
import * as m from '#messages';
import { usePageView } from '#ui/page-view.tsx';
import { ProductGrid } from '#ui/products/product-grid.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ProductListItem } from '../../contract.ts';
import { cardOf } from '../card-of.ts';

/** A row under its heading; nothing where there are none. */
export function Bestsellers({ items }: { items: readonly ProductListItem[] }) {
  const view = usePageView();
  if (items.length === 0) return null;
  return (
    <div className="mt-14">
      <SectionHeading title={m.product_bestsellers()} />
      <ProductGrid products={items.map((item) => cardOf(item, view))} swipe />
    </div>
  );
}

/** The same as a part of a page. */
export function BestsellersSection({ data }: { settings: unknown; data: { items: ProductListItem[] } }) {
  return (
    <section className="page-width pb-16">
      <Bestsellers items={data.items} />
    </section>
  );
}
