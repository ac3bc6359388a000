/** The rows of one handle as a product: what the file says of it, field by field. `undefined`: the file has no such column. */
import * as m from '#messages';
import { cleanHtml } from '#kit/server/clean-html.ts';
import type { Amount } from '#kit/pure/amount.ts';
import { slugify } from '#kit/pure/slugify.ts';
import type { Ahead } from '../../stock/contract.ts';
import { catalogLimits } from '../contract.ts';
import { noOption } from '../rules.ts';
import { cellOf, textAt, type Columns, type Field } from './columns.ts';
import { BadCell, type Words } from './problem.ts';
import { cellAt, cut, readAddress, readAhead, readCode, readCount, readFlag, readGrams, readMoney, readPolicy } from './read-cells.ts';

/** A variant as the file has it. `optionValues` are in the order of the product's options. */
export type ParsedVariant = {
  row: number;
  optionValues: string[];
  sku: string | undefined;
  barcode: string | null | undefined;
  price: Amount | undefined;
  linePrice: Amount | null | undefined;
  weightGrams: number | undefined;
  quantity: number | undefined;
  policy: 'deny' | 'continue' | undefined;
  tracked: boolean | undefined;
  ahead: Ahead | null | undefined;
  requiresShipping: boolean | undefined;
  taxable: boolean | undefined;
  picture: string | null | undefined;
};

/** A picture as the file has it. */
export type ParsedPicture = { row: number; source: string; alt?: string; position: number };

/** Something that was left out, and why. */
export type RowProblem = { row: number; say: Words; field?: string };

/** A product as the file has it. */
export type ParsedProduct = {
  row: number;
  handle: string;
  title?: string;
  description?: string;
  vendor?: string;
  type?: string;
  /** From the top down. */
  categoryPath?: string[];
  tags?: { slug: string; title: string }[];
  published?: boolean;
  giftCard?: boolean;
  seoTitle?: string;
  seoDescription?: string;
  /** Whether the product's own row is in the file. Without it the others add to what is there and clear nothing. */
  hasOwnRow: boolean;
  /** Whether the file has option columns at all; without, variants are known by their SKU. */
  hasOptions: boolean;
  /** Names of the options, '' of one that the file does not name; empty for a product without. */
  optionNames: string[];
  variants: ParsedVariant[];
  /** `undefined`: the file has no pictures' column. */
  pictures?: ParsedPicture[];
  /** Cells of custom fields, by key. */
  fieldCells: ReadonlyMap<string, string>;
  problems: RowProblem[];
};

/** A row of the file with its number. */
export type Row = { row: number; cells: readonly string[] };

const mostTags = 250;
const optionFields = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const;

/** Reads the rows of one handle. `currency` is that of the file's prices. */
export function parseProduct(columns: Columns, handle: string, rows: readonly Row[], currency: string): ParsedProduct {
  const cell = (row: Row, field: Field) => cellOf(columns, row.cells, field);
  // A product's own texts stand in the row that has its title; the first one, unless the file was sorted.
  const titled = columns.at.title === undefined ? rows[0] : rows.find((row) => cell(row, 'title'));
  const first = titled ?? rows[0]!;
  const hasOwnRow = titled !== undefined;
  const ownCell: CellReader = hasOwnRow ? cell : (row, field) => cell(row, field) || null;
  const problems: RowProblem[] = [];
  const optionNames = readOptionNames(rows, cell);
  const product: ParsedProduct = {
    row: first.row,
    handle,
    hasOwnRow,
    hasOptions: columns.at.option1Value !== undefined && (hasOwnRow || optionNames.length > 0),
    optionNames,
    variants: [],
    fieldCells: new Map([...columns.fields].map(([key, index]) => [key, textAt(first.cells, index)] as const).filter(([, text]) => hasOwnRow || text)),
    problems,
    ...readProductRow(first, ownCell, problems),
  };
  const seen = new Set<string>();
  for (const row of rows) {
    if (!isVariantRow(row, cell)) continue;
    try {
      const variant = readVariant(row, { cell, columns, currency, optionCount: optionNames.length });
      const key = product.hasOptions ? variant.optionValues.join('\u0001') : (variant.sku ?? '');
      const name = product.hasOptions ? variant.optionValues.join(' / ') : (variant.sku ?? '');
      if (seen.has(key)) throw new BadCell((options) => m.import_product_twice({ variant: name }, options));
      seen.add(key);
      product.variants.push(variant);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems.push({ row: row.row, say: error.say, ...(error.field ? { field: error.field } : {}) });
    }
  }
  if (columns.at.pictureUrl !== undefined) product.pictures = readPictures(rows, cell, problems);
  return product;
}

type CellReader = (row: Row, field: Field) => string | null;

function readOptionNames(rows: readonly Row[], cell: CellReader): string[] {
  const isUsed = (fields: readonly Field[]) => rows.some((row) => fields.some((field) => cell(row, field)));
  const count = optionFields.findLastIndex(isUsed) + 1;
  return optionFields.slice(0, count).map(([name]) => rows.map((row) => cell(row, name)).find((text) => text) ?? '');
}

const textLimits = {
  title: catalogLimits.titleLength,
  vendor: catalogLimits.titleLength,
  type: catalogLimits.titleLength,
  seoTitle: catalogLimits.titleLength,
  seoDescription: 1_000,
} as const;

