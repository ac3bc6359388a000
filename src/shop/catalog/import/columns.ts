/** Shopify's product export, in both generations of its header: which column holds what. */

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

/** Where the columns of one file are; a field without a column is left unchanged by the import. */
export type Columns = { width: number; at: Partial<Record<Field, number>> };

/** Columns that other spreadsheets have too say nothing about whose export this is. */
const telling = new Set<Field>([
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
const fewestTelling = 2;

/** Reads a header; null when it is not that of a Shopify product export. */
export function readHeader(cells: readonly string[]): Columns | null {
  const at: Partial<Record<Field, number>> = {};
  const byName = new Map(Object.entries(names).flatMap(([field, spellings]) => spellings.map((name) => [name, field as Field])));
  cells.forEach((cell, index) => {
    const field = byName.get(cell.trim().toLowerCase());
    if (field) at[field] ??= index;
  });
  const known = Object.keys(at).filter((field) => telling.has(field as Field)).length;
  return at.handle !== undefined && known >= fewestTelling ? { width: cells.length, at } : null;
}

/** The cell of a field: null when the file has no such column. */
export function cellOf(columns: Columns, cells: readonly string[], field: Field): string | null {
  const index = columns.at[field];
  return index === undefined ? null : (cells[index] ?? '').replaceAll('\0', '').trim();
}
