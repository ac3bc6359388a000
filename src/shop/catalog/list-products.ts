import { exponentOf } from '#kit/pure/amount.ts';
import { timedOut } from '#kit/pure/common-errors.ts';
import { slugIn, textIn } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { wasEnded, type Reader } from '#kit/server/database.ts';
import { readMarkets, type Markets } from '../markets/index.ts';
import { toPicture } from '../media/index.ts';
import { readSettings } from '../settings/index.ts';
import { catalogLimits, type ProductFilter, type ProductList, type ProductListItem } from './contract.ts';
import { chosenFacets, countFacets, isNarrowed, type CountedList } from './count-facets.ts';
import { bestLabel, mostAvailable, offerIn, optionsIn, starsOf } from './offers.ts';
import { areFound, noteFound } from './found-words.ts';
import { isLagging } from './kept-parts.ts';
import { keepHead } from './kept-heads.ts';
import { findKnownPage, listFromParts } from './list-from-parts.ts';
import { offerNames, type NameOffer } from './offer-names.ts';
import { otherSearch, searchFor } from './search-for.ts';
import { fold, termsOf, type SearchTerm } from './search-words.ts';
import { findListItems, type StoredListItem } from './store.ts';
import type { ListedItem, ListQuestion, PriceRule, Scopes } from './store-list-body.ts';
import { countList, findListPage, findScopes } from './store-lists.ts';

/**
 * In which words and money a list is answered, and whether its facets and its total are wanted (without, the total is that of the page). `head`: what is looked
 * up for the list may be a notice old, as a page in the cache is.
 */
export type ListView = { currency: string; lang: string; facets?: 'none'; total?: 'none'; head?: 'kept' };

/** A page of products; `isSettling`: changes are known of that it may not show yet. */
export type FoundProducts = ProductList & { isSettling: boolean };

/** The cache tag of pages that show a list while it settles: they are dropped once it has. */
export const settlingTag = 'settling';
// A change that comes while a page is made may be told too early to drop it.
const settlingMs = 5_000;

/** Under which tags a page that shows a list is kept, and until when at the latest while the list settles. */
export function listKeeping(
  { now }: Pick<Context, 'now'>,
  { items, isSettling }: Pick<FoundProducts, 'items' | 'isSettling'>,
): { tags: string[]; expiresAt?: Date } {
  const tags = ['products', ...items.map((item) => `product:${item.id}`)];
  return isSettling ? { tags: [...tags, settlingTag], expiresAt: new Date(now().getTime() + settlingMs) } : { tags };
}

/**
 * A page of products, in at most four statements (and one more for facets that are not kept). An unknown category, tag, collection or
 * promotion holds nothing. A search that no product meets is asked again for words spelt alike, then for some of its words.
 */
export async function listProducts(reader: Reader, filter: ProductFilter, view: ListView): Promise<FoundProducts> {
  const empty: FoundProducts = {
    items: [],
    total: 0,
    totalAtLeast: false,
    page: filter.page,
    size: filter.size,
    facets: [],
    searchedFor: null,
    isSettling: false,
  };
  const [markets, names, scopes] = await Promise.all([readMarkets(reader), offerNames(reader, view), scopesOf(reader, filter, view)]);
  if (scopes.categoryId === null || scopes.tagId === null || scopes.collectionId === null || scopes.promotionId === null) return empty;
  const plain: ListQuestion = { filter, scopes, price: priceRule(markets, view.currency), search: null, lang: view.lang };
  const wasLagging = isLagging(reader);
  const listed = await inTime(filter.q === undefined ? both(reader, plain, view) : searched(reader, { plain, q: filter.q, view }));
  const { question, page } = listed;
  const counted = listed.counted ?? (await countOf(reader, question, { found: page.length, view }));
  const { total, totalAtLeast } = totalOf(question, page.length, counted);
  return {
    ...empty,
    items: page.map((item) => toListItem(item, { ...view, markets, names, ...(filter.q === undefined ? {} : { named: filter.q }) })),
    facets: counted.facets,
    total,
    totalAtLeast,
    isSettling: wasLagging || isLagging(reader),
    searchedFor: page.length > 0 && question.search && question.search.text !== fold(filter.q!).trim() ? question.search.text : null,
  };
}

