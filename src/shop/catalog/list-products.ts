import { exponentOf } from '#kit/pure/amount.ts';
import { textIn } from '#kit/pure/languages.ts';
import type { Reader } from '#kit/server/database.ts';
import { readMarkets, type Markets } from '../markets/index.ts';
import { toPicture } from '../media/index.ts';
import { catalogLimits, type ProductFilter, type ProductList, type ProductListItem } from './contract.ts';
import { countFacets } from './count-facets.ts';
import { bestLabel, mostAvailable, offerIn, optionsIn, starsOf } from './offers.ts';
import { findListItems, type StoredListItem } from './store.ts';
import { countList, findListPage, findScopes, type ListQuestion, type PriceRule } from './store-lists.ts';

/** In which words and money a list is answered, and whether its facets and its total are wanted (without, the total is that of the page). */
export type ListView = { currency: string; lang: string; facets?: 'none'; total?: 'none' };

/**
 * A page of products, in at most four statements and one more for facets. An unknown category, tag, collection or
 * promotion holds nothing. A search that no product fulfils word by word is asked again for similar words.
 */
export async function listProducts(reader: Reader, filter: ProductFilter, view: ListView): Promise<ProductList> {
  const empty: ProductList = { items: [], total: 0, page: filter.page, size: filter.size, facets: [] };
  // Promotions have no products of their own yet.
  if (filter.promotion !== undefined) return empty;
  const [markets, scopes] = await Promise.all([readMarkets(reader), findScopes(reader, filter, view.currency)]);
  if (scopes.categoryId === null || scopes.tagId === null || scopes.collectionId === null) return empty;
  let question: ListQuestion = { filter, scopes, price: priceRule(markets, view.currency), words: wordsOf(filter.q), fuzzy: null, lang: view.lang };
  let found = await pageOf(reader, question, view);
  if (found.total === 0 && question.words.length > 0) {
    question = { ...question, words: [], fuzzy: question.words.join(' ') };
    found = await pageOf(reader, question, view);
  }
  const [items, facets] = await Promise.all([
    findListItems(reader, found.ids, view.currency),
    view.facets === 'none'
      ? []
      : countFacets(reader, question, { markets, ...view, total: found.total, keptAs: isNarrowed(question) ? null : keptName(question) }),
  ]);
  return { ...empty, items: items.map((item) => toListItem(item, markets, view)), total: found.total, facets };
}

async function pageOf(reader: Reader, question: ListQuestion, view: ListView): Promise<{ ids: string[]; total: number }> {
  if (view.total === 'none') {
    const ids = await findListPage(reader, question);
    return { ids, total: ids.length };
  }
  const kept = keptTotal(question);
  if (question.fuzzy !== null) {
    // Slow to find and few: what does not fill its page has been counted with it.
    const ids = await findListPage(reader, question);
    return { ids, total: question.filter.page === 1 && ids.length < question.filter.size ? ids.length : await countList(reader, question) };
  }
  const [ids, total] = await Promise.all([findListPage(reader, question), kept ?? countList(reader, question)]);
  return { ids, total };
}

/** The kept count of a list that is narrowed by nothing but its one scope. */
function keptTotal(question: ListQuestion): number | null {
  return isNarrowed(question) ? null : (question.scopes.productCount ?? 0);
}

function keptName({ scopes, price }: ListQuestion): string {
  return [scopes.categoryId ?? scopes.tagId ?? scopes.collectionId ?? 'all', price.currency].join(' ');
}

function isNarrowed({ filter, scopes, words, fuzzy }: ListQuestion): boolean {
  const scopeCount = [scopes.categoryId, scopes.tagId, scopes.collectionId].filter((id) => id !== undefined).length;
  return scopeCount > 1 || words.length > 0 || fuzzy !== null || filter.brand !== undefined || filter.rating !== undefined || narrowsOffers(filter);
}

function narrowsOffers(filter: ProductFilter): boolean {
  return filter.minPrice !== undefined || filter.maxPrice !== undefined || filter.inStock === true || Object.keys(filter.options).length > 0;
}

function wordsOf(q: string | undefined): string[] {
  return (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, catalogLimits.searchWords);
}

function priceRule(markets: Markets, currency: string): PriceRule {
  const isBase = currency === markets.baseCurrency;
  const { rate, stepAmount } = markets.currencies.get(currency) ?? { rate: '1', stepAmount: 1 };
  return { currency, isBase, rate, stepAmount, exponentShift: exponentOf(currency) - exponentOf(markets.baseCurrency) };
}

/** Products by id as list items, in the order of the ids; for sections that choose products themselves. */
export async function listItemsById(reader: Reader, ids: readonly string[], view: ListView): Promise<ProductListItem[]> {
  const [markets, items] = await Promise.all([readMarkets(reader), findListItems(reader, ids.slice(0, catalogLimits.mostPageSize), view.currency)]);
  return items.map((item) => toListItem(item, markets, view));
}

function toListItem(row: StoredListItem, markets: Markets, { currency, lang }: ListView): ProductListItem {
  const title = textIn(row.texts, 'title', lang);
  const offers = row.offers.map((stored) => ({ ...offerIn(markets, currency, stored), sku: stored.sku }));
  const cheapest = offers.reduce<(typeof offers)[number] | undefined>((best, offer) => (!best || offer.price < best.price ? offer : best), undefined);
  const first = offers.find((offer) => offer.available !== 0) ?? offers[0];
  return {
    id: row.id,
    slug: row.slug,
    title,
    summary: textIn(row.texts, 'summary', lang),
    brand: row.brand,
    images: row.pictures.map((picture) => toPicture(picture, lang, title)),
    sku: first?.sku ?? '',
    variantCount: offers.length,
    price: { amount: cheapest?.price ?? 0, currency },
    priceVaries: offers.some((offer) => offer.price !== cheapest?.price),
    linePrice: cheapest?.linePrice ? { amount: cheapest.linePrice, currency } : null,
    stock: bestLabel(offers.map((offer) => offer.stock)),
    available: mostAvailable(offers),
    options: optionsIn(row.options, lang),
    rating: starsOf(row.rating),
    reviewCount: row.reviewCount,
    showFavorite: row.showFavorite,
    showCart: row.showCart,
    publishedAt: row.publishedAt.toISOString(),
  };
}
