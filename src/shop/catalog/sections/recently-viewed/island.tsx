/** Cards of the products this browser has shown lately; a new visitor sees nothing, and nothing is fetched. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { useMounted } from '#ui/use-mounted.ts';
import { usePageView } from '#ui/page-view.tsx';
import { ProductGrid } from '#ui/products/product-grid.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { SkeletonLines } from '#ui/skeleton.tsx';
import type { ProductListItem } from '../../contract.ts';
import { cardOf } from '../card-of.ts';
import { viewedProducts } from './viewed.ts';

const shown = 4;
const skeletonLines = 6;

/** `without`: the product whose page this is. */
export function RecentlyViewed({ without }: { without: string | null }) {
  return useMounted() ? <Viewed without={without} /> : null;
}

function Viewed({ without }: { without: string | null }) {
  const view = usePageView();
  const [ids] = useState(() =>
    viewedProducts()
      .filter((id) => id !== without)
      .slice(0, shown),
  );
  const [items, setItems] = useState<ProductListItem[] | null>(null);
  useEffect(() => {
    if (ids.length === 0) return;
    const query = new URLSearchParams([...ids.map((id): [string, string] => ['id', id]), ['lang', view.lang], ['currency', view.currency]]);
    void callApi<{ items: ProductListItem[] }>(`/product/cards?${query.toString()}`, undefined, { method: 'GET', quiet: true }).then(({ data }) =>
      setItems(data?.items ?? []),
    );
  }, [ids, view]);
  if (ids.length === 0 || items?.length === 0) return null;
  return (
    <section className="page-width block-space">
      <SectionHeading title={m.product_recently_viewed()} />
      {items ? (
        <ProductGrid products={items.map((item) => cardOf(item, view))} swipe small />
      ) : (
        <SkeletonLines count={skeletonLines} label={m.product_recently_viewed()} />
      )}
    </section>
  );
}