/** A narrowed list is counted up to a number. One that nobody could count in time has at least what is seen of it, and a further page after a full one. */
function totalOf(question: ListQuestion, shown: number, { total, wasEnded: isUnknown }: CountedList) {
  const { page, size } = question.filter;
  const isNarrow = isNarrowed(question);
  if (isUnknown && !isNarrow) return { total: question.scopes.productCount ?? 0, totalAtLeast: false };
  if (isUnknown) return { total: (page - 1) * size + shown + (shown === size ? 1 : 0), totalAtLeast: true };
  const most = isNarrow ? catalogLimits.counted : Infinity;
  return { total: Math.min(total, most), totalAtLeast: total > most };
}

/** @throws timedOut for a page that the database could not find in time. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (thrown) {
    throw wasEnded(thrown) ? new ShopError(timedOut, { cause: thrown }) : thrown;
  }
}

function scopesOf(reader: Reader, filter: ProductFilter, view: ListView): Promise<Scopes> {
  const find = () => findScopes(reader, filter, view);
  if (view.head !== 'kept' || filter.q !== undefined) return find();
  const { category, tag, collection, promotion } = filter;
  return keepHead(reader, JSON.stringify(['scopes', category, tag, collection, promotion, view.currency, view.lang]), find);
}

type Listed = { question: ListQuestion; page: ListedItem[]; counted: CountedList | null };

/** A page and what is counted of its list, beside each other: nothing that is found changes what is counted. */
async function both(reader: Reader, question: ListQuestion, view: ListView): Promise<Listed> {
  const known = await listFromParts(reader, question, view);
  if (known) return { question, counted: known.counted, page: await findKnownPage(reader, question, known) };
  const counting = view.facets === 'none' ? null : countOf(reader, question, { found: 1, view });
  const [page, counted] = await Promise.all([findListPage(reader, question), counting]);
  return { question, page, counted };
}

/** A page of a search: for all words, else as `otherSearch` says. */
async function searched(reader: Reader, { plain, q, view }: { plain: ListQuestion; q: string; view: ListView }): Promise<Listed> {
  const { search } = await readSettings(reader);
  const terms = termsOf(q, search.synonyms);
  const question = { ...plain, search: searchFor(q, terms, plain.scopes.exact) };
  const known = await listFromParts(reader, question, view);
  if (known?.holds) noteFound(reader, terms);
  if (known?.holds) return { question, counted: known.counted, page: await findKnownPage(reader, question, known) };
  if (known) return knownOtherwise(reader, { plain, q, terms, view }, { question, page: [], counted: known.counted });
  // Beyond the last page nothing is found either, which is no reason to read the words otherwise.
  if (view.facets !== 'none' && areFound(reader, terms)) {
    const listed = await both(reader, question, view);
    if (listed.page.length > 0 || (plain.filter.page > 1 && (listed.counted!.total > 0 || listed.counted!.wasEnded))) return listed;
    return { ...(await searchedOtherwise(reader, { plain, q, terms })), counted: null };
  }
  const isThere = plain.filter.page === 1 || (await countList(reader, question, 0)) > 0;
  const page = isThere ? await findListPage(reader, question) : [];
  if (page.length > 0) noteFound(reader, terms);
  if (page.length > 0 || (isThere && plain.filter.page > 1)) return { question, page, counted: null };
  return { ...(await searchedOtherwise(reader, { plain, q, terms })), counted: null };
}

type Asked = { plain: ListQuestion; q: string; terms: readonly SearchTerm[] };

/** The same as `searchedOtherwise`, where the facts of the shop tell what meets which words; `nothing` is answered where nothing does. */
async function knownOtherwise(reader: Reader, { plain, q, terms, view }: Asked & { view: ListView }, nothing: Listed): Promise<Listed> {
  const other = terms.length === 0 ? null : await otherSearch(reader, q, terms);
  if (!other) return nothing;
  const { whole, ...some } = other;
  let listed = nothing;
  for (const search of whole ? [whole, some] : [some]) {
    const question = { ...plain, search };
    const known = await listFromParts(reader, question, view);
    if (!known) break;
    listed = { question, counted: known.counted, page: await findKnownPage(reader, question, known) };
    if (known.holds) break;
  }
  return listed;
}

