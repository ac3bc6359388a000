import { notFound } from '#kit/pure/common-errors.ts';
import { slugIn, slugsOf, textIn } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isKey } from '#kit/server/database.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { toPicture } from '#shop/media/index.ts';
import { promotionLimits, type CouponItem, type PromotionItem } from '../contract.ts';
import { toOffer, unlimited } from '../apply/find-offers.ts';
import { isForAll } from '../apply/rules-targets.ts';
import type { Offer, Rule } from '../apply/rules-types.ts';
import { formatBriefly, shareOnEach } from './format-briefly.ts';
import { formatSaving } from './format-saving.ts';
import { formatConditions, formatTerms, formatTiers } from './format-terms.ts';
import { priceSets, type OneByOne } from './one-by-one.ts';
import { selectPublic, selectPublicAddresses, selectPublicBySlug, type ReadPromotion, type Source } from '../store-read.ts';

/** Which page of a list. */
export type Paging = { page: number; size: number };

/** A promotion or coupon as a page shows it; `code` is a coupon's. */
export type Shown = PromotionItem & {
  id: string;
  /** Slugs by language; the one under the empty name serves all others. */
  slugs: Record<string, string>;
  code: string | null;
  /** What it saves, in a few words. */
  saving: string;
  /** What it gives and asks for, without what `saving` has said. */
  terms: string[];
  wholeShop: boolean;
  claimRequired: boolean;
  /** From how many units on it takes something off, the least first; empty where units do not count. */
  steps: number[];
  /** The same as text, of those that take more off the more one buys. */
  tiers: { from: string; gift: string }[];
  /** What it takes, in the page's currency. */
  rule: Rule;
  /** What it asks for alone, as text. */
  conditions: string[];
  /** What it saves, as short as a product's card needs it; see `shareOnEach`. */
  onCards: { text: string; basisPoints: number | null };
};

type Listed<Item> = { items: Item[]; total: number; nextChange: Date | null };

/** Promotions that run now, those that apply first before the others; `nextChange` is when the list will be another. */
export async function listPromotions(context: Context, paging: Paging): Promise<Listed<PromotionItem>> {
  return list(context, 'promotion', paging, itemOf);
}

/** Public coupons that run now, with what is left of them. */
export async function listCoupons(context: Context, paging: Paging): Promise<Listed<CouponItem>> {
  return list(context, 'coupon', paging, couponOf);
}

async function list<Item>(context: Context, source: Source, { page, size }: Paging, toItem: (row: ReadPromotion, lang: string) => Item): Promise<Listed<Item>> {
  const { rows, total, nextChange } = await selectPublic(context.db, { source, now: context.now(), limit: size, offset: (page - 1) * size });
  return { items: rows.map((row) => toItem(row, context.lang)), total, nextChange };
}

/** Those that run now, with their conditions as text, for the pages that list them. */
export async function listShown(context: Context, source: Source, most: number): Promise<Listed<Shown>> {
  const [{ rows, total, nextChange }, markets] = await Promise.all([
    selectPublic(context.db, { source, now: context.now(), limit: most, offset: 0 }),
    readMarkets(context.db),
  ]);
  return { items: await shownOf(rows, context, markets), total, nextChange };
}

/**
 * A promotion or coupon as its page shows it, from before it begins until it ends.
 * @throws notFound (404) for an unknown, a hidden and an ended one
 */
export async function readShown(context: Context, source: Source, slug: string): Promise<Shown> {
  if (!isKey(slug, promotionLimits.slugLength)) throw new ShopError(notFound);
  const [row, markets] = await Promise.all([selectPublicBySlug(context.db, { source, slug, lang: context.lang, now: context.now() }), readMarkets(context.db)]);
  if (!row) throw new ShopError(notFound);
  return (await shownOf([row], context, markets))[0]!;
}

type Markets = Awaited<ReturnType<typeof readMarkets>>;

/** What one gives and asks for, as text. */
export function termsOf(row: ReadPromotion, { currency, lang, locale }: Context, markets: Markets): string[] {
  return formatTerms(toOffer(unlimited(row), { markets, currency, lang }), { currency, locale });
}

async function shownOf(rows: readonly ReadPromotion[], context: Context, markets: Markets): Promise<Shown[]> {
  const { db, currency, lang } = context;
  const offers = rows.map((row) => toOffer(unlimited(row), { markets, currency, lang }));
  const sums = await priceSets(db, offers, { currency, lang });
  return rows.map((row, index) => toShown(row, offers[index]!, { context, oneByOne: sums.get(row.id) }));
}

function toShown(
  row: ReadPromotion,
  offer: Offer,
  { context: { currency, lang, locale }, oneByOne }: { context: Context; oneByOne: OneByOne | undefined },
): Shown {
  const namesParts = row.rule.kind === 'bundle';
  const saving = formatSaving(offer.rule, { currency, locale }, oneByOne);
  return {
    ...itemOf(row, lang),
    id: row.id,
    slugs: slugsOf(row),
    code: row.code,
    saving,
    terms: formatTerms(offer, { currency, locale }, oneByOne).filter((term) => term !== saving),
    wholeShop: isForAll(row.conditions.targets) && !namesParts,
    claimRequired: row.claimRequired,
    steps: stepsOf(offer.rule),
    tiers: formatTiers(offer.rule, { currency, locale }),
    rule: offer.rule,
    conditions: formatConditions(offer, { currency, locale }),
    onCards: { text: formatBriefly(offer, { currency, locale }), basisPoints: shareOnEach(offer) },
  };
}

/** Of "buy two, get one free" it is the three that have to be in the cart. */
function stepsOf(rule: Rule): number[] {
  if (rule.kind === 'buyXGetY' && rule.gets === null) return [rule.buy + rule.get];
  return rule.kind === 'tiersByQuantity' ? rule.steps.map(({ from }) => from).toSorted((a, b) => a - b) : [];
}

function itemOf(row: ReadPromotion, lang: string): PromotionItem {
  const title = textIn(row.texts, 'title', lang);
  return {
    slug: slugIn(row, lang),
    title,
    description: textIn(row.texts, 'description', lang),
    image: row.picture && toPicture(row.picture, lang, title),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
  };
}

/** A coupon on the wire. */
export function couponOf(row: ReadPromotion, lang: string): CouponItem {
  const { totalLimit, usedCount, perCustomerLimit, code } = row;
  const remaining = totalLimit === null ? null : Math.max(0, totalLimit - usedCount);
  return { code: code ?? '', ...itemOf(row, lang), limit: { total: totalLimit, remaining, perCustomer: row.conditions.firstOrder ? 1 : perCustomerLimit } };
}

const mostAddresses = 2_000;

/** Addresses of public promotions and coupons that have not ended at `now`, for site maps. */
export function listPromotionAddresses(reader: Queryable, now: Date) {
  return selectPublicAddresses(reader, { now, limit: mostAddresses });
}
