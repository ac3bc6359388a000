import { invalidateTags } from '#kit/server/events/announce.ts';
import { isDeepStrictEqual } from 'node:util';
import { forbidden, notFound } from '#kit/pure/common-errors.ts';
import { hasRight } from '#kit/pure/staff-rights.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { readMarkets } from '../../markets/index.ts';
import { recordAction, staffNameOf } from '../../staff/index.ts';
import { createStock, setStockPolicy, setStocks } from '../../stock/index.ts';
import type { StaffProduct, StaffProductInput } from '../contract.ts';
import { insertVariants, refreshProducts, replaceMemberships, replaceOptions, replaceProductMedia, upsertVariantPrices } from '../products/store-write.ts';
import { checkWritten } from './check-written.ts';
import { columnsOf, idsOf, rejectTaken, writeAlts } from './create-product-by-staff.ts';
import type { FullProduct, FullVariant } from './merge-product.ts';
import { makeSkus, makeSlug } from './name-product.ts';
import { queueSchedule } from './publish-on-time.ts';
import { productState, readProductForStaff } from './read-product-for-staff.ts';
import { sameInstant } from './schedule.ts';
import { withCategoriesAbove, type Found } from './store-lookups.ts';
import { replaceRelated, replaceVideos } from './store-beside.ts';
import {
  deleteVariants,
  findStaffProduct,
  deleteOtherPrices,
  listTagsOf,
  lockProduct,
  replaceCollections,
  updateProductRow,
  updateVariantRows,
  type StoredSpecification,
} from './store-staff.ts';
import { cleanTexts, storedOptions, storedSpecifications, variantRow } from './written-product.ts';

/** A product that is being changed: what it was, and what it is to be. */
type Change = { id: string; before: StaffProduct; product: FullProduct; found: Found; stockReason: string };

/**
 * Changes a product and all that belongs to it: texts, visibility, options, variants, pictures, lists, prices, stock as counted. What the input does
 * not name stays. Cached pages of it are dropped on commit.
 * @throws notFound (404), stale (412), invalidInput (400) or fieldTaken (409) naming the fields,
 *   forbidden (403) for prices or stock, or for anything else, without the right to write that.
 */
export async function updateProductByStaff(
  context: Context,
  change: { id: string; input: StaffProductInput; ensureFresh: EnsureFresh },
): Promise<StaffProduct> {
  const { id, input } = change;
  if (!isId(id)) throw new ShopError(notFound);
  const markets = await readMarkets(context.db);
  return context.transaction(async (tx) => {
    await lockProduct(tx, id);
    const before = await readProductForStaff(context, id, tx);
    change.ensureFresh(productState(before));
    const { product, found } = await checkWritten(context, tx, { input, before, id, markets });
    const listsBefore = await listTagsOf(tx, [id]);
    await rejectTaken(context, () => writeProduct(context, tx, { id, before, product, found, stockReason: input.stockReason ?? '' }));
    await refreshProducts(tx, [id]);
    await invalidateTags(tx, [`product:${id}`, 'products', ...listsBefore, ...(await listTagsOf(tx, [id]))]);
    const after = await readProductForStaff(context, id, tx);
    rejectMissingPermission(context, before, after);
    await recordAction(tx, context, {
      action: 'product.update',
      subject: id,
      detail: { slug: before.slug },
      before: productState(before),
      after: productState(after),
    });
    return after;
  });
}