/** What the product's own row says, as far as the file has columns for it. */
function readProductRow(first: Row, cell: CellReader, problems: RowProblem[]): Partial<ParsedProduct> {
  const parsed: Partial<ParsedProduct> = {};
  for (const [field, limit] of Object.entries(textLimits) as [keyof typeof textLimits, number][]) {
    const text = cell(first, field);
    if (text !== null) parsed[field] = text.slice(0, limit);
  }
  const description = cell(first, 'description');
  if (description !== null) parsed.description = cleanHtml(description);
  const path = cell(first, 'category');
  if (path !== null) parsed.categoryPath = readCategoryPath(path);
  const tags = cell(first, 'tags');
  if (tags !== null) parsed.tags = readTags(tags);
  const flag = (field: 'published' | 'giftCard', read: () => boolean) => {
    try {
      parsed[field] = read();
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems.push({ row: first.row, say: error.say, field });
    }
  };
  const published = cell(first, 'published');
  const status = cell(first, 'status');
  if (published !== null || status !== null) flag('published', () => readFlag(published ?? '', 'published') && isActive(status));
  // A blank cell says nothing of whether it is one.
  const giftCard = cell(first, 'giftCard');
  if (giftCard) flag('giftCard', () => readFlag(giftCard, 'giftCard'));
  return parsed;
}

/** Whether a status lets a product be published; a file without the column, and a blank cell, do. */
const isActive = (status: string | null) => status === null || /^(|active)$/i.test(status);

function readCategoryPath(cell: string): string[] {
  return cell
    .split('>')
    .map((part) => part.trim().slice(0, catalogLimits.titleLength))
    .filter(Boolean)
    .slice(0, 8);
}

function readTags(cell: string): { slug: string; title: string }[] {
  const tags = new Map<string, string>();
  for (const part of cell.split(',').slice(0, mostTags)) {
    const title = part.trim().slice(0, catalogLimits.titleLength);
    const slug = slugify(title).slice(0, catalogLimits.slugLength);
    if (slug && !tags.has(slug)) tags.set(slug, title);
  }
  return [...tags].map(([slug, title]) => ({ slug, title }));
}

/** Rows without a value, a price or a SKU only bring a picture. */
function isVariantRow(row: Row, cell: CellReader): boolean {
  return Boolean(cell(row, 'option1Value') || cell(row, 'price') || cell(row, 'sku'));
}

type VariantReader = { cell: CellReader; columns: Columns; currency: string; optionCount: number };

function readVariant(row: Row, { cell, columns, currency, optionCount }: VariantReader): ParsedVariant {
  /** What a reader makes of the cell of a field, where the file has such a column. */
  const from = <Value>(field: Field, read: (text: string) => Value): Value | undefined => {
    const text = cell(row, field);
    return text === null ? undefined : cellAt(field, () => read(text));
  };
  const beside = (field: Field) => cell(row, field) ?? '';
  return {
    row: row.row,
    optionValues: readOptionValues(row, cell, optionCount),
    price: from('price', (text) => readPrice(text, currency)),
    linePrice: from('compareAt', (text) => (text === '' ? null : readMoney(text, currency, 'compareAt'))),
    sku: from('sku', (text) => readCode(text).slice(0, catalogLimits.skuLength - 20)),
    barcode: from('barcode', (text) => readCode(text).slice(0, 100) || null),
    weightGrams:
      columns.at.grams === undefined
        ? from('weight', (text) => readWeight(text, beside('weightUnit')))
        : from('grams', (text) => cellAt('weight', () => readWeight(text, 'g'))),
    quantity: from('quantity', (text) => (text === '' ? 0 : readCount(text))),
    policy: from('policy', readPolicy),
    tracked: from('tracker', (text) => text !== ''),
    ahead: from('ahead', (text) => readAhead({ as: text, expectedOn: beside('expectedOn'), limit: beside('aheadLimit') })),
    requiresShipping: from('requiresShipping', (text) => readFlag(text, 'requiresShipping')),
    taxable: from('taxable', (text) => readFlag(text, 'taxable')),
    picture: from('variantPictureUrl', readAddress),
  };
}

function readOptionValues(row: Row, cell: CellReader, optionCount: number): string[] {
  const values = optionFields.slice(0, Math.max(1, optionCount)).map(([, value]) => (cell(row, value) ?? '').slice(0, catalogLimits.titleLength));
  return optionCount <= 1 && values[0] === '' ? [noOption.value] : values;
}

const readWeight = (text: string, unit: string) => (text === '' ? 0 : readGrams(text, unit));

function readPrice(cell: string, currency: string): Amount {
  if (cell === '') throw new BadCell((options) => m.import_product_no_price({}, options));
  return readMoney(cell, currency, 'price');
}

function readPictures(rows: readonly Row[], cell: CellReader, problems: RowProblem[]): ParsedPicture[] {
  const pictures = new Map<string, ParsedPicture>();
  for (const row of rows) {
    const given = cell(row, 'pictureUrl');
    if (!given) continue;
    const source = readAddress(given);
    if (!source) {
      problems.push({ row: row.row, field: 'pictureUrl', say: (options) => m.import_product_picture({ text: cut(given) }, options) });
      continue;
    }
    const position = cell(row, 'picturePosition');
    const alt = cell(row, 'pictureAlt');
    if (!pictures.has(source)) {
      pictures.set(source, {
        row: row.row,
        source,
        position: position && /^\d{1,6}$/.test(position) ? Number(position) : pictures.size + 1,
        ...(alt !== null && { alt: alt.slice(0, 500) }),
      });
    }
  }
  return [...pictures.values()].sort((a, b) => a.position - b.position || a.row - b.row);
}
