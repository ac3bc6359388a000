/** What importing one product would change: the file against the shop, decided without a database. */
import { isDeepStrictEqual } from 'node:util';
import * as m from '#messages';
import type { FieldValue } from '#kit/pure/fields/field-values.ts';
import { slugify } from '#kit/pure/slugify.ts';
import type { StoredField } from '../fields/store.ts';
import { noOption } from '../rules.ts';
import { giftCardTaxClass, standardTaxClass } from '../../markets/contract.ts';
import type { Ahead } from '../../stock/contract.ts';
import { chooseSku, wantedSku, type ChosenSku, type SkuBook } from './choose-sku.ts';
import type { CurrentProduct, CurrentVariant } from './current-product.ts';
import { readFieldCell } from './field-cells.ts';
import { matchOptions, type MatchedOptions } from './match-options.ts';
import type { ParsedProduct, ParsedVariant } from './parse-product.ts';
import { BadCell } from './problem.ts';
import type { ProductFields, ProductPlan, VariantChange } from './product-plan.ts';

const optionsOfFile = 3;

/** The SKUs that planning a product may ask the book for. */
export function skuWishes(parsed: ParsedProduct, current: CurrentProduct | undefined): string[] {
  if (!parsed.hasOptions && current) return parsed.variants.flatMap((variant) => variant.sku ?? []);
  const matched = matchOptions(parsed, current?.options ?? null);
  return parsed.variants.map((variant) => wantedSku(variant.sku, parsed.handle, shownKeys(matched.chosenBy(variant.optionValues))));
}

function shownKeys(options: Record<string, string>): string[] {
  return Object.entries(options).flatMap(([key, value]) => (key === noOption.key && value === noOption.value ? [] : [value]));
}

/** What of the shop a plan needs: who has which SKU, its custom fields, and which day it is there. */
export type ShopOfPlan = { book: SkuBook; fields: readonly StoredField[]; today: string };

/** Plans one product. SKUs are taken from the book as they are given away. */
export function planProduct(parsed: ParsedProduct, current: CurrentProduct | undefined, shop: ShopOfPlan): ProductPlan {
  const before: ProductFields = current ?? { brand: '', productType: '', texts: {}, published: true, taxClass: standardTaxClass, fields: {} };
  const plan: ProductPlan = {
    parsed,
    kind: 'skip',
    fields: before,
    changedFields: [],
    options: null,
    created: [],
    changed: [],
    unchangedRows: [],
    pictures: null,
    alts: [],
    tags: null,
    categoryPath: null,
  };
  if (current) plan.productId = current.id;
  if (!current && !parsed.title) return { ...plan, reason: (options) => m.import_product_untitled({}, options) };
  planFields(plan, parsed, before);
  planCustomFields(plan, parsed, shop.fields);
  planVariants(plan, parsed, current, shop);
  if (!current && plan.created.length === 0) return { ...plan, reason: (options) => m.import_product_no_variants({}, options) };
  planPictures(plan, parsed, current);
  planLists(plan, parsed, current);
  const anything = plan.changedFields.length > 0 || plan.created.length > 0 || plan.changed.length > 0;
  plan.kind = current ? (anything ? 'change' : 'same') : 'create';
  return plan;
}

function planFields(plan: ProductPlan, parsed: ParsedProduct, before: ProductFields): void {
  const current = before.texts['en'] ?? {};
  const next: Record<string, string> = { ...current };
  for (const field of ['title', 'description', 'seoTitle', 'seoDescription'] as const) {
    const value = parsed[field];
    if (value === undefined || value === (current[field] ?? '') || (field === 'title' && value === '')) continue;
    next[field] = value;
    plan.changedFields.push(field);
  }
  plan.fields = {
    brand: parsed.vendor ?? before.brand,
    productType: parsed.type ?? before.productType,
    published: parsed.published ?? before.published,
    taxClass: taxClassOf(parsed.giftCard, before.taxClass),
    texts: { ...before.texts, en: next },
    fields: before.fields,
  };
  for (const field of ['brand', 'productType', 'published', 'taxClass'] as const) if (plan.fields[field] !== before[field]) plan.changedFields.push(field);
}

/** The file has no tax classes; it only says whether something is a gift card, which is one here. */
function taxClassOf(isGiftCard: boolean | undefined, before: string): string {
  if (isGiftCard === undefined || isGiftCard === (before === giftCardTaxClass)) return before;
  return isGiftCard ? giftCardTaxClass : standardTaxClass;
}

