import { slugIn, textIn } from '#kit/pure/languages.ts';
import { isKey, type Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { readMarkets } from '../../markets/index.ts';
import type { Markets } from '../../markets/contract.ts';
import { toPicture } from '../../media/index.ts';
import type { SearchSettings } from '../../settings/contract.ts';
import { readSettings } from '../../settings/index.ts';
import { catalogLimits, type ProductFilter, type ProductList, type ProductListItem } from '../contract.ts';
import { addedFacets } from '../facets/extensions.ts';
import { facetFields } from '../fields/product-fields.ts';
import { promotionBadges, type BadgeOf } from '../products/promotion-badges.ts';
import { bestLabel, mostAvailable, variantPriceIn, optionsIn, starsOf, type VariantPrice } from '../products/variant-prices.ts';
import type { CurrencyPricing, ProductQuery } from '../search/catalog-search.ts';
import { listMemory } from '../search/list-cache.ts';
import { catalogSearch } from '../search/chosen-engine.ts';
import { findListItems, type StoredListItem } from '../products/store.ts';
import { selectPublished } from '../products/store-targets.ts';
import type { MeantVariant } from './store-variants.ts';
import { swatchesIn } from './swatches.ts';
import { formatFacets } from './format-facets.ts';
import { meantVariant } from './meant-variants.ts';
import { findScopes, type Scopes } from './store-scopes.ts';

/**
 * The language and currency of a list, and whether its facets and its total are wanted (without, the total is that of the page). `header`: what is looked
 * up for the list may come from memory, for a page that is cached too. `preview`: the list may be one that is not published.
 */
export type ListView = { currency: string; lang: string; facets?: 'none'; total?: 'none'; header?: 'cached'; preview?: boolean | undefined };

/** The cache tags of pages that show a list. */
export function tagsOfList({ items }: Pick<ProductList, 'items'>): string[] {
  return ['products', ...items.map((item) => `product:${item.id}`)];
}

/**
 * A page of products, in at most four statements (and one more for facets that are not cached). An unknown category, tag, collection or
 * promotion holds nothing. A search that no product meets is asked again for words spelt alike, then for some of its words.
 * @throws timedOut (504) when the page could not be found in time.
 */
export async function listProducts(db: Queryable, filter: ProductFilter, view: ListView): Promise<ProductList> {
  const { page, size } = filter;
  const [markets, badgeOf, { search }, fields] = await Promise.all([readMarkets(db), promotionBadges(db, view), readSettings(db), facetFields(db)]);
  const scopes = await scopesOf(db, filter, { ...view, baseCurrency: markets.baseCurrency });
  if (!scopes) return { items: [], total: 0, totalAtLeast: false, page, size, facets: [], searchedFor: null };
  const query = queryOf(filter, { scopes, view, pricing: pricingOf(markets, view.currency, scopes), settings: search, fields });
  const matches = await catalogSearch(db).find(query);
  const rows = await findListItems(db, matches.productIds, view.currency, meantVariant(filter));
  return {
    items: rows.map((row) => toListItem(row, { ...view, markets, badgeOf, ...(filter.q === undefined ? {} : { named: filter.q }) })),
    total: matches.total,
    totalAtLeast: matches.isLowerBound,
    page,
    size,
    facets: matches.facets ? formatFacets(matches.facets, { ...view, filter }) : [],
    searchedFor: matches.correctedText,
  };
}

/** Product suggestions for a query that is still being typed. */
export async function suggestProducts(
  db: Queryable,
  { text, size }: { text: string; size: number },
  view: Pick<ListView, 'currency' | 'lang'>,
): Promise<ProductListItem[]> {
  const [markets, badgeOf, { search }] = await Promise.all([readMarkets(db), promotionBadges(db, view), readSettings(db)]);
  const ids = await catalogSearch(db).suggest({ text, size, lang: view.lang, synonyms: search.synonyms });
  const rows = await findListItems(db, ids, view.currency);
  return rows.map((row) => toListItem(row, { ...view, markets, badgeOf, named: text }));
}

type Asked = { scopes: Scopes; view: ListView; pricing: CurrencyPricing; settings: SearchSettings; fields: readonly string[] };

function queryOf({ q, brand, page, size, sort, chosen }: ProductFilter, asked: Asked): ProductQuery {
  const { scopes, view, pricing, settings, fields } = asked;
  return {
    scope: scopes.ids,
    brand: brand ?? null,
    search: q === undefined ? null : { text: q, synonyms: settings.synonyms, lang: view.lang },
    chosen,
    specifications: settings.specificationFacets,
    fields,
    extensions: addedFacets(),
    sort,
    page,
    size,
    pricing,
    wants: { facets: view.facets !== 'none', total: view.total !== 'none' },
    known: { shopSize: scopes.shopSize, listSize: scopes.listSize },
  };
}

function pricingOf(markets: Markets, currency: string, { hasOwnPrices }: Scopes): CurrencyPricing {
  const { rate, stepAmount } = markets.currencies.get(currency) ?? { rate: '1', stepAmount: 1 };
  return { currency, baseCurrency: markets.baseCurrency, rate, stepAmount, hasOwnPrices };
}

/** What the filter's address names, looked up; null where one of its lists does not exist. A search of the whole shop in its own currency names nothing. */
async function scopesOf(db: Queryable, filter: ProductFilter, view: ListView & { baseCurrency: string }): Promise<Scopes | null> {
  const { category, tag, collection, promotion, q } = filter;
  const namesNothing = category === undefined && tag === undefined && collection === undefined && promotion === undefined;
  if (q !== undefined && namesNothing && view.currency === view.baseCurrency) return { ids: {}, hasOwnPrices: false, listSize: null, shopSize: 0 };
  return view.header === 'cached' ? cachedScopes(db, filter, view) : findScopes(db, filter, view);
}

const cachedScopes = memoize(findScopes, {
  ...listMemory,
  key: ({ category, tag, collection, promotion }, { currency, lang }) => JSON.stringify([category, tag, collection, promotion, currency, lang]),
  isCacheable: (scopes) => scopes !== null,
});

/** Products by id as list items, in the order of the ids; for sections that choose products themselves. */
export async function listItemsById(db: Queryable, ids: readonly string[], view: ListView): Promise<ProductListItem[]> {
  const [markets, badgeOf, items] = await Promise.all([
    readMarkets(db),
    promotionBadges(db, view),
    findListItems(db, ids.slice(0, catalogLimits.mostPageSize), view.currency),
  ]);
  return items.map((item) => toListItem(item, { ...view, markets, badgeOf }));
}

/** Products that are shown, as list items, by the slugs that they are named by; others are missing. */
export async function listItemsBySlug(db: Queryable, slugs: readonly string[], view: ListView): Promise<Map<string, ProductListItem>> {
  const wanted = [...new Set(slugs)].filter((slug) => isKey(slug, catalogLimits.slugLength)).slice(0, catalogLimits.mostPageSize);
  if (wanted.length === 0) return new Map();
  const named = await selectPublished(db, wanted);
  const items = await listItemsById(
    db,
    named.map(({ id }) => id),
    view,
  );
  const slugOf = new Map(named.map(({ id, slug }) => [id, slug]));
  return new Map(items.map((item) => [slugOf.get(item.id)!, item]));
}

/** The language and currency of a list's products; `named` may be the SKU of the variant that is meant. */
type ItemView = Pick<ListView, 'currency' | 'lang'> & { markets: Markets; badgeOf: BadgeOf; named?: string };

/** Whether what was searched for is this SKU; large and small letters are one. */
export function isSku(q: string, { sku }: { sku: string }): boolean {
  return sku !== '' && sku.toLowerCase() === q.trim().toLowerCase();
}

/** Whether it is sent at once. */
const isThere = ({ available, expected }: VariantPrice) => available !== 0 && expected === null;

/** A product as lists show it. */
export function toListItem(row: StoredListItem & MeantVariant, { currency, lang, markets, badgeOf, named }: ItemView): ProductListItem {
  const title = textIn(row.texts, 'title', lang);
  const offers = row.offers.map(([sku, price, linePrice, ownPrice, ownLinePrice, lowest, onHand, reserved, policy, tracked, ahead]) => ({
    ...variantPriceIn(markets, currency, { price, linePrice, ownPrice, ownLinePrice, lowest, onHand, reserved, policy, tracked, ahead }),
    sku,
  }));
  const options = optionsIn(row.options, lang);
  const cheapest = offers.reduce<(typeof offers)[number] | undefined>((best, offer) => (!best || offer.price < best.price ? offer : best), undefined);
  const meant = named === undefined ? undefined : offers.find((offer) => isSku(named, offer));
  // Of a list that options narrowed, a card tells of the variant that they meet in.
  const shown = row.meant ? offers.filter(({ sku }) => sku === row.meant?.sku) : offers;
  const first = meant ?? shown.find(isThere) ?? shown.find((offer) => offer.available !== 0) ?? shown[0];
  return {
    id: row.id,
    slug: slugIn(row, lang),
    title,
    summary: textIn(row.texts, 'summary', lang),
    brand: row.brand,
    images: row.pictures.map((picture) => toPicture(picture, lang, title)),
    sku: first?.sku ?? '',
    variantCount: offers.length,
    price: { amount: cheapest?.price ?? 0, currency },
    buyPrice: { amount: first?.price ?? 0, currency },
    priceVaries: offers.some((offer) => offer.price !== cheapest?.price),
    linePrice: cheapest?.linePrice ? { amount: cheapest.linePrice, currency } : null,
    lowestPrice: cheapest?.lowestPrice ? { amount: cheapest.lowestPrice, currency } : null,
    offer: row.promotionIds && badgeOf(row.promotionIds),
    stock: bestLabel(shown.map((offer) => offer.stock)),
    available: mostAvailable(shown),
    expected: first?.expected ?? null,
    options,
    variant: row.meant ? { sku: row.meant.sku, image: row.meant.picture && toPicture(row.meant.picture, lang, title) } : null,
    swatches: swatchesIn(row.swatches, options, { lang, title }),
    rating: starsOf(row.rating),
    reviewCount: row.reviewCount,
    showFavorite: row.showFavorite,
    showCart: row.showCart,
    publishedAt: row.publishedAt.toISOString(),
  };
}
