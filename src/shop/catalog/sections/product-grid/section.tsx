/** A few products under a heading. */
import { usePageView } from '#ui/page-view.tsx';
import { ProductGrid } from '#ui/products/product-grid.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ProductListItem } from '../../contract.ts';
import { cardOf } from '../card-of.ts';
import type { ProductGridSettings } from './settings.ts';

/** The heading and the products. */
export type ProductGridData = { title: string; text: string; action: string; items: ProductListItem[] };

/** Nothing at all when there are no products. */
export function ProductGridSection({ settings, data }: { settings: ProductGridSettings; data: ProductGridData }) {
  const view = usePageView();
  if (data.items.length === 0) return null;
  return (
    <section className="page-width block-space">
      {data.title && (
        <SectionHeading title={data.title} text={data.text} action={settings.path && data.action ? { path: settings.path, title: data.action } : undefined} />
      )}
      <ProductGrid products={data.items.map((item) => cardOf(item, view))} swipe />
    </section>
  );
}
