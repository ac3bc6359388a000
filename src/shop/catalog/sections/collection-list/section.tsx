/** Ways into the shop: collections as large pictures. */
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { CollectionItem } from '../../contract.ts';

/** The heading and the collections. */
export type CollectionListData = { title: string; text: string; items: CollectionItem[] };

/** Three side by side on a desk, a row to swipe on a phone. */
export function CollectionList({ data }: { settings: unknown; data: CollectionListData }) {
  const view = usePageView();
  if (data.items.length === 0) return null;
  return (
    <section className="page-width block-space">
      {data.title && <SectionHeading title={data.title} text={data.text} />}
      <ul className="swipe-row gap-x-5 gap-y-10 [--swipe-width:78%] sm:grid sm:grid-cols-3 lg:gap-x-6">
        {data.items.map((item) => (
          <li key={item.id} className="group relative">
            {item.image && (
              <Picture picture={{ ...item.image, alt: '' }} sizes="(min-width: 640px) 33vw, 78vw" className="zoom-on-hover aspect-4/3 w-full rounded-box" />
            )}
            <h3 className="title-3 mt-5">
              <ShopLink
                path={detailPath(view, 'collection', item.slug)}
                className="underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline"
              >
                {item.title}
              </ShopLink>
            </h3>
            {item.summary && <p className="mt-1.5 max-w-sm text-desc">{item.summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
