/** Ways to lists of products, each led by a picture. */
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { fittingColumns } from '#ui/products/fitting-columns.ts';
import { ShopLink } from '#ui/shop-link.tsx';

/** One way: where to, its name, how many products are there, and a picture of one of them. */
export type PictureLink = { path: string; title: string; count: number; picture: PictureData | null };

// Whole class names, which the style sheet is made of.
const tablet: Readonly<Record<number, string>> = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' };
const desk: Readonly<Record<number, string>> = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' };

/** Two beside each other on a phone, up to five on a desk; none stands alone in the last row where that can be. */
export function PictureLinks({ links }: { links: readonly PictureLink[] }) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 lg:gap-x-6 lg:gap-y-12 ${tablet[fittingColumns(links.length, [3, 2])]} ${desk[fittingColumns(links.length, [5, 4])]}`}
    >
      {links.map(({ path, title, count, picture }) => (
        <li key={path} className="group relative">
          {picture ? (
            <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 1024px) 20vw, 50vw" className="zoom-on-hover aspect-square w-full rounded-box" />
          ) : (
            <div className="aspect-square w-full rounded-box bg-base-200" />
          )}
          <p className="mt-3 flex items-baseline justify-between gap-3 wrap-anywhere">
            <ShopLink path={path} className="title-4 underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline">
              {title}
            </ShopLink>
            <span className="shrink-0 text-sm text-desc tabular-nums">{count}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
