import * as m from '#messages';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { forbidden, notFound } from '#kit/pure/common-errors.ts';
import { hasRight } from '#kit/pure/staff-rights.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { readMarkets } from '../../markets/index.ts';
import { recordAction } from '../../staff/index.ts';
import { catalogLimits, type BulkInput, type BulkResult } from '../contract.ts';
import { refreshProducts, replaceMemberships } from '../products/store-write.ts';
import { changePrice } from './change-price.ts';
import { taxClasses } from '../staff/check-product.ts';
import { idsOf } from '../staff/create-product-by-staff.ts';
import { inputErrors } from '../staff/input-errors.ts';
import { moveCategories, type CategoryTree } from '../staff/move-categories.ts';
import { addTags, findCategoryTree, lockBulk, removeTags, setOnProducts, settleListings, writePrices, type BulkRow } from './store-bulk.ts';
import { findFilteredIds } from '../staff/store-list.ts';
import { findNamed } from '../staff/store-lookups.ts';
import { listTagsOf } from '../staff/store-staff.ts';

const batch = 500;
/** The most ids in an entry of the audit log. */
const mostRecorded = 100;

/** What is done to each product: what was asked for, with lists by id. */
type Work = {
  input: BulkInput;
  addTagIds: string[];
  removeTagIds: string[];
  addCategoryIds: string[];
  removeCategoryIds: string[];
  tree: CategoryTree;
};

/**
 * Changes many products in one transaction, those that a filter finds or that are named. One that cannot be changed (unknown, archived, a price below
 * zero) stays as it is and is named with the reason; all others are changed.
 * @throws forbidden (403), invalidInput (400) naming the field
 */
export async function bulkProducts(context: Context, input: BulkInput): Promise<BulkResult> {
  rejectMissingPermission(context, input);
  return context.transaction(async (tx) => {
    const work = await checked(context, tx, input);
    const ids = await idsFor(context, tx, input);
    const failed: BulkResult['failed'] = [];
    for (let start = 0; start < ids.length; start += batch) failed.push(...(await changeBatch(context, tx, { ids: ids.slice(start, start + batch), work })));
    const changed = ids.length - failed.length;
    const { ids: _ids, ...asked } = input;
    await recordAction(tx, context, {
      action: 'product.bulk',
      subject: '',
      detail: { ...asked, changed, failed: failed.length, ids: ids.slice(0, mostRecorded) },
    });
    return { changed, failed };
  });
}

/** Prices are one right, everything else of a product another. */
function rejectMissingPermission({ caller, locale }: Context, { price, ids: _ids, filter: _filter, ...rest }: BulkInput): void {
  const rights = caller.kind === 'staff' ? caller.rights : {};
  const isMore = Object.values(rest).some((value) => value !== undefined && Object.keys(value).length > 0);
  if (price && !hasRight(rights, 'write:prices')) throw new ShopError(forbidden);
  if (isMore && !hasRight(rights, 'write:catalog')) throw new ShopError(forbidden);
  const errors = inputErrors({ locale });
  if (!price && !isMore) errors.reject('set', m.catalog_bulk_nothing({}, { locale }));
  errors.throwIfAny();
}

async function checked(context: Context, tx: Tx, input: BulkInput): Promise<Work> {
  const { set = {}, price } = input;
  const lists = {
    addTags: input.addTags ?? [],
    removeTags: input.removeTags ?? [],
    addCategories: input.addCategories ?? [],
    removeCategories: input.removeCategories ?? [],
  };
  const found = await findNamed(tx, {
    tags: [...lists.addTags, ...lists.removeTags],
    categories: [...lists.addCategories, ...lists.removeCategories],
    collections: [],
    pictures: [],
    skus: [],
    template: set.template ?? null,
  });
  const { locale } = context;
  const errors = inputErrors(context);
  const unknown = (field: string, name: string) => errors.reject(field, m.catalog_unknown_name({ name }, { locale }));
  for (const [field, slugs] of Object.entries(lists)) {
    const known = field.endsWith('Tags') ? found.tags : found.categories;
    for (const slug of slugs) if (known[slug] === undefined) unknown(field, slug);
  }
  const markets = await readMarkets(context.db);
  if (set.taxClass !== undefined && !taxClasses(markets).has(set.taxClass)) unknown('set.taxClass', set.taxClass);
  if (!found.hasTemplate) unknown('set.template', set.template ?? '');
  if (set.archived && set.published) errors.reject('set.published', m.catalog_archived({}, { locale }));
  if (price?.amount && price.amount.currency !== markets.baseCurrency) errors.reject('price.amount.currency');
  errors.throwIfAny();
  const movesCategories = lists.addCategories.length + lists.removeCategories.length > 0;
  return {
    input,
    addTagIds: idsOf(found.tags, lists.addTags),
    removeTagIds: idsOf(found.tags, lists.removeTags),
    addCategoryIds: idsOf(found.categories, lists.addCategories),
    removeCategoryIds: idsOf(found.categories, lists.removeCategories),
    tree: movesCategories ? await findCategoryTree(tx) : new Map(),
  };
}

