import { localeFor, slugIn, textIn } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { marketOf, readMarkets } from '#shop/markets/index.ts';
import { readRunning, toOffer, unlimited, type Running } from '../apply/find-offers.ts';
import { isForAll } from '../apply/rules-targets.ts';
import type { Offer, Rule } from '../apply/rules-types.ts';
import { formatBriefly, shareOnEach } from './format-briefly.ts';
import { formatSaving } from './format-saving.ts';
import { formatConditions, formatTerms } from './format-terms.ts';
import { priceSets, productsOfSets } from './one-by-one.ts';
import type { StoredPromotion } from '../store.ts';

/**
 * A promotion beside a product that it is for. `terms`: what it takes off and when, as text. `mixes`: units of all its products count together.
 * `addsUp`: it is taken off what the product costs now, also where that is less than before. `basisPoints`: see `shareOnEach`. `set`: what it takes of a
 * set, where it is one.
 */
export type PromotionHint = { slug: string; title: string; terms: string[]; mixes: boolean; addsUp: boolean; basisPoints: number | null; set: Rule | null };

const mostShown = 2;

/**
 * The promotions shown on a product's page: those that apply first, and the products of the sets among them, which the page shows besides.
 * What is only for some (groups, named customers, first orders, other markets) or used up is not promised to everybody.
 * `promotionIds`: those that name the product; null where none can be for it. Usually runs no query: active promotions are cached in the process. The prices of a set's parts are one.
 */
export async function promotionsOn(context: Context, promotionIds: readonly string[] | null): Promise<{ promotions: PromotionHint[]; productIds: string[] }> {
  if (promotionIds === null) return { promotions: [], productIds: [] };
  const { db, currency, lang } = context;
  const { named, wholeShop } = await openNow(db, context);
  const shown = named.filter((one) => promotionIds.includes(one.id) || wholeShop.includes(one)).slice(0, mostShown);
  const markets = await readMarkets(db);
  const offers = shown.map((one) => toOffer(unlimited(one), { currency, lang, markets }));
  const sums = await priceSets(db, offers, { currency, lang });
  const promotions = shown.map((one, index) => {
    const offer = offers[index]!;
    const set = offer.rule.kind === 'bundle' ? offer.rule : null;
    // What the set costs stands where it is put together: here is what a second and a third thing bring.
    const terms = set ? [formatSaving(set, context, sums.get(offer.id)), ...formatConditions(offer, context)] : formatTerms(offer, context);
    return {
      slug: slugIn(one, lang),
      title: textIn(one.texts, 'title', lang),
      terms,
      mixes: mixesUnits(offer),
      addsUp: !atOwnPrice.has(offer.rule.kind),
      basisPoints: shareOnEach(offer),
      set,
    };
  });
  return { promotions, productIds: productsOfSets(offers.map(({ rule }) => rule)) };
}

/** What sets a price, or takes nothing off goods. */
const atOwnPrice: ReadonlySet<Rule['kind']> = new Set(['fixedPrice', 'bundle', 'freeShipping']);

/** Whether it counts units, of more than one product. */
function mixesUnits({ rule, targets }: Offer): boolean {
  if (rule.kind !== 'tiersByQuantity') return false;
  const { products, ...lists } = targets;
  return products.length !== 1 || Object.values(lists).some((list) => list.length > 0);
}

/** What a card says of the promotions that are for its product: briefly, what the one that applies first takes off. */
export async function nameOffers(reader: Queryable, { currency, lang, now }: Asked): Promise<(promotionIds: readonly string[]) => string | null> {
  const [{ named, wholeShop }, markets] = await Promise.all([openNow(reader, { currency, now: () => now }), readMarkets(reader)]);
  const texts = new Map<string, string>();
  const say = (one: StoredPromotion): string => {
    const offer = toOffer(unlimited(one), { markets, currency, lang });
    return formatBriefly(offer, { currency, locale: localeFor(lang) });
  };
  return (promotionIds) => {
    const first = named.find((one) => promotionIds.includes(one.id) || wholeShop.includes(one));
    if (!first) return null;
    const known = texts.get(first.id) ?? say(first);
    texts.set(first.id, known);
    return known;
  };
}

type Asked = { currency: string; lang: string; now: Date };

/** When pages that name promotions beside products say something else: the next time that one begins or ends; null where none will. */
export async function nextOfferChange(reader: Queryable, now: Date): Promise<Date | null> {
  const changes = (await readRunning(reader, now)).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at !== null && at > now) as Date[];
  return changes.length === 0 ? null : new Date(Math.min(...changes.map(Number)));
}

/** What runs now and is for everybody, in the order in which it applies; `wholeShop` is what of it is for every product. */
export async function openNow(reader: Queryable, { currency, now: clock }: Pick<Context, 'currency' | 'now'>): Promise<{ named: Running; wholeShop: Running }> {
  const now = clock();
  const [all, markets] = await Promise.all([readRunning(reader, now), readMarkets(reader)]);
  const market = marketOf(markets, { currency }).code;
  const named = all.filter((one) => (one.startsAt === null || one.startsAt <= now) && (one.endsAt === null || one.endsAt > now) && isForEverybody(one, market));
  return { named, wholeShop: named.filter(isForEachProduct) };
}

function isForEverybody({ listed, conditions, totalLimit, usedCount }: StoredPromotion, market: string): boolean {
  const { customerGroups, customers, firstOrder, markets } = conditions;
  const isOpen = customerGroups.length === 0 && customers.length === 0 && !firstOrder;
  return listed && isOpen && (markets.length === 0 || markets.includes(market)) && (totalLimit === null || usedCount < totalLimit);
}

/** Whether it takes something off any product of the shop by itself: what needs a full cart is said in the cart. */
function isForEachProduct({ conditions, rule }: StoredPromotion): boolean {
  if (!isForAll(conditions.targets) || conditions.minSubtotal !== null || conditions.minQuantity !== null) return false;
  return rule.kind === 'percentage' || rule.kind === 'fixedAmount' || rule.kind === 'fixedPrice' || (rule.kind === 'buyXGetY' && rule.gets === null);
}
