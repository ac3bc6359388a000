/** The shop's products as Shopify's product file. What it says is what the import reads: imported again it changes nothing. */
import { decimalText } from '#kit/pure/amount.ts';
import { csvRow } from '#kit/pure/csv.ts';
import { slugify } from '#kit/pure/slugify.ts';
import type { Context } from '#kit/server/context.ts';
import { readInBatches } from '#kit/server/lists/read-in-batches.ts';
import { giftCardTaxClass } from '../../markets/contract.ts';
import { readMarkets } from '../../markets/index.ts';
import type { StaffProductFilter } from '../contract.ts';
import { findFilteredAfter } from '../staff/store-list.ts';
import { findFields } from '../fields/store.ts';
import type { CurrentProduct, CurrentVariant } from './current-product.ts';
import { fieldCell, fieldColumn } from './field-cells.ts';
import { ownPictureAddress } from './own-pictures.ts';
import { findCurrentProducts, findExportLists, type ExportLists } from './store-import.ts';

const header = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Variant Weight Unit',
  'Status',
  'Variant Sold Ahead',
  'Variant Expected On',
  'Variant Ahead Limit',
] as const;
type Column = (typeof header)[number];

const productsAtOnce = 200;
const optionsOfFile = 3;

/** The products that a list's filter leaves, oldest first, row by row; some hundred products are in memory at a time. */
export async function* exportShopifyCsv(context: Context, filter: StaffProductFilter): AsyncGenerator<string> {
  const { baseCurrency: currency } = await readMarkets(context.db);
  const fields = await findFields(context.db);
  yield csvRow([...header, ...fields.map(fieldColumn)]);
  const most = productsAtOnce;
  const batches = readInBatches<{ id: string; slug: string }>(most, (last) => findFilteredAfter(context.db, filter, { after: last?.id ?? null, most }));
  for await (const rows of batches) {
    const [products, lists] = await Promise.all([
      findCurrentProducts(
        context.db,
        rows.map((row) => row.slug),
        { lock: false },
      ),
      findExportLists(
        context.db,
        rows.map((row) => row.id),
      ),
    ]);
    const byId = new Map(products.map((product) => [product.id, product]));
    let text = '';
    for (const { id } of rows) {
      const product = byId.get(id);
      if (!product) continue;
      for (const [index, row] of rowsOf(product, lists.get(id), { currency, baseUrl: context.config.baseUrl }).entries()) {
        const own = fields.map((field) => (index === 0 ? fieldCell(field, product.fields[field.key]) : ''));
        text += csvRow([...header.map((column) => row[column] ?? ''), ...own]);
      }
    }
    if (text !== '') yield text;
  }
}

type Row = Partial<Record<Column, string>>;
type Shop = { currency: string; baseUrl: string };

const flag = (value: boolean) => (value ? 'TRUE' : 'FALSE');

/** A row for each variant, and more where there are more pictures. */
function rowsOf(product: CurrentProduct, lists: ExportLists | undefined, shop: Shop): Row[] {
  const words = product.texts['en'] ?? {};
  const pictures = product.pictures.map(({ id, source, alt }, index) => ({
    'Image Src': addressOf({ id, source }, shop),
    'Image Position': String(index + 1),
    'Image Alt Text': alt['en']?.alt ?? '',
  }));
  const own: Row = {
    Title: words.title ?? '',
    'Body (HTML)': words.description ?? '',
    Vendor: product.brand,
    'Product Category': (lists?.category ?? []).join(' > '),
    Type: product.productType,
    Tags: (lists?.tags ?? []).map(tagText).join(', '),
    Published: flag(product.published),
    'Gift Card': flag(product.taxClass === giftCardTaxClass),
    'SEO Title': words.seoTitle ?? '',
    'SEO Description': words.seoDescription ?? '',
    Status: product.published ? 'active' : 'draft',
  };
  return Array.from({ length: Math.max(product.variants.length, pictures.length) }, (_, index) => ({
    Handle: product.slug,
    ...(index === 0 ? own : {}),
    ...(product.variants[index] ? variantCells(product, product.variants[index], { shop, isFirst: index === 0 }) : {}),
    ...pictures[index],
  }));
}

function variantCells(product: CurrentProduct, variant: CurrentVariant, { shop, isFirst }: { shop: Shop; isFirst: boolean }): Row {
  const money = (amount: number | null) => decimalText(amount, shop.currency);
  return {
    ...optionCells(product, variant, isFirst),
    'Variant SKU': variant.sku,
    'Variant Grams': String(variant.weightGrams),
    'Variant Inventory Tracker': variant.tracked ? 'shopify' : '',
    'Variant Inventory Qty': String(variant.onHand),
    'Variant Inventory Policy': variant.policy,
    'Variant Fulfillment Service': 'manual',
    'Variant Price': money(variant.price),
    'Variant Compare At Price': money(variant.linePrice),
    'Variant Requires Shipping': flag(variant.requiresShipping),
    'Variant Taxable': flag(variant.taxable),
    'Variant Barcode': variant.barcode ?? '',
    'Variant Image': variant.pictureId ? addressOf({ id: variant.pictureId, source: variant.pictureSource }, shop) : '',
    'Variant Weight Unit': 'g',
    'Variant Sold Ahead': variant.ahead?.as ?? '',
    'Variant Expected On': variant.ahead?.expectedOn ?? '',
    'Variant Ahead Limit': variant.ahead?.limit?.toString() ?? '',
  };
}

/** Names of options stand in a product's first row; a product without options has one that is called Title. */
function optionCells({ options }: CurrentProduct, variant: CurrentVariant, isFirst: boolean): Row {
  if (options.length === 0) return { ...(isFirst ? { 'Option1 Name': 'Title' } : {}), 'Option1 Value': 'Default Title' };
  const cells: Record<string, string> = {};
  for (const [index, option] of options.slice(0, optionsOfFile).entries()) {
    const chosen = variant.options[option.key];
    const choice = option.choices.find(({ key }) => key === chosen);
    if (isFirst) cells[`Option${index + 1} Name`] = option.texts['en']?.title ?? option.key;
    cells[`Option${index + 1} Value`] = choice?.texts['en']?.title ?? chosen ?? '';
  }
  return cells;
}

function addressOf({ id, source }: { id: string; source: string | null }, { baseUrl }: Shop): string {
  return source !== null && /^https?:/.test(source) ? source : ownPictureAddress(baseUrl, id);
}

/** A tag is found again by what its title says; where that is not its address, its address stands for it. */
function tagText({ slug, title }: { slug: string; title: string }): string {
  return slugify(title) === slug && !title.includes(',') ? title : slug;
}
