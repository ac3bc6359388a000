/** Shopify's product export, in both generations of its header: which column holds what. */

import { unguarded } from '#kit/pure/csv.ts';
import { placeFields } from './field-cells.ts';

/** What the importer reads. */
export type Field =
  | 'handle'
  | 'title'
  | 'description'
  | 'vendor'
  | 'category'
  | 'type'
  | 'tags'
  | 'published'
  | 'status'
  | 'giftCard'
  | 'option1Name'
  | 'option1Value'
  | 'option2Name'
  | 'option2Value'
  | 'option3Name'
  | 'option3Value'
  | 'sku'
  | 'barcode'
  | 'grams'
  | 'weight'
  | 'weightUnit'
  | 'tracker'
  | 'quantity'
  | 'policy'
  | 'ahead'
  | 'expectedOn'
  | 'aheadLimit'
  | 'price'
  | 'compareAt'
  | 'requiresShipping'
  | 'taxable'
  | 'pictureUrl'
  | 'picturePosition'
  | 'pictureAlt'
  | 'variantPictureUrl'
  | 'seoTitle'
  | 'seoDescription';

/** Names of a column in lower case: first those of the older generation, then those of the newer. */
const names: Record<Field, readonly string[]> = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'body html', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'standardized product type', 'standard product type'],
  type: ['type', 'custom product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  giftCard: ['gift card'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  grams: ['variant grams', 'weight value (grams)'],
  weight: ['variant weight', 'weight value', 'weight'],
  weightUnit: ['variant weight unit', 'weight unit for display', 'weight unit'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  // Columns of this shop's own; Shopify has none.
  ahead: ['variant sold ahead'],
  expectedOn: ['variant expected on'],
  aheadLimit: ['variant ahead limit'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  requiresShipping: ['variant requires shipping', 'requires shipping'],
  taxable: ['variant taxable', 'charge tax'],
  pictureUrl: ['image src', 'product image url'],
  picturePosition: ['image position'],
  pictureAlt: ['image alt text'],
  variantPictureUrl: ['variant image', 'variant image url'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
};

/** Where the columns of one file are, `fields` those of custom fields; a field without a column is left unchanged by the import. */
export type Columns = { width: number; at: Partial<Record<Field, number>>; fields: ReadonlyMap<string, number> };

/** Beside a handle, one of these makes it a table of products. */
const productFields = new Set<Field>([
  'title',
  'option1Name',
  'option1Value',
  'sku',
  'price',
  'policy',
  'quantity',
  'published',
  'pictureUrl',
  'description',
  'vendor',
  'compareAt',
]);

/** The fields that the importer reads, with the names that their columns have. */
export const productColumns: Readonly<Record<string, readonly string[]>> = names;

/** Which column (by its name in the file) stands for which field, where its own name does not say so. */
export type ColumnMapping = Readonly<Record<string, string>>;

/** Where the fields of a header are: mapped columns first, then by their names. */
export function placeColumns<Name extends string>(
  cells: readonly string[],
  known: Readonly<Record<Name, readonly string[]>>,
  mapping: ColumnMapping = {},
): Partial<Record<Name, number>> {
  const at: Partial<Record<Name, number>> = {};
  const header = cells.map((cell) => cell.trim().toLowerCase());
  const mapped = new Set<number>();
  for (const [field, column] of Object.entries(mapping)) {
    const index = header.indexOf(column.trim().toLowerCase());
    if (!Object.hasOwn(known, field) || index < 0) continue;
    at[field as Name] = index;
    mapped.add(index);
  }
  const byName = new Map(Object.entries<readonly string[]>(known).flatMap(([field, spellings]) => spellings.map((name) => [name, field as Name] as const)));
  header.forEach((name, index) => {
    const field = mapped.has(index) ? undefined : byName.get(name);
    if (field) at[field] ??= index;
  });
  return at;
}

/** Reads a header; null when it is not that of a Shopify product export, and the mapping does not make it one. */
export function readHeader(cells: readonly string[], mapping?: ColumnMapping): Columns | null {
  const at = placeColumns(cells, names, mapping);
  const isOfProducts = Object.keys(at).some((field) => productFields.has(field as Field));
  return at.handle !== undefined && isOfProducts ? { width: cells.length, at, fields: placeFields(cells) } : null;
}

/** The cell of a field: null when the file has no such column. */
export function cellOf(columns: Columns, cells: readonly string[], field: Field): string | null {
  const index = columns.at[field];
  return index === undefined ? null : textAt(cells, index);
}

/** The cell at a place. */
export const textAt = (cells: readonly string[], index: number): string => unguarded((cells[index] ?? '').replaceAll('\0', '').trim());