/** A cell that cannot be read leaves its field as it is. */
function planCustomFields(plan: ProductPlan, { row, fieldCells, problems }: ParsedProduct, fields: readonly StoredField[]): void {
  const next: Record<string, FieldValue> = { ...plan.fields.fields };
  for (const field of fields) {
    const cell = fieldCells.get(field.key);
    if (cell === undefined) continue;
    try {
      const before = next[field.key];
      const value = readFieldCell(field, cell, before);
      if (isDeepStrictEqual(value, before ?? null)) continue;
      if (value === null) delete next[field.key];
      else next[field.key] = value;
      plan.changedFields.push(field.key);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems.push({ row, say: error.say });
    }
  }
  plan.fields = { ...plan.fields, fields: next };
}

function planVariants(plan: ProductPlan, parsed: ParsedProduct, current: CurrentProduct | undefined, shop: ShopOfPlan): void {
  const byOptions = parsed.hasOptions || !current;
  const matched = byOptions ? matchOptions(parsed, current?.options ?? null) : null;
  const left = new Map((current?.variants ?? []).map((variant) => [variant.id, variant]));
  for (const variant of parsed.variants) {
    const known = findCurrent(variant, { matched, left, only: parsed.variants.length === 1 && left.size === 1 });
    if (known) left.delete(known.id);
    const chosen = matched?.chosenBy(variant.optionValues) ?? known?.options ?? { [noOption.key]: noOption.value };
    // The file has room for three options; a fourth stays as it is.
    const options = known && (current?.options.length ?? 0) > optionsOfFile ? { ...known.options, ...chosen } : chosen;
    if (!known && (variant.price === undefined || !matched)) {
      const message = variant.price === undefined ? m.import_product_new_price : m.import_product_unknown_sku;
      plan.parsed.problems.push({ row: variant.row, say: (options) => message({}, options) });
      continue;
    }
    planVariant(plan, { variant, known, options, handle: parsed.handle }, shop);
  }
  if (matched && plan.created.length + plan.changed.length + plan.unchangedRows.length > 0 && matched.changed) {
    plan.options = matched.options;
    plan.changedFields.push('options');
  }
}

/** `only`: both the file and the shop have one variant of the product. */
type Search = { matched: MatchedOptions | null; left: ReadonlyMap<string, CurrentVariant>; only: boolean };

function findCurrent(variant: ParsedVariant, { matched, left, only }: Search): CurrentVariant | undefined {
  const candidates = [...left.values()];
  const sameSku = () => (variant.sku ? candidates.find((known) => known.sku === variant.sku) : undefined);
  if (!matched) return sameSku() ?? (only ? candidates[0] : undefined);
  const wanted = canonical(matched.chosenBy(variant.optionValues));
  const bare = candidates.length === 1 && Object.keys(candidates[0]!.options).length === 0 ? candidates[0] : undefined;
  return candidates.find((known) => canonical(known.options) === wanted) ?? sameSku() ?? bare;
}

/** How it is sold ahead of stock; a day that has passed is a problem, and leaves it as it is. */
function aheadOf(plan: ProductPlan, { variant, known }: Pick<VariantCase, 'variant' | 'known'>, today: string): Ahead | null {
  const before = known?.ahead ?? null;
  if (variant.ahead === undefined) return before;
  if (!variant.ahead || variant.ahead.expectedOn >= today || isDeepStrictEqual(variant.ahead, before)) return variant.ahead;
  plan.parsed.problems.push({ row: variant.row, field: 'expectedOn', say: (options) => m.stock_expected_day_past({}, options) });
  return before;
}

type VariantCase = { variant: ParsedVariant; known: CurrentVariant | undefined; options: Record<string, string>; handle: string };

/** A new variant where the file does not say otherwise. */
const newVariant: Omit<VariantChange['next'], 'sku' | 'options'> = {
  price: 0,
  linePrice: null,
  weightGrams: 0,
  barcode: null,
  requiresShipping: true,
  taxable: true,
  pictureSource: null,
  onHand: 0,
  policy: 'deny',
  tracked: true,
  ahead: null,
};

