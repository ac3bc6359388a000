/** All tags. */
import * as m from '#messages';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import type { TagItem } from '../../contract.ts';
import { PictureLinks } from '../picture-links.tsx';

/** The tags with how many products each has, and a picture of one. */
export type TagListData = { items: (TagItem & { picture: PictureData | null })[] };

/** Tags, each led by what sells best of it. */
export function TagList({ data }: { settings: unknown; data: TagListData }) {
  const view = usePageView();
  return (
    <section className="page-width pb-8 pt-3 lg:pt-5">
      <Breadcrumb crumbs={[{ title: m.tag_list_title() }]} />
      <h1 className="title-1 mt-4 lg:mt-8">{m.tag_list_title()}</h1>
      <p className="mb-8 mt-3 text-desc lg:mb-10">{m.tag_list_text()}</p>
      {data.items.length === 0 ? (
        <EmptyState title={m.list_no_data()} />
      ) : (
        <PictureLinks
          links={data.items.map(({ slug, title, productCount, picture }) => ({ path: detailPath(view, 'tag', slug), title, count: productCount, picture }))}
        />
      )}
    </section>
  );
}
