/** What leads the page of a brand: its picture, its story, and where, since when and what it makes. */
import * as m from '#messages';
import { ListLead } from '#ui/list-lead.tsx';
import { pictureUrl } from '#ui/picture-data.ts';
import { RichText } from '#ui/public-files/rich-text.tsx';
import type { ListingModel } from './data.ts';

type Brand = NonNullable<ListingModel['brand']>;

/** Facts that are not known are left out. */
export function BrandHead({ brand }: { brand: Brand }) {
  return (
    <ListLead picture={brand.picture}>
      {brand.image && <img src={pictureUrl(brand.image, 320, 'webp')} alt="" width={160} height={80} className="mb-4 h-20 w-40 object-contain object-left" />}
      <h1 className="title-1">{brand.title}</h1>
      {brand.description && <RichText html={brand.description} className="mt-4 text-lg text-desc" />}
      <Facts brand={brand} />
    </ListLead>
  );
}

function Facts({ brand: { place, since, craft } }: { brand: Brand }) {
  const facts = [
    [m.brand_place(), place],
    [m.brand_since(), since],
    [m.brand_craft(), craft],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-6 max-w-md divide-y divide-line border-y border-line lg:mt-8">
      {facts.map(([title, value]) => (
        <div key={title} className="grid grid-cols-[6rem_1fr] gap-4 py-2.5">
          <dt className="text-desc">{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
