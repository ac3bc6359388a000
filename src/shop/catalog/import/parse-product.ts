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
  sku?: string;
  barcode?: string | null;
  price?: number;
  linePrice?: number | null;
  weightGrams?: number;
  quantity?: number;
  policy?: 'deny' | 'continue';
  tracked?: boolean;
  ahead?: Ahead | null;
  requiresShipping?: boolean;
  taxable?: boolean;
  picture?: string | null;
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
  /** Whether the file has option columns at all; without, variants are known by their SKU. */
  hasOptions: boolean;
  /** Names of the options; empty for a product without. */
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
  // A product's own texts stand in the row that has its title; that is the first one, unless somebody sorted the file.
  const first = rows.find((row) => cell(row, 'title')) ?? rows[0]!;
  const problems: RowProblem[] = [];
  const optionNames = readOptionNames(rows, cell);
  const product: ParsedProduct = {
    row: first.row,
    handle,
    hasOptions: columns.at.option1Value !== undefined,
    optionNames,
    variants: [],
    fieldCells: new Map([...columns.fields].map(([key, index]) => [key, textAt(first.cells, index)])),
    problems,
    ...readWords(first, cell, problems),
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
  const names = optionFields.map(([name, value]) => {
    const named = rows.map((row) => cell(row, name)).find((text) => text);
    return named ?? (rows.some((row) => cell(row, value)) ? name.replace(' Name', '').replace('Name', '') : '');
  });
  while (names.length > 0 && names.at(-1) === '') names.pop();
  return names.map((name, index) => name || `Option${index + 1}`);
}

function readWords(first: Row, cell: CellReader, problems: RowProblem[]): Partial<ParsedProduct> {
  const parsed: Partial<ParsedProduct> = {};
  const text = (field: Field, key: 'title' | 'vendor' | 'type' | 'seoTitle' | 'seoDescription', limit: number) => {
    const value = cell(first, field);
    if (value !== null) parsed[key] = value.slice(0, limit);
  };
  text('title', 'title', catalogLimits.titleLength);
  text('vendor', 'vendor', catalogLimits.titleLength);
  text('type', 'type', catalogLimits.titleLength);
  text('seoTitle', 'seoTitle', catalogLimits.titleLength);
  text('seoDescription', 'seoDescription', 1_000);
  const description = cell(first, 'description');
  if (description !== null) parsed.description = cleanHtml(description);
  const path = cell(first, 'category');
  if (path !== null)
    parsed.categoryPath = path
      .split('>')
      .map((part) => part.trim().slice(0, catalogLimits.titleLength))
      .filter(Boolean)
      .slice(0, 8);
  const tags = cell(first, 'tags');
  if (tags !== null) parsed.tags = readTags(tags);
  const flag = (field: 'published' | 'giftCard', read: () => void) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems.push({ row: first.row, say: error.say, field });
    }
  };
  flag('published', () => {
    const published = cell(first, 'published');
    const status = cell(first, 'status');
    if (published !== null || status !== null)
      parsed.published = readFlag(published ?? '', 'published') && (status === null || status === '' || /^active$/i.test(status));
  });
  // A blank cell says nothing of whether it is one.
  const giftCard = cell(first, 'giftCard');
  if (giftCard) flag('giftCard', () => (parsed.giftCard = readFlag(giftCard, 'giftCard')));
  return parsed;
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
  const optionValues = optionFields.slice(0, Math.max(1, optionCount)).map(([, value]) => (cell(row, value) ?? '').slice(0, catalogLimits.titleLength));
  if (optionCount <= 1 && optionValues[0] === '') optionValues[0] = noOption.value;
  const variant: ParsedVariant = { row: row.row, optionValues };
  const price = cell(row, 'price');
  const compareAt = cell(row, 'compareAt');
  if (price !== null) {
    variant.price = cellAt('price', () => readPrice(price, currency));
  }
  if (compareAt !== null) variant.linePrice = compareAt === '' ? null : cellAt('compareAt', () => readMoney(compareAt, currency, 'compareAt'));
  const sku = cell(row, 'sku');
  if (sku !== null) variant.sku = readCode(sku).slice(0, catalogLimits.skuLength - 20);
  const barcode = cell(row, 'barcode');
  if (barcode !== null) variant.barcode = readCode(barcode).slice(0, 100) || null;
  const grams = cell(row, 'grams') ?? cell(row, 'weight');
  if (grams !== null)
    variant.weightGrams = grams === '' ? 0 : cellAt('weight', () => readGrams(grams, columns.at.grams === undefined ? (cell(row, 'weightUnit') ?? '') : 'g'));
  const quantity = cell(row, 'quantity');
  if (quantity !== null) variant.quantity = quantity === '' ? 0 : cellAt('quantity', () => readCount(quantity));
  const policy = cell(row, 'policy');
  if (policy !== null) variant.policy = cellAt('policy', () => readPolicy(policy));
  const tracker = cell(row, 'tracker');
  if (tracker !== null) variant.tracked = tracker !== '';
  const ahead = cell(row, 'ahead');
  if (ahead !== null)
    variant.ahead = cellAt('ahead', () => readAhead({ as: ahead, expectedOn: cell(row, 'expectedOn') ?? '', limit: cell(row, 'aheadLimit') ?? '' }));
  const shipping = cell(row, 'requiresShipping');
  if (shipping !== null) variant.requiresShipping = cellAt('requiresShipping', () => readFlag(shipping, 'requiresShipping'));
  const taxable = cell(row, 'taxable');
  if (taxable !== null) variant.taxable = cellAt('taxable', () => readFlag(taxable, 'taxable'));
  const picture = cell(row, 'variantPictureUrl');
  if (picture !== null) variant.picture = readAddress(picture);
  return variant;
}

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
