/** The demo shop's categories, tags, products and collections. */
import type { Tx } from '#kit/server/database.ts';
import { addDays } from '#kit/pure/dates/days.ts';
import { newId } from '#kit/server/ids.ts';
import type { Ahead } from '#shop/stock/contract.ts';
import { cleanHtml } from '#kit/server/clean-html.ts';
import {
  createProducts,
  createSizeGuides,
  describeBrands,
  ensureLists,
  fillCollections,
  markReduced,
  pairProducts,
  type NewListing,
  type NewProduct,
} from '#shop/catalog/fill/index.ts';
import type { SeedCategory, SeedProduct, Seeds } from './read-seeds.ts';

/** Writes the catalogue into an empty shop; `pictures` and `videos` are ids by file name. Answers the products' ids by slug. */
export async function seedCatalog(
  tx: Tx,
  seeds: Seeds,
  { pictures, videos, now }: { pictures: ReadonlyMap<string, string>; videos: ReadonlyMap<string, string>; now: Date },
): Promise<Map<string, string>> {
  const mediaId = (name: string | undefined) => (name === undefined ? null : (pictures.get(name) ?? null));
  const categories = flatten(seeds.categories, mediaId);
  await ensureLists(
    tx,
    'category',
    categories.map(({ way: _way, ...listing }) => listing),
  );
  const tagIds = await ensureLists(
    tx,
    'tag',
    seeds.tags.map((tag, position) => ({ id: newId(), slug: tag.slug, texts: tag.texts, position })),
  );
  const waysUp = new Map(categories.map((category) => [category.slug, category.way]));
  const guides = await createSizeGuides(
    tx,
    seeds.products.flatMap(({ slug, sizeGuide }) => (sizeGuide ? [[slug, sizeGuide] as const] : [])),
    now,
  );
  const products = seeds.products.map((product) =>
    toNewProduct(product, { baseCurrency: seeds.shop.baseCurrency, mediaId, videos, guides, tagIds, waysUp, now }),
  );
  const wrapping = wrappingOf(seeds.shop, { mediaId, now });
  const ids = await createReduced(tx, [...products, wrapping], now);
  const idOf = new Map(products.map((product, index) => [product.slug, ids[index]!]));
  await describeBrands(
    tx,
    seeds.brands.map(({ name, texts, picture }) => ({ name, texts: cleaned(texts), coverId: mediaId(picture) })),
  );
  const collections = seeds.collections.map((collection, position) => ({
    id: newId(),
    slug: collection.slug,
    texts: cleaned(collection.texts),
    mediaId: mediaId(collection.picture),
    position,
  }));
  const collectionIds = await ensureLists(tx, 'collection', collections);
  await fillCollections(
    tx,
    seeds.collections.flatMap((collection) =>
      collection.products.map((slug, position) => ({ collectionId: collectionIds.get(collection.slug)!, productId: idOf.get(slug)!, position })),
    ),
  );
  await pairProducts(tx, pairsOf(seeds, idOf));
  return idOf;
}

/** Since when the demo shop's sale prices are asked: a week. */
const reducedMs = 7 * 24 * 3_600_000;

async function createReduced(tx: Tx, products: readonly NewProduct[], now: Date): Promise<string[]> {
  const ids = await createProducts(tx, products);
  await markReduced(tx, ids, new Date(now.getTime() - reducedMs));
  return ids;
}

/** What goes with what; products without a picture are not in the shop yet. */
function pairsOf({ goesWith }: Seeds, idOf: ReadonlyMap<string, string>): [string, string][] {
  return Object.entries(goesWith).flatMap(([slug, other]): [string, string][] => {
    const [id, otherId] = [idOf.get(slug), idOf.get(other)];
    return id && otherId ? [[id, otherId]] : [];
  });
}

type Flat = NewListing & { way: string[] };

/** Categories in an order in which parents come first; `way` holds the ids from the top down to the category itself. */
function flatten(categories: readonly SeedCategory[], mediaId: (name: string | undefined) => string | null, above: readonly string[] = []): Flat[] {
  return categories.flatMap((category, position) => {
    const id = newId();
    const way = [...above, id];
    const own: Flat = {
      id,
      parentId: above.at(-1) ?? null,
      slug: category.slug,
      texts: cleaned(category.texts),
      mediaId: mediaId(category.picture),
      position,
      way,
    };
    return [own, ...flatten(category.children ?? [], mediaId, way)];
  });
}

