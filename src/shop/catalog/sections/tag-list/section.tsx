/** All tags. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { TagItem } from '../../contract.ts';

/** The tags with how many products each has. */
export type TagListData = { items: TagItem[] };

/** Tags as large links. */
export function TagList({ data }: { settings: unknown; data: TagListData }) {
  const view = usePageView();
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.tag_list_title() }]} />
      <h1 className="title-1 mb-8 mt-4 lg:mt-8">{m.tag_list_title()}</h1>
      {data.items.length === 0 ? (
        <EmptyState title={m.list_no_data()} />
      ) : (
        <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {data.items.map((tag) => (
            <li key={tag.id} className="border-b border-line">
              <ShopLink
                path={detailPath(view, 'tag', tag.slug)}
                className="flex min-h-16 items-baseline justify-between gap-4 py-4 underline-offset-4 hover:underline"
              >
                <span className="title-3">{tag.title}</span>
                <span className="text-sm text-desc tabular-nums">{tag.productCount}</span>
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
