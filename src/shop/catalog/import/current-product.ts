import type { FieldValues } from '#kit/pure/fields/field-values.ts';
import type { Texts } from '#kit/pure/languages.ts';
import type { Ahead } from '../../stock/contract.ts';
import type { NewOption } from '../products/new-product.ts';

/** A variant as it stands in the shop. */
export type CurrentVariant = {
  id: string;
  sku: string;
  options: Record<string, string>;
  price: number;
  linePrice: number | null;
  weightGrams: number;
  barcode: string | null;
  requiresShipping: boolean;
  taxable: boolean;
  /** Where its picture came from, else its id. */
  pictureSource: string | null;
  pictureId: string | null;
  onHand: number;
  policy: 'deny' | 'continue';
  tracked: boolean;
  ahead: Ahead | null;
};

/** A product as it stands in the shop. `uses` of a picture: how many products show it. */
export type CurrentProduct = {
  id: string;
  slug: string;
  brand: string;
  productType: string;
  texts: Texts<'title' | 'summary' | 'description' | 'seoTitle' | 'seoDescription'>;
  published: boolean;
  taxClass: string;
  fields: FieldValues;
  options: NewOption[];
  variants: CurrentVariant[];
  pictures: { id: string; source: string | null; alt: Texts<'alt'>; uses: number }[];
  tagSlugs: string[];
  hasCategory: boolean;
};

/** Which variant has a SKU. */
export type SkuOwner = { sku: string; variantId: string };
