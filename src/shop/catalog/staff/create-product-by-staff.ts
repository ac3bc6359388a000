import * as m from '#messages';
import { forbidden } from '#kit/pure/common-errors.ts';
import { hasRight } from '#kit/pure/staff-rights.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { takenError } from '#kit/server/http/api.ts';
import { isSlugTaken } from '#kit/server/slugs.ts';
import { readMarkets } from '../../markets/index.ts';
import { renameAlts } from '../../media/index.ts';
import { recordAction } from '../../staff/index.ts';
import type { StaffProduct, StaffProductInput } from '../contract.ts';
import { createProducts, fillCollections } from '../products/create-products.ts';
import { checkWritten } from './check-written.ts';
import type { FullProduct, FullVariant } from './merge-product.ts';
import { makeSkus, makeSlug } from './name-product.ts';
import { queueSchedule } from './publish-on-time.ts';
import { productState, readProductForStaff } from './read-product-for-staff.ts';
import { replaceRelated } from './store-beside.ts';
import { nextPositions, withCategoriesAbove, type Found } from './store-lookups.ts';
import { cleanTexts, storedOptions, storedSpecifications, variantRow, wantedAlts } from './written-product.ts';

/**
 * Writes a new product with all that belongs to it.
 * @throws forbidden (403) without the rights to the catalogue and to prices, invalidInput (400) or fieldTaken (409) naming the fields
 */
export async function createProductByStaff(context: Context, input: StaffProductInput): Promise<StaffProduct> {
  rejectCreating(context);
  return context.transaction(async (tx) => {
    const id = await writeNewProduct(context, tx, input);
    const made = await readProductForStaff(context, id, tx);
    await recordAction(tx, context, { action: 'product.create', subject: id, detail: { slug: made.slug }, before: null, after: productState(made) });
    return made;
  });
}

/** A new product has texts and prices: creating it takes the rights to both. @throws forbidden (403) */
export function rejectCreating({ caller }: Context): void {
  const rights = caller.kind === 'staff' ? caller.rights : {};
  if (!hasRight(rights, 'write:catalog') || !hasRight(rights, 'write:prices')) throw new ShopError(forbidden);
}

/** Checks and writes a new product; answers its id. @throws invalidInput (400), fieldTaken (409) */
export async function writeNewProduct(context: Context, tx: Tx, input: StaffProductInput): Promise<string> {
  const markets = await readMarkets(context.db);
  const { product, found } = await checkWritten(context, tx, { input, before: null, id: null, markets });
  const texts = cleanTexts(product.texts);
  const slug = product.slug || (await makeSlug(tx, texts));
  const skus = await makeSkus(tx, slug, product.variants);
  const categoryIds = await withCategoriesAbove(tx, idsOf(found.categories, product.categories));
  const variants = product.variants.map((variant, position) => ({ ...variantOf(product, variant), sku: skus[position]! }));
  const [id] = await rejectTaken(context, () =>
    createProducts(tx, [
      {
        ...columnsOf(product),
        slug,
        texts,
        specifications: storedSpecifications(product.specifications, []),
        publishedAt: context.now(),
        salesCount: 0,
        options: storedOptions(product.options),
        mediaIds: product.images.map((image) => image.id),
        videoIds: product.videos,
        categoryIds,
        tagIds: idsOf(found.tags, product.tags),
        variants,
      },
    ]),
  );
  await queueSchedule(context, tx, product);
  await writeAlts(tx, product, found);
  await replaceRelated(tx, id!, idsOf(found.related, product.related));
  const positions = await nextPositions(tx, idsOf(found.collections, product.collections));
  await fillCollections(
    tx,
    [...positions].map(([collectionId, position]) => ({ collectionId, productId: id!, position })),
  );
  return id!;
}

/** The columns that are stored as they are written. */
export function columnsOf({ sizeGuide, ...product }: FullProduct) {
  const { brand, productType, published, publishAt, unpublishAt, showSlideImage, showFavorite, showCart, template, taxClass, fields } = product;
  return { brand, productType, published, publishAt, unpublishAt, showSlideImage, showFavorite, showCart, template, taxClass, fields, sizeGuideId: sizeGuide };
}

/** The ids of lists by their slugs. */
export function idsOf(found: Record<string, string>, slugs: readonly string[]): string[] {
  return [...new Set(slugs.flatMap((slug) => found[slug] ?? []))];
}

function variantOf(product: FullProduct, variant: FullVariant) {
  const { id: _id, productId: _productId, position: _position, ...row } = variantRow({ ...variant, id: '' }, { productId: '', position: 0, product });
  return {
    ...row,
    prices: Object.fromEntries(variant.prices.map(({ currency, amount, linePrice }) => [currency, { price: amount, linePrice }])),
    stock: { onHand: variant.onHand, policy: variant.policy, tracked: variant.tracked, ahead: variant.ahead },
  };
}

/** Says of pictures what is to be said of them. */
export async function writeAlts(tx: Tx, { images }: Pick<FullProduct, 'images'>, { pictures }: Pick<Found, 'pictures'>): Promise<void> {
  const renamed = images.flatMap((image) => {
    const alt = wantedAlts(image, pictures[image.id] ?? {});
    return alt === null ? [] : [{ id: image.id, alt }];
  });
  if (renamed.length > 0) await renameAlts(tx, renamed);
}

/** Runs a write; a value taken in between is the field's error. @throws fieldTaken (409) */
export async function rejectTaken<Result>({ locale }: Context, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isSlugTaken(error)) throw takenError('slug', m.error_slug_taken({}, { locale }));
    const { constraint, detail = '' } = (error ?? {}) as { constraint?: string; detail?: string };
    if (constraint !== 'variant_sku_key') throw error;
    const sku = /\(sku\)=\((.*)\)/.exec(detail)?.[1] ?? '';
    throw takenError('variants', m.catalog_sku_taken({ sku }, { locale }));
  }
}
