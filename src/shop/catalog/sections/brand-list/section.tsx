/** All brands. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { BrandListData, BrandListModel } from './data.ts';

/** Brands as large links. */
export function BrandList({ data, model }: { settings: unknown; data: BrandListData; model: BrandListModel }) {
  const { title, path } = model;
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title }]} />
      <h1 className="title-1 mb-8 mt-4 lg:mt-8">{title}</h1>
      {data.items.length === 0 && <EmptyState title={m.list_no_data()} />}
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {data.items.map((brand) => (
          <li key={brand.key} className="border-b border-line">
            <ShopLink
              path={`${path}/${encodeURIComponent(brand.slug)}`}
              className="flex min-h-16 items-baseline justify-between gap-4 py-4 underline-offset-4 hover:underline"
            >
              <span className="title-3">{brand.title}</span>
              <span className="text-sm text-desc tabular-nums">{brand.productCount}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
