import { languagesOf, slugIn, slugsOf, textIn } from '#kit/pure/languages.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { isKey, type Queryable } from '#kit/server/database.ts';
import { readMarkets } from '../../markets/index.ts';
import { giftCardTaxClass, type Markets } from '../../markets/contract.ts';
import { toPicture } from '../../media/index.ts';
import { toVideo } from '../../media/videos/index.ts';
import { catalogLimits, type Product, type ProductVariant } from '../contract.ts';
import { amountTitles } from './chosen-titles.ts';
import { variantPriceIn, optionsIn, starsOf } from './variant-prices.ts';
import { readFields, shownOnPage } from '../fields/product-fields.ts';
import type { StoredField } from '../fields/store.ts';
import { showSizeGuide } from '../size-guides/show-size-guide.ts';
import { findProduct, findProductIdAt, findProductsFrom, type StoredProduct, type StoredReference } from './store.ts';

/** A product as the shop's own pages read it: with the promotions that name it or a list that holds it, and when the clock withdraws it. */
export type FoundProduct = Product & { promotionIds: string[] | null; unpublishAt: Date | null };

/** Which product, in which language and currency. With a `sku`, it must be one of the product's variants. `preview`: it may be unpublished, as long as it is not archived. */
export type ProductQuery = { slug: string; sku?: string; currency: string; lang: string; preview?: boolean | undefined };

/**
 * A published product with everything that its page shows, in one statement.
 * @throws notFound for an unknown slug, an unpublished product, or a SKU that is not one of its variants.
 */
export async function readProduct(db: Queryable, query: ProductQuery): Promise<FoundProduct> {
  if (!isKey(query.slug, catalogLimits.slugLength) || (query.sku !== undefined && !isKey(query.sku, catalogLimits.skuLength))) throw new ShopError(notFound);
  const [markets, fields, row] = await Promise.all([readMarkets(db), readFields(db), findProduct(db, query, query.currency)]);
  if (!row || (query.sku !== undefined && !row.variants.some((variant) => variant.sku === query.sku))) throw new ShopError(notFound);
  return toProduct(row, { ...query, markets, fields });
}

const productsAtOnce = 200;

/** Published products, read in bounded batches, a statement each; `hasMore`: others follow. */
export type ProductPart = { products: AsyncIterable<Product>; hasMore: boolean };

/**
 * Published products in the order of their ids, `limit` of them from a place on; null where there are none. Places before are passed by in an index; new
 * products come last.
 */
export async function readProducts(db: Queryable, { offset, limit, ...view }: ProductPartQuery): Promise<ProductPart | null> {
  const [from, end] = await Promise.all([findProductIdAt(db, offset), findProductIdAt(db, offset + limit)]);
  return from === null ? null : { products: productsBetween(db, { from, end }, view), hasMore: end !== null };
}

/** Which products, in which language and currency. */
export type ProductPartQuery = { offset: number; limit: number; currency: string; lang: string };

async function* productsBetween(
  db: Queryable,
  { from, end }: { from: string; end: string | null },
  view: { currency: string; lang: string },
): AsyncIterable<Product> {
  const [markets, fields] = await Promise.all([readMarkets(db), readFields(db)]);
  for (let first: string | undefined = from; first !== undefined;) {
    const rows: StoredProduct[] = await findProductsFrom(db, first, { end, limit: productsAtOnce + 1, currency: view.currency });
    for (const row of rows.slice(0, productsAtOnce)) yield toProduct(row, { ...view, markets, fields });
    first = rows[productsAtOnce]?.id;
  }
}

type View = { currency: string; lang: string; markets: Markets; fields: readonly StoredField[] };

function toProduct(row: StoredProduct, { currency, lang, markets, fields }: View): FoundProduct {
  const title = textIn(row.texts, 'title', lang);
  const summary = textIn(row.texts, 'summary', lang);
  const way = fromTop(row.categories);
  const guide = row.sizeGuide ?? way.findLast((category) => category.sizeGuide !== null)?.sizeGuide;
  return {
    id: row.id,
    slug: slugIn(row, lang),
    title,
    summary,
    description: textIn(row.texts, 'description', lang),
    brand: row.brand,
    productType: row.productType,
    seoTitle: textIn(row.texts, 'seoTitle', lang) || title,
    seoDescription: textIn(row.texts, 'seoDescription', lang) || summary,
    images: row.pictures.map((picture) => toPicture(picture, lang, title)),
    videos: row.videos.map((video) => toVideo(video, lang, title)),
    sizeGuide: guide ? showSizeGuide(guide, lang) : null,
    boughtTogether: row.partnerIds,
    promotionIds: row.promotionIds,
    unpublishAt: row.unpublishAt,
    options: optionsIn(row.options, lang, amountTitles({ taxClass: row.taxClass, variants: amountsOf(row, markets, currency) }, { markets, currency })),
    variants: row.variants.map((variant) => toVariant(variant, markets, currency)),
    specifications: row.specifications.map(({ texts }) => ({ title: textIn(texts, 'title', lang), value: textIn(texts, 'value', lang) })),
    fields: shownOnPage(fields, row.fields, lang),
    categories: way.map((category) => referenceIn(category, lang)),
    tags: row.tags.map((tag) => referenceIn(tag, lang)),
    rating: starsOf(row.rating),
    reviewCount: row.reviewCount,
    showSlideImage: row.showSlideImage,
    showFavorite: row.showFavorite,
    showCart: row.showCart,
    giftCard: row.taxClass === giftCardTaxClass,
    template: row.template,
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    languages: languagesOf(row.texts),
    slugs: slugsOf(row),
  };
}

const amountsOf = ({ variants }: StoredProduct, markets: Markets, currency: string) =>
  variants.map((variant) => ({ options: variant.options, base: variant.price, shown: variantPriceIn(markets, currency, variant).price }));

function toVariant(variant: StoredProduct['variants'][number], markets: Markets, currency: string): ProductVariant {
  const { price, linePrice, lowestPrice, available, stock, expected, backOn } = variantPriceIn(markets, currency, variant);
  return {
    id: variant.id,
    sku: variant.sku,
    options: variant.options,
    price: { amount: price, currency },
    linePrice: linePrice === null ? null : { amount: linePrice, currency },
    lowestPrice: lowestPrice === null ? null : { amount: lowestPrice, currency },
    policy: variant.policy,
    stock,
    available,
    expected,
    backOn,
    imageId: variant.mediaId,
    weightGrams: variant.weightGrams,
    barcode: variant.barcode,
  };
}

function referenceIn(stored: StoredReference, lang: string) {
  return { id: stored.id, slug: slugIn(stored, lang), title: textIn(stored.texts, 'title', lang) || stored.slug };
}

/** The longest way from a top category down to one that holds the product. */
function fromTop<Category extends StoredReference>(categories: readonly Category[]): Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const ways = categories.map((category) => {
    const way = [category];
    for (let parent = byId.get(category.parentId ?? ''); parent && !way.includes(parent); parent = byId.get(parent.parentId ?? '')) way.unshift(parent);
    return way;
  });
  return ways.reduce<Category[]>((longest, way) => (way.length > longest.length ? way : longest), []);
}
