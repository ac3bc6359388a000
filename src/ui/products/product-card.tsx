/** A product in a list. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Badge } from '../badges/badge.tsx';
import { expectedBriefly, type ExpectedGoods } from './expected-text.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { usePageView } from '../page-view.tsx';
import { Picture } from '../picture.tsx';
import { inGrid, inHalf, type PictureData } from '../picture-data.ts';
import { Price } from '../price.tsx';
import { reducedBy } from './reduced-by.ts';
import { ShopLink } from '../shop-link.tsx';
import { RatingShort } from './stars.tsx';

type Money = { amount: number; currency: string };

type CardSwatch = { title: string; swatch: string; path: string; picture: PictureData | null };

/** What a card shows. */
export type ProductCardData = {
  /** The product's id, where it can be put on the wish list. */
  favorite?: string | null;
  path: string;
  /** For a quick view; absent: there is none. */
  slug?: string;
  title: string;
  picture: PictureData | null;
  /** Shown while the pointer is over the card (src/browser/pictures/hover-images.ts). */
  hoverImage?: PictureData | null;
  price: Money;
  linePrice: Money | null;
  /** The lowest price of the 30 days before, as a sentence, where the law asks for it. */
  lowest?: string | undefined;
  /** Some variant costs more than `price`. */
  from: boolean;
  soldOut: boolean;
  /** It is sold ahead of stock. */
  expected?: ExpectedGoods | null;
  /** A short text on what is taken off in the cart. */
  offer?: string | null;
  /** Its colours, each with the address and the picture of a variant that has it; shown when there is more than one. */
  swatches?: CardSwatch[];
  /** Mean of the stars and number of reviews; absent without any. */
  reviews?: { rating: number; count: number } | undefined;
};

type CardProps = { product: ProductCardData; priority?: boolean; heading?: 'h2' | 'h3'; wide?: boolean; alone?: boolean; foot?: ReactNode };

/**
 * A card, half as wide as the page with `wide`, and less high `alone`: the picture first, then title, price and colours. The whole card is one link.
 * A `foot` says below it what can be done, instead of a quick view.
 */
export function ProductCard({ product, priority = false, heading: Heading = 'h3', wide = false, alone = false, foot }: CardProps) {
  const { shows, locale } = usePageView();
  // One colour is no choice.
  const swatches = product.swatches && product.swatches.length > 1 ? product.swatches : null;
  // What the price holds already goes before what the cart takes off besides.
  const offered = reducedBy(product, locale) ?? product.offer ?? null;
  return (
    <article className="product-card group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-box bg-base-200">
        <CardPicture product={product} priority={priority} sizes={wide ? inHalf : inGrid} aspect={alone ? 'aspect-3/2' : 'aspect-square'} />
        {(product.soldOut || offered) && (
          <div className="absolute left-2 right-11 top-2 flex flex-wrap gap-2 lg:left-3 lg:right-14 lg:top-3">
            {product.soldOut ? <Badge look="plain">{m.ui_sold_out()}</Badge> : <Badge look="sale">{offered}</Badge>}
          </div>
        )}
        {product.favorite && shows.favorites && (
          <FavoriteButton type="product" id={product.favorite} title={product.title} className="absolute right-0.5 top-0.5 z-10" />
        )}
      </div>
      <div className="mt-4 flex flex-col gap-1">
        <Heading className="text-base font-medium leading-snug">
          <ShopLink path={product.path} className="underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline">
            {product.title}
          </ShopLink>
        </Heading>
        <Price price={product.price} linePrice={product.linePrice} lowest={product.lowest} from={product.from} />
        {product.expected && <p className="text-sm text-desc">{expectedBriefly(product.expected, locale)}</p>}
        {/* One line, so that the cards of a row are as high as each other whether or not there are stars. */}
        {(swatches || product.reviews) && (
          <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-2">
            {swatches && <Swatches swatches={swatches} current={product.path} />}
            {product.reviews && <RatingShort {...product.reviews} />}
          </div>
        )}
      </div>
      {foot && <div className="flex grow flex-col pt-4">{foot}</div>}
      {product.slug && !foot && !product.soldOut && (
        <div className="quick-view-place">
          <ShopLink path={product.path} data-quick-view={product.slug}>
            {m.product_quick_view()}
            <span className="sr-only"> {product.title}</span>
          </ShopLink>
        </div>
      )}
    </article>
  );
}

type CardPictureProps = { product: ProductCardData; priority: boolean; sizes: typeof inGrid; aspect: string };

function CardPicture({ product, priority, sizes, aspect }: CardPictureProps) {
  if (!product.picture) return <div className={`${aspect} w-full`} />;
  const faded = product.soldOut ? 'opacity-70' : '';
  return (
    <>
      <Picture picture={product.picture} {...sizes} priority={priority} className={`${aspect} w-full ${faded}`} />
      {product.hoverImage && (
        <span data-hover-image={`${product.hoverImage.url} ${product.hoverImage.width}`} className="hover-image absolute inset-0 hidden lg:group-hover:block" />
      )}
    </>
  );
}

const mostSwatches = 5;

/** Pressed or under the pointer, a colour shows its picture and leads the card to its variant (src/browser/pictures/card-swatches.ts); without script it is a link to that. */
function Swatches({ swatches, current }: { swatches: readonly CardSwatch[]; current: string }) {
  return (
    <ul className="-ml-1 flex items-center" aria-label={m.ui_colours()}>
      {swatches.slice(0, mostSwatches).map(({ title, swatch, path, picture }) => (
        <li key={title}>
          <ShopLink
            path={path}
            rel="nofollow"
            title={title}
            data-swatch={picture ? `${picture.url} ${picture.width}` : undefined}
            aria-current={path === current ? 'true' : undefined}
            className="card-swatch"
          >
            <Swatch color={swatch} className="size-4" />
            <span className="sr-only">{title}</span>
          </ShopLink>
        </li>
      ))}
      {swatches.length > mostSwatches && <li className="ml-1 text-xs text-desc">+{swatches.length - mostSwatches}</li>}
    </ul>
  );
}

/** A colour as a disc. The colour is an attribute of the drawing, because the page carries no inline styles. */
export function Swatch({ color, className = 'size-5' }: { color: string; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <circle cx="10" cy="10" r="9.25" fill={color} className="stroke-base-content/20" strokeWidth="1.5" />
    </svg>
  );
}
