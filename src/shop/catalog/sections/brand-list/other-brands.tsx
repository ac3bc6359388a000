/** The other brands, at the end of the page of one. */
import * as m from '#messages';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { BrandItem } from '../../contract.ts';
import type { ListingModel } from '../product-list/data.ts';

/** With a picture of what sells best of each. */
export type OtherBrandsData = { brands: (BrandItem & { picture: PictureData | null })[] };

/** A row of them; nothing where there is no other. */
export function OtherBrands({ data: { brands }, model: { brand } }: { settings: unknown; data: OtherBrandsData; model: Pick<ListingModel, 'brand'> }) {
  if (!brand || brands.length === 0) return null;
  const { path } = brand.list;
  return (
    <section className="page-width block-space">
      <SectionHeading title={m.brand_others()} action={{ path, title: m.brand_all() }} />
      <ul className="swipe-row gap-x-5 gap-y-8 [--swipe-width:70%] sm:grid sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-6">
        {brands.map(({ key, slug, title: name, craft, picture }) => (
          <li key={key} className="group relative">
            {picture ? (
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes="(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 70vw"
                className="zoom-on-hover aspect-4/3 w-full rounded-box"
              />
            ) : (
              <div className="aspect-4/3 w-full rounded-box bg-base-200" />
            )}
            <h3 className="title-4 mt-3 wrap-anywhere">
              <ShopLink
                path={`${path}/${encodeURIComponent(slug)}`}
                className="underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline"
              >
                {name}
              </ShopLink>
            </h3>
            {craft && <p className="mt-1 text-sm text-desc">{craft}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