/** Prices and stock are one right, everything else of a product another. */
function rejectMissingPermission({ caller }: Context, before: StaffProduct, after: StaffProduct): void {
  // A job has the rights of the person who started it.
  if (caller.kind === 'system') return;
  const rights = caller.kind === 'staff' ? caller.rights : {};
  const pricesOf = ({ variants }: StaffProduct) =>
    variants
      .map(({ id, price, linePrice, prices, cost, onHand, policy, tracked, ahead }) => ({ id, price, linePrice, prices, cost, onHand, policy, tracked, ahead }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const restOf = ({ variants, relatedItems: _items, ...product }: StaffProduct) => ({
    ...product,
    variants: variants.map(
      ({ price: _p, linePrice: _l, prices: _o, cost: _c, onHand: _h, reserved: _r, policy: _y, tracked: _t, ahead: _a, aheadEnded: _e, ...rest }) => rest,
    ),
  });
  const pricesStay = isDeepStrictEqual(pricesOf(before), pricesOf(after)) || hasRight(rights, 'write:prices');
  const restStays = isDeepStrictEqual(restOf(before), restOf(after)) || hasRight(rights, 'write:catalog');
  if (!pricesStay || !restStays) throw new ShopError(forbidden);
}

async function writeProduct(context: Context, tx: Tx, change: Change): Promise<void> {
  const { id, before, product } = change;
  const stored = await findStaffProduct(tx, id);
  const texts = cleanTexts(product.texts);
  const slug = product.slug || (await makeSlug(tx, texts));
  const specifications: StoredSpecification[] = storedSpecifications(product.specifications, stored!.specifications);
  await updateProductRow(tx, id, { ...columnsOf(product), slug, texts, specifications }, context.now());
  if (!sameInstant(product.publishAt, before.publishAt) || !sameInstant(product.unpublishAt, before.unpublishAt)) await queueSchedule(context, tx, product);
  if (!isDeepStrictEqual(product.options, before.options)) await replaceOptions(tx, [{ productId: id, options: storedOptions(product.options) }]);
  await writeVariants(context, tx, { ...change, product: { ...product, slug } });
  await writePictures(tx, change);
  await writeLists(tx, change);
  await writeBeside(tx, change);
}

async function writePictures(tx: Tx, { id, before, product, found }: Change): Promise<void> {
  const ids = (of: { images: readonly { id: string }[] }) => [...new Set(of.images.map((image) => image.id))];
  if (!isDeepStrictEqual(ids(before), ids(product))) await replaceProductMedia(tx, [{ productId: id, mediaIds: ids(product) }]);
  await writeAlts(tx, product, found);
}

/** Its videos, and the products that are shown beside it. */
async function writeBeside(tx: Tx, { id, before, product, found }: Change): Promise<void> {
  const videosBefore = before.videos.map((video) => video.id);
  if (!isDeepStrictEqual(videosBefore, [...new Set(product.videos)])) await replaceVideos(tx, id, product.videos);
  if (!isDeepStrictEqual(before.related, [...new Set(product.related)])) await replaceRelated(tx, id, idsOf(found.related, product.related));
}

async function writeLists(tx: Tx, { id, before, product, found }: Change): Promise<void> {
  const differs = (field: 'categories' | 'tags' | 'collections') => !isDeepStrictEqual(before[field], [...new Set(product[field])].toSorted());
  if (differs('categories')) {
    const ids = await withCategoriesAbove(tx, idsOf(found.categories, product.categories));
    await replaceMemberships(tx, 'category', [{ productId: id, ids }]);
  }
  if (differs('tags')) await replaceMemberships(tx, 'tag', [{ productId: id, ids: idsOf(found.tags, product.tags) }]);
  if (differs('collections')) await replaceCollections(tx, id, idsOf(found.collections, product.collections));
}

async function writeVariants(context: Context, tx: Tx, { id: productId, before, product, stockReason }: Change): Promise<void> {
  const skus = await makeSkus(tx, product.slug, product.variants);
  const dropped = new Set(before.images.map(({ id }) => id).filter((id) => !product.images.some((image) => image.id === id)));
  const variants = product.variants.map((variant, position) => ({
    ...variant,
    id: variant.id ?? newId(),
    isNew: variant.id === null,
    sku: skus[position]!,
    imageId: variant.imageId !== null && dropped.has(variant.imageId) ? null : variant.imageId,
  }));
  const rows = variants.map((variant, position) => ({ ...variantRow(variant, { productId, position, product }), isNew: variant.isNew }));
  const row = ({ isNew: _isNew, ...rest }: (typeof rows)[number]) => rest;
  const remaining = new Set(variants.map(({ id }) => id));
  await deleteVariants(
    tx,
    before.variants.map(({ id }) => id).filter((id) => !remaining.has(id)),
  );
  await updateVariantRows(tx, rows.filter(({ isNew }) => !isNew).map(row), context.now());
  await insertVariants(tx, rows.filter(({ isNew }) => isNew).map(row));
  await writePrices(tx, variants);
  await writeStock(context, tx, { variants, before, note: stockReason });
}

type Named = FullVariant & { id: string; isNew: boolean };

async function writePrices(tx: Tx, variants: readonly Named[]): Promise<void> {
  const own = variants.flatMap(({ id, prices }) => prices.map(({ currency, amount, linePrice }) => ({ variantId: id, currency, price: amount, linePrice })));
  await deleteOtherPrices(
    tx,
    variants.map((variant) => variant.id),
    own,
  );
  await upsertVariantPrices(tx, own);
}

async function writeStock(
  context: Context,
  tx: Tx,
  { variants, before, note }: { variants: readonly Named[]; before: StaffProduct; note: string },
): Promise<void> {
  const onHandBefore = new Map(before.variants.map(({ id, onHand }) => [id, onHand]));
  await createStock(
    tx,
    variants.map(({ id, onHand, policy, tracked, ahead }) => ({ variantId: id, onHand: onHandBefore.has(id) ? 0 : onHand, policy, tracked, ahead })),
  );
  await setStockPolicy(
    tx,
    context,
    variants.map(({ id, policy, tracked, ahead }) => ({ variantId: id, policy, tracked, ahead })),
  );
  await setStocks(
    tx,
    variants
      .filter(({ id, onHand }) => onHandBefore.has(id) && onHandBefore.get(id) !== onHand)
      .map(({ id, onHand }) => ({ variantId: id, onHand, reason: 'staff', note, by: staffNameOf(context) })),
  );
}