type Lookup = {
  baseCurrency: string;
  mediaId(name: string | undefined): string | null;
  videos: ReadonlyMap<string, string>;
  /** Ids of the tables of sizes by the product's slug. */
  guides: ReadonlyMap<string, string>;
  tagIds: ReadonlyMap<string, string>;
  waysUp: ReadonlyMap<string, string[]>;
  now: Date;
};

function toNewProduct(product: SeedProduct, { baseCurrency, mediaId, videos, guides, tagIds, waysUp, now }: Lookup): NewProduct {
  return {
    slug: product.slug,
    brand: product.brand,
    productType: '',
    texts: cleaned(product.texts),
    specifications: product.specifications,
    sizeGuideId: guides.get(product.slug) ?? null,
    taxClass: product.taxClass,
    published: true,
    publishedAt: product.publishedAt,
    showSlideImage: product.showSlideImage,
    showFavorite: product.showFavorite,
    showCart: product.showCart,
    salesCount: product.salesCount,
    options: product.options.map((option) => ({
      key: option.key,
      texts: option.texts,
      choices: option.values.map(({ key, swatch, picture, texts }) => ({
        key,
        texts,
        ...(swatch !== undefined && { swatch }),
        ...(mediaId(picture) !== null && { pictureId: mediaId(picture)! }),
      })),
    })),
    mediaIds: product.pictures.flatMap((name) => mediaId(name) ?? []),
    videoIds: (product.videos ?? []).flatMap((video) => videos.get(video.file) ?? []),
    categoryIds: waysUp.get(product.category) ?? [],
    tagIds: product.tags.flatMap((slug) => tagIds.get(slug) ?? []),
    variants: product.variants.map((variant) => {
      const { [baseCurrency]: price = 0, ...prices } = variant.price;
      return {
        sku: variant.sku,
        options: variant.options,
        price,
        linePrice: variant.linePrice?.[baseCurrency] ?? null,
        prices: Object.fromEntries(
          Object.entries(prices).map(([currency, own]) => [currency, { price: own, linePrice: variant.linePrice?.[currency] ?? null }]),
        ),
        weightGrams: variant.weightGrams,
        barcode: variant.barcode ?? null,
        requiresShipping: true,
        taxable: true,
        mediaId: mediaId(variant.picture),
        stock: { onHand: variant.stock, policy: variant.policy, tracked: true, ahead: aheadFrom(variant.ahead, now) },
      };
    }),
  };
}

/** What wraps an order: sold in the cart, and hidden everywhere else. */
function wrappingOf(
  { baseCurrency, giftWrapping: { slug, sku, picture, price: amounts, texts } }: Seeds['shop'],
  { mediaId, now }: Pick<Lookup, 'mediaId' | 'now'>,
): NewProduct {
  const { [baseCurrency]: price = 0, ...prices } = amounts;
  return {
    slug,
    brand: '',
    productType: '',
    texts,
    specifications: [],
    sizeGuideId: null,
    taxClass: 'standard',
    published: false,
    publishedAt: now,
    showSlideImage: true,
    showFavorite: false,
    showCart: true,
    salesCount: 0,
    options: [],
    mediaIds: [mediaId(picture) ?? []].flat(),
    videoIds: [],
    categoryIds: [],
    tagIds: [],
    variants: [
      {
        sku,
        options: {},
        price,
        linePrice: null,
        prices: Object.fromEntries(Object.entries(prices).map(([currency, own]) => [currency, { price: own, linePrice: null }])),
        weightGrams: 0,
        barcode: null,
        requiresShipping: false,
        taxable: true,
        mediaId: null,
        stock: { onHand: 0, policy: 'deny', tracked: false, ahead: null },
      },
    ],
  };
}

/** A day is counted from that on which the shop is filled, so that the demo never promises one that has passed. */
function aheadFrom(ahead: SeedProduct['variants'][number]['ahead'], now: Date): Ahead | null {
  if (!ahead) return null;
  return { as: ahead.as, expectedOn: addDays(now.toISOString().slice(0, 10), ahead.inDays), limit: ahead.limit ?? null };
}

function cleaned(texts: Record<string, Record<string, string>>): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).map(([lang, fields]) => [
      lang,
      { ...fields, ...(fields['description'] !== undefined && { description: cleanHtml(fields['description']) }) },
    ]),
  );
}
