/** Ways into the shop: categories as pictures with a name. */
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { CategoryListSettings } from './settings.ts';

/** The heading and the categories. */
export type CategoryListData = { title: string; text: string; items: { id: string; slug: string; title: string; image: PictureData | null }[] };

/** Two side by side on a phone, up to four on a desk. */
export function CategoryList({ data: { title, text, items } }: { settings: CategoryListSettings; data: CategoryListData }) {
  const view = usePageView();
  if (items.length === 0) return null;
  return (
    <section className="page-width block-space">
      {title && <SectionHeading title={title} text={text} />}
      <ul className={`grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-5 lg:gap-x-6 ${items.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-4'}`}>
        {items.map((item) => (
          <li key={item.id} className="group relative">
            {item.image ? (
              <Picture picture={{ ...item.image, alt: '' }} sizes="(min-width: 768px) 33vw, 50vw" className="zoom-on-hover aspect-4/3 w-full rounded-box" />
            ) : (
              <div className="aspect-4/3 w-full rounded-box bg-base-200" />
            )}
            <h3 className="mt-3 font-medium">
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
