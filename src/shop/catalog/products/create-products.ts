import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { createStock } from '../../stock/index.ts';
import type { NewBrand, NewListing, NewProduct } from './new-product.ts';
import {
  ensureListings,
  updateBrandTexts,
  insertCollectionMembers,
  insertProducts,
  insertProductVideos,
  insertRelated,
  insertVariants,
  refreshProducts,
  replaceMemberships,
  replaceOptions,
  replaceProductMedia,
  upsertVariantPrices,
  type VariantRow,
} from './store-write.ts';

/**
 * Writes new products with everything that belongs to them, any number in a dozen statements. Slugs and SKUs must be
 * free. Answers the ids in order.
 */
export async function createProducts(tx: Tx, products: readonly NewProduct[]): Promise<string[]> {
  if (products.length === 0) return [];
  const rows = products.map((product) => ({ ...product, id: newId() }));
  await insertProducts(
    tx,
    rows.map(({ options: _o, mediaIds: _m, videoIds: _f, categoryIds: _c, tagIds: _t, variants: _v, publishedAt, ...row }) => ({
      ...row,
      fields: row.fields ?? {},
      publishedAt: publishedAt.toISOString(),
    })),
  );
  await createVariants(tx, rows);
  await replaceOptions(
    tx,
    rows.filter((row) => row.options.length > 0).map((row) => ({ productId: row.id, options: row.options })),
  );
  await replaceProductMedia(
    tx,
    rows.filter((row) => row.mediaIds.length > 0).map((row) => ({ productId: row.id, mediaIds: row.mediaIds })),
  );
  await insertProductVideos(
    tx,
    rows.map((row) => ({ productId: row.id, videoIds: row.videoIds ?? [] })),
  );
  for (const [kind, key] of [
    ['category', 'categoryIds'],
    ['tag', 'tagIds'],
  ] as const) {
    await replaceMemberships(
      tx,
      kind,
      rows.filter((row) => row[key].length > 0).map((row) => ({ productId: row.id, ids: row[key] })),
    );
  }
  const ids = rows.map((row) => row.id);
  await refreshProducts(tx, ids);
  await invalidateTags(tx, [
    'products',
    ...new Set(rows.flatMap((row) => [...row.categoryIds.map((id) => `category:${id}`), ...row.tagIds.map((id) => `tag:${id}`)])),
  ]);
  return ids;
}

/** The variants of new products, with their own prices and their stock. */
async function createVariants(tx: Tx, products: readonly (NewProduct & { id: string })[]): Promise<void> {
  const variants = products.flatMap((product) => product.variants.map((variant, position) => ({ ...variant, id: newId(), productId: product.id, position })));
  await insertVariants(
    tx,
    variants.map(({ stock: _s, prices: _p, ...row }): VariantRow => row),
  );
  await upsertVariantPrices(
    tx,
    variants.flatMap((variant) => Object.entries(variant.prices ?? {}).map(([currency, own]) => ({ variantId: variant.id, currency, ...own }))),
  );
  await createStock(
    tx,
    variants.map((variant) => ({ variantId: variant.id, ...variant.stock })),
  );
}

/** Categories, tags or collections by slug: those that do not exist yet are written. Answers the ids of all by slug. */
export async function ensureLists(tx: Tx, kind: 'category' | 'tag' | 'collection', lists: readonly NewListing[]): Promise<Map<string, string>> {
  return ensureListings(tx, kind, lists);
}

/** Describes brands that products name already. */
export async function describeBrands(tx: Tx, brands: readonly NewBrand[]): Promise<void> {
  await updateBrandTexts(tx, brands);
  await invalidateTags(tx, ['products']);
}

/** Shows one product beside another, by their ids. */
export async function pairProducts(tx: Tx, pairs: readonly (readonly [string, string])[]): Promise<void> {
  await insertRelated(tx, pairs);
  await invalidateTags(tx, ['products']);
}

/** Puts products into collections, in the merchant's order. */
export async function fillCollections(tx: Tx, members: readonly { collectionId: string; productId: string; position: number }[]): Promise<void> {
  await insertCollectionMembers(tx, members);
  await invalidateTags(tx, [...new Set(members.map((member) => `collection:${member.collectionId}`))]);
}
