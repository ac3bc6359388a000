/** Ways into the shop: categories as pictures with a name. */
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { CategoryListSettings } from './settings.ts';

const whole = 100;

/** Columns of one row on a desk, so that none is left alone. */
const columnsFor: Record<number, string> = {
  1: 'lg:grid-cols-4',
  2: 'lg:grid-cols-4',
  3: 'lg:grid-cols-3',
  4: 'md:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
  7: 'lg:grid-cols-7',
  8: 'md:grid-cols-4 lg:grid-cols-8',
  9: 'lg:grid-cols-9',
};

type Item = { id: string; slug: string; title: string; image: PictureData | null; large: boolean };

/** The heading and the categories. */
export type CategoryListData = { title: string; text: string; items: Item[] };

/** Where some lead: how many of six columns of a desk each of them takes. */
const leadColumns: Record<number, string> = { 1: 'lg:col-span-6', 2: 'lg:col-span-3', 3: 'lg:col-span-2' };

/** Three side by side on a phone, one row on a desk where they fit, below those that lead. A picture of a thing is square and shows all of it. */
export function CategoryList({ data: { title, text, items } }: { settings: CategoryListSettings; data: CategoryListData }) {
  const view = usePageView();
  if (items.length === 0) return null;
  const leads = items.filter(({ large }) => large).length;
  const columns = leads > 0 ? 'lg:grid-cols-6' : (columnsFor[items.length] ?? 'md:grid-cols-4 lg:grid-cols-6');
  return (
    <section className="page-width block-space">
      {title && <SectionHeading title={title} text={text} />}
      <ul className={`grid grid-cols-3 gap-x-3 gap-y-6 sm:gap-x-5 sm:gap-y-10 lg:gap-x-6 ${columns}`}>
        {items.map((item) => (
          <li key={item.id} className={`group relative ${item.large ? leadColumns[leads] : ''}`}>
            {item.image ? (
              <Picture
                picture={{ ...item.image, alt: '' }}
                sizes={item.large ? `(min-width: 1024px) ${Math.ceil(whole / leads)}vw, 33vw` : '(min-width: 1024px) 17vw, 33vw'}
                className={`zoom-on-hover aspect-square w-full rounded-box ${item.large ? 'lg:aspect-3/2' : ''}`}
              />
            ) : (
              <div className="aspect-square w-full rounded-box bg-base-200" />
            )}
            <h3 className="mt-2.5 text-sm font-medium sm:text-base">
              <ShopLink
                path={detailPath(view, 'category', item.slug)}
                className="underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline"
              >
                {item.title}
              </ShopLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