function planVariant(plan: ProductPlan, { variant, known, options, handle }: VariantCase, { book, today }: ShopOfPlan): void {
  const { row } = variant;
  const { sku, made: skuMade } = skuFor({ variant, known, options, handle }, book);
  const next = { sku, options, ...nextValues(variant, known ?? newVariant), ahead: aheadOf(plan, { variant, known }, today) };
  // Only what is counted can be sold ahead of stock.
  if (next.ahead) Object.assign(next, { policy: 'deny', tracked: true });
  if (!known) {
    const { onHand, policy, tracked, ahead, ...rest } = next;
    plan.created.push({ ...rest, row, stock: { onHand, policy, tracked, ahead }, skuMade });
    return;
  }
  const fields = typedKeys(next).filter((field) => !isDeepStrictEqual(next[field], known[field]));
  if (fields.length === 0) plan.unchangedRows.push(row);
  else plan.changed.push({ id: known.id, row, fields, next, skuMade });
}

function skuFor({ variant, known, options, handle }: VariantCase, book: SkuBook): ChosenSku {
  if (variant.sku === undefined && known) return { sku: known.sku, made: 'none' };
  return chooseSku(book, {
    given: variant.sku,
    wanted: wantedSku(variant.sku, handle, shownKeys(options)),
    owner: known?.id ?? `row ${variant.row}`,
    row: variant.row,
    ...(known && { current: known.sku }),
  });
}

/** The values a variant will have; a field that the file does not name stays as it was. */
function nextValues(variant: ParsedVariant, before: typeof newVariant): Omit<typeof newVariant, 'ahead'> {
  const named = {
    price: variant.price,
    linePrice: variant.linePrice,
    weightGrams: variant.weightGrams,
    barcode: variant.barcode,
    requiresShipping: variant.requiresShipping,
    taxable: variant.taxable,
    pictureSource: variant.picture,
    onHand: variant.quantity,
    policy: variant.policy,
    tracked: variant.tracked,
  };
  const next = Object.fromEntries(typedKeys(named).map((field) => [field, named[field] === undefined ? before[field] : named[field]])) as Omit<
    typeof newVariant,
    'ahead'
  >;
  const isAsBefore = next.linePrice === before.linePrice && next.price === before.price;
  // A compare-at price that is no higher than the price means nothing; one that the shop has already stays.
  if (next.linePrice !== null && next.linePrice <= next.price && !isAsBefore) next.linePrice = null;
  return next;
}

const typedKeys = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];

function planPictures(plan: ProductPlan, parsed: ParsedProduct, current: CurrentProduct | undefined): void {
  const before = current?.pictures.map((picture) => picture.source ?? picture.id) ?? [];
  // A variant's own picture is one of the product's, too, unless staff have decided otherwise.
  const known = new Set(current?.variants.flatMap((variant) => variant.pictureSource ?? []));
  const ofVariants = parsed.variants.flatMap((variant) =>
    variant.picture && (!known.has(variant.picture) || before.includes(variant.picture)) ? [variant.picture] : [],
  );
  const kept = parsed.pictures && parsed.hasOwnRow ? [] : before;
  const wanted = [...new Set([...kept, ...(parsed.pictures ?? []).map((picture) => picture.source), ...ofVariants])];
  if (wanted.join('\n') !== before.join('\n')) {
    plan.pictures = wanted;
    plan.changedFields.push('pictures');
  }
  for (const { source, alt } of parsed.pictures ?? []) {
    const shown = current?.pictures.find((picture) => picture.source === source);
    if (alt === undefined) continue;
    if (!shown) plan.alts.push({ source, alt });
    // One picture that several products show has one text: the first product's.
    else if (shown.uses === 1 && (shown.alt['en']?.alt ?? '') !== alt) {
      plan.alts.push({ source, id: shown.id, alt });
      plan.changedFields.push('pictureTexts');
    }
  }
}

function planLists(plan: ProductPlan, parsed: ParsedProduct, current: CurrentProduct | undefined): void {
  const tagSlugs = parsed.tags
    ?.map((tag) => tag.slug)
    .sort()
    .join('\n');
  if (parsed.tags && tagSlugs !== (current ? current.tagSlugs.toSorted().join('\n') : '')) {
    plan.tags = parsed.tags;
    plan.changedFields.push('tags');
  }
  const path = (parsed.categoryPath?.length ? parsed.categoryPath : [parsed.type ?? '']).filter((title) => slugify(title) !== '');
  // The type stands in for a category when a product comes in; later its category is what staff say.
  const isNews = !current || (!current.hasCategory && Boolean(parsed.categoryPath?.length)) || plan.changedFields.includes('productType');
  if (path.length > 0 && isNews) {
    plan.categoryPath = path;
    plan.changedFields.push('category');
  }
}

function canonical(options: Record<string, string>): string {
  return JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
}
