/** What is to be done for one product of a file. */
import type { NewOption, NewVariant } from '../products/new-product.ts';
import type { CurrentProduct, CurrentVariant } from './current-product.ts';
import type { ParsedProduct } from './parse-product.ts';
import type { Words } from './problem.ts';

/** A variant to be written; pictures are still addresses. */
export type PlannedVariant = Omit<NewVariant, 'mediaId'> & { row: number; pictureSource: string | null; skuMade: 'none' | 'missing' | 'repeated' };

/** A variant to be changed; `fields` names what differs. */
export type VariantChange = {
  id: string;
  row: number;
  fields: string[];
  next: Omit<CurrentVariant, 'id' | 'pictureId'>;
  skuMade: 'none' | 'missing' | 'repeated';
};

/** Words and flags of a product after the import. */
export type ProductFields = Pick<CurrentProduct, 'brand' | 'productType' | 'texts' | 'published' | 'taxClass' | 'fields'>;

type ProductSource = Pick<ParsedProduct, 'row' | 'handle' | 'problems' | 'pictures' | 'variants'>;

export type ProductPlan = {
  parsed: ProductSource;
  kind: 'create' | 'change' | 'same' | 'skip';
  /** Why it is skipped. */
  reason?: Words;
  productId?: string;
  fields: ProductFields;
  /** Which of the product's own fields differ. */
  changedFields: string[];
  options: NewOption[] | null;
  created: PlannedVariant[];
  changed: VariantChange[];
  unchangedRows: number[];
  /** All picture addresses in order (and ids of pictures without one); null: unchanged. */
  pictures: string[] | null;
  alts: { source: string; id?: string; alt: string }[];
  tags: { slug: string; title: string }[] | null;
  categoryPath: string[] | null;
};
