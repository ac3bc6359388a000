/** Brands in words and pictures, each with what sells best of it. */
import * as m from '#messages';
import { Picture } from '#ui/picture.tsx';
import { pictureUrl } from '#ui/picture-data.ts';
import { SeenProducts } from '#ui/products/seen-products.tsx';
import { RichText } from '#ui/public-files/rich-text.tsx';
import { ArrowLink, ShopLink } from '#ui/shop-link.tsx';
import type { BrandStory } from './data.ts';

/** One after the other; on a desk the picture stands left and right by turns. */
export function BrandStories({ stories, pathOf }: { stories: readonly BrandStory[]; pathOf: (slug: string) => string }) {
  if (stories.length === 0) return null;
  return (
    <ol className="mt-8 flex flex-col gap-16 lg:mt-12 lg:gap-28">
      {stories.map((brand, index) => (
        <li key={brand.key}>
          <Story brand={brand} path={pathOf(brand.slug)} isFirst={index === 0} side={index % 2 === 0 ? 'left' : 'right'} />
        </li>
      ))}
    </ol>
  );
}

type StoryProps = { brand: BrandStory; path: string; isFirst: boolean; side: 'left' | 'right' };

/** The picture leads to the brand, as its title does: pressed with the pointer alone. */
function Story({ brand: { title, description, image, lead, products }, path, isFirst, side }: StoryProps) {
  return (
    <article className={`grid gap-x-8 gap-y-6 md:grid-cols-2 lg:items-start ${side === 'left' ? 'lg:grid-cols-[7fr_5fr]' : 'lg:grid-cols-[5fr_7fr]'}`}>
      <ShopLink path={path} tabIndex={-1} aria-hidden="true" className={`block ${side === 'right' ? 'md:order-last' : ''}`}>
        {lead ? (
          <Picture
            picture={{ ...lead, alt: '' }}
            sizes="(min-width: 1280px) 700px, (min-width: 1024px) 58vw, (min-width: 768px) 50vw, 100vw"
            priority={isFirst}
            className="aspect-4/3 w-full rounded-box"
          />
        ) : (
          <span className="block aspect-4/3 w-full rounded-box bg-base-200" />
        )}
      </ShopLink>
      <div className="flex flex-col gap-6 wrap-anywhere">
        <div>
          {image && (
            <img src={pictureUrl(image, 320, 'webp')} alt="" width={160} height={80} className="mb-4 h-20 w-40 object-contain object-left" loading="lazy" />
          )}
          <h2 className="title-2">
            <ShopLink path={path} className="underline-offset-4 hover:underline">
              {title}
            </ShopLink>
          </h2>
          <RichText html={description} className="mt-3 text-desc" />
        </div>
        <SeenProducts products={products} label={m.product_bestsellers()} />
        <ArrowLink path={path}>{m.brand_see({ title })}</ArrowLink>
      </div>
    </article>
  );
}