/** A page of what is searched for when nothing meets every word. */
async function searchedOtherwise(reader: Reader, { plain, q, terms }: Asked): Promise<{ question: ListQuestion; page: ListedItem[] }> {
  const other = terms.length === 0 ? null : await otherSearch(reader, q, terms);
  if (!other) return { question: { ...plain, search: searchFor(q, terms, plain.scopes.exact) }, page: [] };
  const found = await findListPage(reader, { ...plain, search: other });
  const whole = other.whole ? found.filter((item) => item.whole) : [];
  return whole.length > 0 ? { question: { ...plain, search: other.whole! }, page: whole } : { question: { ...plain, search: other }, page: found };
}

type Counting = { found: number; view: ListView };

/** What is counted of a list; nothing, where that takes too long. */
async function countOf(reader: Reader, question: ListQuestion, counting: Counting): Promise<CountedList> {
  try {
    return await countAll(reader, question, counting);
  } catch (thrown) {
    if (wasEnded(thrown)) return { total: 0, facets: [], wasEnded: true };
    throw thrown;
  }
}

async function countAll(reader: Reader, question: ListQuestion, { found, view }: Counting): Promise<CountedList> {
  const { page, size } = question.filter;
  const narrowed = isNarrowed(question);
  // A search that finds nothing has nothing to count, unless what narrows it is to be offered for taking away.
  if (question.search && page === 1 && found === 0 && chosenFacets(question.filter).length === 0) return { total: 0, facets: [] };
  if (view.facets !== 'none') {
    const counted = await countFacets(reader, question, view);
    // The kept count follows every change at once; counts in memory, a notice later.
    return narrowed ? counted : { ...counted, total: question.scopes.productCount ?? 0 };
  }
  if (view.total === 'none') return { total: found, facets: [] };
  if (!narrowed) return { total: question.scopes.productCount ?? 0, facets: [] };
  if (page === 1 && found < size) return { total: found, facets: [] };
  return { total: await countList(reader, question, catalogLimits.counted), facets: [] };
}

function priceRule(markets: Markets, currency: string): PriceRule {
  const isBase = currency === markets.baseCurrency;
  const { rate, stepAmount } = markets.currencies.get(currency) ?? { rate: '1', stepAmount: 1 };
  return { currency, isBase, rate, stepAmount, exponentShift: exponentOf(currency) - exponentOf(markets.baseCurrency) };
}

/** Products by id as list items, in the order of the ids; for sections that choose products themselves. */
export async function listItemsById(reader: Reader, ids: readonly string[], view: ListView): Promise<ProductListItem[]> {
  const [markets, names, items] = await Promise.all([
    readMarkets(reader),
    offerNames(reader, view),
    findListItems(reader, ids.slice(0, catalogLimits.mostPageSize), view.currency),
  ]);
  return items.map((item) => toListItem(item, { ...view, markets, names }));
}

/** In which words and money a list shows its products; `named` may be the SKU of the variant that is meant. */
type ItemView = Pick<ListView, 'currency' | 'lang'> & { markets: Markets; names: NameOffer; named?: string };

/** Whether what was searched for is this SKU; large and small letters are one. */
export function isSku(q: string, { sku }: { sku: string }): boolean {
  return sku !== '' && sku.toLowerCase() === q.trim().toLowerCase();
}

/** A product as lists show it. */
export function toListItem(row: StoredListItem, { currency, lang, markets, names, named }: ItemView): ProductListItem {
  const title = textIn(row.texts, 'title', lang);
  const offers = row.offers.map(([sku, price, linePrice, ownPrice, ownLinePrice, onHand, reserved, policy, tracked]) => ({
    ...offerIn(markets, currency, { price, linePrice, ownPrice, ownLinePrice, onHand, reserved, policy, tracked }),
    sku,
  }));
  const cheapest = offers.reduce<(typeof offers)[number] | undefined>((best, offer) => (!best || offer.price < best.price ? offer : best), undefined);
  const meant = named === undefined ? undefined : offers.find((offer) => isSku(named, offer));
  const first = meant ?? offers.find((offer) => offer.available !== 0) ?? offers[0];
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
    offer: names(row.promotionIds),
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
