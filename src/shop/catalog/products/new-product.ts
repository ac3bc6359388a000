import type { FieldValues } from '#kit/pure/fields/field-values.ts';
import type { Texts } from '#kit/pure/languages.ts';
import type { StockCounts } from '../../stock/contract.ts';

/** A value of an option to be written; `key` is what variants refer to. */
export type NewChoice = { key: string; swatch?: string; pictureId?: string; texts: Texts<'title'> };

/** An option to be written. */
export type NewOption = { key: string; texts: Texts<'title'>; choices: NewChoice[] };

/** A variant to be written; prices are minor units of the base currency, `prices` those of price lists of their own. */
export type NewVariant = {
  sku: string;
  options: Record<string, string>;
  price: number;
  linePrice: number | null;
  prices?: Record<string, { price: number; linePrice: number | null }>;
  weightGrams: number;
  barcode: string | null;
  requiresShipping: boolean;
  taxable: boolean;
  mediaId: string | null;
  /** What a unit costs the merchant, in minor units of the base currency. */
  cost?: number | null;
  hsCode?: string | null;
  countryOfOrigin?: string | null;
  lengthMm?: number | null;
  widthMm?: number | null;
  heightMm?: number | null;
  stock: Omit<StockCounts, 'reserved'>;
};

/** A product to be written. `description` texts must have been sanitised. `categoryIds` names every category above it too. */
export type NewProduct = {
  slug: string;
  brand: string;
  productType: string;
  texts: Texts<'title' | 'summary' | 'description' | 'seoTitle' | 'seoDescription'>;
  sizeGuideId?: string | null;
  /** One with a `key` and a `value` is one to filter by (`spec.<key>=<value>`). */
  specifications: { key?: string; value?: string; texts: Texts<'title' | 'value'> }[];
  /** Values of custom fields, checked. */
  fields?: FieldValues;
  taxClass: string;
  published: boolean;
  publishedAt: Date;
  /** When the clock publishes and withdraws it, ISO 8601. */
  publishAt?: string | null;
  unpublishAt?: string | null;
  template?: string | null;
  showSlideImage: boolean;
  showFavorite: boolean;
  showCart: boolean;
  salesCount: number;
  options: NewOption[];
  mediaIds: string[];
  videoIds?: string[];
  categoryIds: string[];
  tagIds: string[];
  variants: NewVariant[];
};

/** A category, tag or collection to be written. */
export type NewListing = {
  id: string;
  parentId?: string | null;
  slug: string;
  texts: Texts<'title' | 'summary' | 'description'>;
  mediaId?: string | null;
  position: number;
};

/** What is said of a brand that products name. */
export type NewBrand = { name: string; texts: NewListing['texts']; coverId: string | null };
