/** Brands, in pages. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { PictureLinks } from '../picture-links.tsx';
import { BrandStories } from './brand-stories.tsx';
import type { BrandListData, BrandListModel } from './data.ts';

/** Brands that the shop describes, each with its goods; then the others, each led by its own picture, else by what sells best of it. */
export function BrandList({ data: { stories, others }, model }: { settings: unknown; data: BrandListData; model: BrandListModel }) {
  const { title, path, list } = model;
  const pathOf = (slug: string) => `${path}/${encodeURIComponent(slug)}`;
  return (
    <section className="page-width pb-16 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title }]} />
      <h1 className="title-1 mt-4 lg:mt-8">{title}</h1>
      <p className="mt-3 text-lg text-desc">{m.brand_list_lead()}</p>
      {list.items.length === 0 && <EmptyState title={m.list_no_data()} />}
      <BrandStories stories={stories} pathOf={pathOf} />
      {others.length > 0 && (
        <div className={stories.length > 0 ? 'mt-16' : 'mt-8'}>
          <PictureLinks links={others.map((brand) => ({ path: pathOf(brand.slug), title: brand.title, count: brand.productCount, picture: brand.picture }))} />
        </div>
      )}
      <Pagination page={list.page} size={list.size} total={list.total} path={path} />
    </section>
  );
}
