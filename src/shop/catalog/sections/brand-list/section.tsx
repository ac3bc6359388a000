/** Brands, in pages. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { PictureLinks } from '../picture-links.tsx';
import type { BrandListData, BrandListModel } from './data.ts';

/** Brands, each led by its own picture, else by what sells best of it. */
export function BrandList({ data, model }: { settings: unknown; data: BrandListData; model: BrandListModel }) {
  const { title, path, list } = model;
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title }]} />
      <h1 className="title-1 mb-8 mt-4 lg:mt-8">{title}</h1>
      {data.items.length === 0 && <EmptyState title={m.list_no_data()} />}
      <PictureLinks
        links={data.items.map((brand) => ({
          path: `${path}/${encodeURIComponent(brand.slug)}`,
          title: brand.title,
          count: brand.productCount,
          picture: brand.picture,
        }))}
      />
      <Pagination page={list.page} size={list.size} total={list.total} path={path} />
    </section>
  );
}
