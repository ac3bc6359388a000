import type { RawBuilder } from 'kysely';
import { slugIn, textIn } from '#kit/pure/languages.ts';
import { isKey, type Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { readMarkets } from '../../markets/index.ts';
import { giftCardTaxClass, type Markets } from '../../markets/contract.ts';
import { toPicture } from '../../media/index.ts';
import { catalogLimits } from '../contract.ts';
import { amountTitles, chosenTitles } from './chosen-titles.ts';
import { namesOf } from './find-variant-names.ts';
import { variantPriceIn } from './variant-prices.ts';
import type { Sellable } from './sellable.ts';
import { findSellableRows, findSellableRowsOf, selectWanted, type StoredSellable } from './store-sellables.ts';

/** Which variants, in which language and currency. Pass `markets` (read before) inside an open transaction. */
export type SellableQuery = { currency: string; lang: string; skus?: readonly string[]; variantIds?: readonly string[]; markets?: Markets };

/**
 * Variants by SKU or id, in one statement, published or not (look at `published` and `showCart`); unknown ones are left
 * out. The order is not that of the question.
 */
export async function findSellables(db: Queryable, query: SellableQuery): Promise<Sellable[]> {
  const { skus, variantIds } = findable(query);
  if (skus.length + variantIds.length === 0) return [];
  const markets = query.markets ?? (await readMarkets(db));
  const rows = await findSellableRows(db, { skus, variantIds, currency: query.currency });
  return rows.map((row) => toSellable(row, markets, query));
}

/** The variants of products that are sold online, in the order of the products and of their variants, in one statement. */
export async function findSellablesOf(
  db: Queryable,
  { productIds, currency, lang }: { productIds: readonly string[]; currency: string; lang: string },
): Promise<Sellable[]> {
  const ids = [...new Set(productIds)].filter(isId).slice(0, catalogLimits.sellablesAtOnce);
  if (ids.length === 0) return [];
  const [markets, rows] = await Promise.all([readMarkets(db), findSellableRowsOf(db, { productIds: ids, currency })]);
  return rows.map((row) => toSellable(row, markets, { currency, lang }));
}

/** Variants by SKU or id as a query that another statement may join; `besides` answers the ids of more. */
export const selectSellablesOf = (query: Pick<SellableQuery, 'currency' | 'skus' | 'variantIds'> & { besides: RawBuilder<unknown> }) =>
  selectWanted({ ...findable(query), currency: query.currency, besides: query.besides });

/** What of SKUs and ids from outside can be looked up: each once, at most so many. */
const findable = (query: Pick<SellableQuery, 'skus' | 'variantIds'>): { skus: string[]; variantIds: string[] } => ({
  skus: [...new Set(query.skus)].filter((sku) => isKey(sku, catalogLimits.skuLength)).slice(0, catalogLimits.sellablesAtOnce),
  variantIds: [...new Set(query.variantIds)].filter(isId).slice(0, catalogLimits.sellablesAtOnce),
});

/** A variant as it is seen in a language and currency. */
export function toSellable(row: StoredSellable, markets: Markets, { currency, lang }: Pick<SellableQuery, 'currency' | 'lang'>): Sellable {
  const { price, linePrice, available } = variantPriceIn(markets, currency, row);
  const title = textIn(row.texts, 'title', lang);
  const amounts = amountTitles({ taxClass: row.taxClass, variants: [{ options: row.options, base: row.price, shown: price }] }, { markets, currency });
  const isGiftCard = row.taxClass === giftCardTaxClass;
  return {
    variantId: row.id,
    productId: row.productId,
    listIds: row.listIds,
    sku: row.sku,
    // A hidden product has no page.
    slug: row.giftWrapping && !row.published ? '' : slugIn(row, lang),
    title,
    options: chosenTitles(row, lang, amounts),
    names: namesOf(row, amounts),
    hasOthers: row.hasOthers,
    picture: row.picture && toPicture(row.picture, lang, title),
    price,
    linePrice,
    currency,
    published: row.published || row.giftWrapping,
    showCart: row.showCart,
    weightGrams: row.weightGrams,
    taxClass: row.taxClass,
    taxable: row.taxable && !isGiftCard,
    requiresShipping: row.requiresShipping && !isGiftCard && !row.giftWrapping,
    giftWrapping: row.giftWrapping,
    onHand: row.onHand,
    reserved: row.reserved,
    policy: row.policy,
    tracked: row.tracked,
    ahead: row.ahead,
    available: row.giftWrapping ? Math.min(available ?? 1, 1) : available,
  };
}