async function idsFor({ locale }: Context, tx: Tx, { ids, filter }: BulkInput): Promise<string[]> {
  if (ids) return [...new Set(ids)];
  const found = await findFilteredIds(tx, filter!, catalogLimits.bulk + 1);
  const errors = inputErrors({ locale });
  if (found.length > catalogLimits.bulk) errors.reject('filter', m.catalog_bulk_too_many({ most: catalogLimits.bulk }, { locale }));
  errors.throwIfAny();
  return found;
}

type Repriced = { id: string; price: number; prices: { currency: string; price: number }[] };

/** Changes some hundred products; answers those that stayed as they are. */
async function changeBatch(context: Context, tx: Tx, { ids, work }: { ids: readonly string[]; work: Work }): Promise<BulkResult['failed']> {
  const { input } = work;
  const rows = await lockBulk(tx, ids.filter(isId));
  const known = new Map(rows.map((row) => [row.id, row]));
  const failed: BulkResult['failed'] = [];
  const [changed, prices]: [BulkRow[], Repriced[]] = [[], []];
  for (const id of ids) {
    const row = known.get(id);
    const repriced = row && input.price ? repricedOf(row, input.price) : [];
    const msg = !row ? notFound.message({} as never, context) : rejectionOf(context, row, input, repriced);
    if (msg !== null) failed.push({ id, msg });
    else {
      changed.push(row!);
      prices.push(...repriced!);
    }
  }
  if (changed.length > 0) await writeBatch(context, tx, { changed, prices, work });
  return failed;
}

function rejectionOf({ locale }: Context, row: BulkRow, { set }: BulkInput, repriced: Repriced[] | null): string | null {
  if (row.archived && set?.published && set.archived !== false) return m.catalog_archived({}, { locale });
  return repriced === null ? m.catalog_below_zero({}, { locale }) : null;
}

/** The prices of a product's variants after the change; null where one would fall below zero. Prices of other currencies follow a percentage, not a sum. */
function repricedOf({ variants }: BulkRow, { percent, amount, roundTo }: NonNullable<BulkInput['price']>): Repriced[] | null {
  const repriced: Repriced[] = [];
  for (const variant of variants) {
    const price = changePrice(variant.price, { percent, amount: amount?.amount, roundTo });
    if (price === null) return null;
    const prices = percent === undefined ? [] : variant.prices.map((own) => ({ currency: own.currency, price: changePrice(own.price, { percent, roundTo })! }));
    repriced.push({ id: variant.id, price, prices });
  }
  return repriced;
}

async function writeBatch(
  context: Context,
  tx: Tx,
  { changed, prices, work }: { changed: readonly BulkRow[]; prices: readonly Repriced[]; work: Work },
): Promise<void> {
  const ids = changed.map(({ id }) => id);
  const listsBefore = await listTagsOf(tx, ids);
  await setOnProducts(tx, ids, { set: work.input.set ?? {}, now: context.now() });
  await addTags(tx, ids, work.addTagIds);
  await removeTags(
    tx,
    ids,
    work.removeTagIds.filter((id) => !work.addTagIds.includes(id)),
  );
  if (work.tree.size > 0) {
    const moved = { add: work.addCategoryIds, remove: work.removeCategoryIds };
    await replaceMemberships(
      tx,
      'category',
      changed.map(({ id, categoryIds }) => ({ productId: id, ids: moveCategories(work.tree, categoryIds, moved) })),
    );
  }
  await writePrices(tx, prices, context.now());
  await refreshProducts(tx, ids);
  await settleListings(tx);
  await invalidateTags(tx, ['products', ...ids.map((id) => `product:${id}`), ...listsBefore, ...(await listTagsOf(tx, ids))]);
}
