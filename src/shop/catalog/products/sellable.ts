import type { Amount } from '#kit/pure/amount.ts';
import type { Ahead } from '../../stock/contract.ts';
import type { PictureData } from '#ui/picture-data.ts';
import type { VariantNames } from './find-variant-names.ts';

/** A variant as carts and checkouts see it: price in one currency, texts in one language, stock as it is. */
export type Sellable = {
  variantId: string;
  productId: string;
  /** The categories (those above too), tags and collections that its product is in. */
  listIds: readonly string[];
  sku: string;
  slug: string;
  title: string;
  /** As text; the placeholder of a product without options is left out. */
  options: { title: string; value: string }[];
  /** Title and options in each language of the product. */
  names: VariantNames;
  /** Whether its product has other variants. */
  hasOthers: boolean;
  picture: PictureData | null;
  price: Amount;
  /** Struck through beside the price; enters no sum. */
  linePrice: Amount | null;
  currency: string;
  published: boolean;
  showCart: boolean;
  weightGrams: number;
  taxClass: string;
  taxable: boolean;
  requiresShipping: boolean;
  /** Whether it is the service that wraps an order (docs/decisions/1110): sold hidden, once an order, with goods that are sent. */
  giftWrapping: boolean;
  onHand: number;
  reserved: number;
  policy: 'deny' | 'continue';
  tracked: boolean;
  ahead: Ahead | null;
  /** Units that can be bought now, those that wait for stock among them; null: no limit. */
  available: number | null;
};
