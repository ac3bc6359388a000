/** What the product page's main part shows and gives to its islands. */
import type { PictureData } from '#ui/picture-data.ts';
import type { RejectedForm } from '#ui/forms/plain-form.tsx';
import type { ExpressProps } from '../../../payments/contract.ts';
import type { Video } from '../../../media/contract.ts';
import type { Product, ProductListItem, ProductOption, ProductVariant, RelatedProducts } from '../../contract.ts';

/** The model of the product page. */
export type ProductPageModel = {
  product: Product;
  /** The one that its address names, or the first that can be had. */
  variant: ProductVariant;
  /** Shown below the price, which holds none of them; `mixes`: different items count together; `addsUp`: it comes on top of a sale price; `basisPoints`: the share it takes off each product, where it does; `set`: not null where one is a set. */
  promotions: { slug: string; title: string; terms: string[]; mixes: boolean; addsUp: boolean; basisPoints: number | null; set: unknown }[];
  /** Asked for together with the product; fails in the sections that show it. */
  related: Promise<RelatedProducts>;
};

/** Whether nothing of it can be bought. */
export const isSoldOut = ({ variants, giftCard }: Pick<Product, 'variants' | 'giftCard'>): boolean =>
  !giftCard && variants.every(({ stock }) => stock === 'out');

/** What the buy box needs of a variant. */
export type BuyBoxVariant = Pick<ProductVariant, 'sku' | 'options' | 'price' | 'linePrice' | 'stock' | 'available' | 'expected' | 'imageId'> & {
  /** The lowest price of the 30 days before it was reduced, as a sentence, where the law asks for it. */
  lowest?: string;
  /** When it arrives, as a sentence, where it is sold ahead of stock; absent otherwise, and where nothing can be promised. */
  arrives?: string;
  /** What the cart takes off it and leaves of it, as a sentence, where one offer says so. */
  offer?: string;
  /** From when on there are more, as a sentence, where it is sold out and that is known. */
  back?: string;
};

/** How the form that asks for a mail stands, posted without script. */
export type AlertState = { refused: RejectedForm; sent: boolean };

/** What the buy box is given. */
export type BuyBoxProps = {
  /** The product's. */
  id: string;
  /** Whether it can be put on the wish list. */
  favorite: boolean;
  /** Pictures that stand for values instead of a colour. */
  swatches: PictureData[];
  slug: string;
  title: string;
  options: ProductOption[];
  variants: BuyBoxVariant[];
  sku: string;
  showCart: boolean;
  alert: AlertState;
  /** Whether the price holds the tax, in words. */
  taxHint: string;
  /** What the cart takes off besides, as sentences; `saleNote` goes with a sale price. */
  offers: { slug: string; title: string; gives: string; note: string; saleNote: string }[];
  /** Whether PayPal's button stands below the others. */
  paypal: boolean;
  /** Whether there is a size guide to open. */
  sized: boolean;
  /** Whether it comes by mail alone, as a gift card does. */
  mailed: boolean;
};

/** The plain forms of the page by which something is bought; why one was refused is said at the main part. */
export type BuyingForm = 'add' | 'addAll' | 'buyNow' | 'paypal';

/** The id of the form that buys. */
export const buyForm = 'buy-form';

/** The id of the panel with the table of sizes. */
export const sizeGuidePanel = 'size-guide';

/** What the gallery is given; `worth`: what a gift card is worth at first, which stands on its picture. */
export type GalleryProps = { pictures: PictureData[]; videos: Video[]; title: string; slides: boolean; worth: { amount: number; currency: string } | null };

/** What can be said of delivery to the market of the page's currency; null where nobody ships there. */
export type DeliveryData = {
  terms: { country: string; ways: { title: string; arrives: string | null }[]; freeFrom: { amount: number; currency: string } | null } | null;
};

/**
 * The same, and how plain forms stand: why one that buys was refused, and the one that asks for a mail; and what of the variants is not there yet.
 * `express`: the wallets; null: none stand here.
 */
export type ProductMainData = DeliveryData & {
  errorMessage: string | null;
  alert: AlertState;
  taxHint: string;
  /** For so many days after delivery something can be returned. */
  returnDays: number;
  /** The brand's name in the page's language; empty where there is none. */
  brandTitle: string;
  /** When variants that are sold ahead of stock arrive, by SKU. */
  arrivals: Readonly<Record<string, string>>;
  express: ExpressProps | null;
  paypal: boolean;
  /** Of a product that is sold out: others like it that can be bought. */
  alternatives: ProductListItem[];
};
