import { amount, type Amount } from '#kit/pure/amount.ts';
import { textIn } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import { findGroupCodes } from '#shop/accounts/groups/index.ts';
import { marketOf, priceIn } from '#shop/markets/index.ts';
import type { Markets } from '#shop/markets/contract.ts';
import type { PromotionRule, Sum } from '../contract.ts';
import type { Customer, Facts, Offer, Rule } from './rules-types.ts';
import { selectAutomatic, selectStandings, type Standing, type StoredPromotion } from '../store.ts';
import type { Identity } from './identity.ts';

/** The automatic promotions of the shop, those to come among them. */
export type Running = readonly StoredPromotion[];

/** Automatic promotions that run at `now` or later, memoized. */
export const readRunning: (reader: Queryable, now: Date) => Promise<Running> = memoize((reader, now: Date) => selectAutomatic(reader, now), {
  tags: ['promotions'],
  maxAgeMs: 5_000,
  // What has ended since is filtered by whoever asks.
  key: () => '',
});

/** For whom, when, and in which currency and language a basket is reduced. */
export type OfferQuery = {
  running: Running;
  couponCodes: readonly string[];
  identity: Identity;
  markets: Markets;
  currency: string;
  country?: string | undefined;
  lang: string;
  now: Date;
};

/** The offers for a basket and what they are checked against; `unknownCodes` are those of its codes that nobody knows. */
export type Offers = { offers: Offer[]; facts: Facts; unknownCodes: string[] };

/** What is offered: one statement where there are codes or limited promotions, and one where something is for groups; else none. */
export async function findOffers(reader: Queryable, query: OfferQuery): Promise<Offers> {
  const { running, couponCodes, identity, now } = query;
  const current = running.filter((one) => (one.startsAt === null || one.startsAt <= now) && (one.endsAt === null || one.endsAt > now));
  const limited = current.filter(isCounted).map((one) => one.id);
  const standings = couponCodes.length + limited.length === 0 ? [] : await selectStandings(reader, { codes: couponCodes, ids: limited, identity });
  // The code that was entered first comes first: of several of one promotion, it is the one that counts.
  const entered = ({ code }: Standing) => couponCodes.indexOf(code ?? '');
  const coupons = standings.filter((one) => one.source === 'coupon' || one.isSingle).toSorted((a, b) => entered(a) - entered(b));
  const automatic = current.flatMap((one) =>
    limited.includes(one.id) ? standings.filter((standing) => standing.id === one.id && !standing.isSingle) : [unlimited(one)],
  );
  const isForGroups = [...automatic, ...coupons].some(({ conditions }) => conditions.customerGroups.length > 0);
  const customer: Customer = {
    accountId: identity.accountId,
    contacts: [identity.email, identity.mobile].filter((contact) => contact !== null),
    groups: isForGroups && identity.accountId !== null ? await findGroupCodes(reader, identity.accountId, now) : [],
    hasOrdered: standings.some((one) => one.hasOrdered),
  };
  const market = marketOf(query.markets, { currency: query.currency, ...(query.country === undefined ? {} : { country: query.country }) });
  return {
    offers: [...automatic, ...coupons].map((one) => toOffer(one, query)),
    facts: { now, market: market.code, customer },
    unknownCodes: couponCodes.filter((code) => !coupons.some((coupon) => coupon.code === code)),
  };
}

/** As it stands for somebody who has used nothing. */
export const unlimited = (one: StoredPromotion): Standing => ({
  ...one,
  usedByCustomer: 0,
  claimed: false,
  hasOrdered: false,
  isSingle: false,
  isCodeUsed: false,
});

/** Whether each order with it is counted: coupons, and promotions with a limit of any kind. */
export function isCounted(one: Pick<StoredPromotion, 'source' | 'totalLimit' | 'perCustomerLimit'> & { conditions: { firstOrder: boolean } }): boolean {
  return one.source === 'coupon' || one.totalLimit !== null || one.perCustomerLimit !== null || one.conditions.firstOrder;
}

/** A stored promotion in the basket's currency and language. */
export function toOffer(one: Standing, view: Pick<OfferQuery, 'markets' | 'currency' | 'lang'>): Offer {
  const { conditions, code } = one;
  return {
    id: one.id,
    source: one.isSingle ? 'coupon' : one.source,
    title: textIn(one.texts, 'title', view.lang),
    ...(code === null ? {} : { code }),
    ...(one.isSingle ? { isSingle: true, isCodeUsed: one.isCodeUsed } : {}),
    priority: one.priority,
    exclusive: one.exclusive,
    startsAt: one.startsAt,
    endsAt: one.endsAt,
    rule: ruleIn(one.rule, (sum) => sumIn(sum, view)),
    targets: conditions.targets,
    minSubtotal: conditions.minSubtotal && sumIn(conditions.minSubtotal, view),
    minQuantity: conditions.minQuantity,
    firstOrder: conditions.firstOrder,
    customerGroups: conditions.customerGroups,
    customers: conditions.customers,
    markets: conditions.markets,
    claimRequired: one.claimRequired,
    totalLimit: one.totalLimit,
    usedCount: one.usedCount,
    perCustomerLimit: conditions.firstOrder ? 1 : one.perCustomerLimit,
    usedByCustomer: one.usedByCustomer,
    claimed: one.claimed,
  };
}

/** A sum in a currency: its own entry, else the base currency's, converted as prices are. */
export function sumIn(sum: Sum, { markets, currency }: { markets: Markets; currency: string }): Amount {
  const own = sum.find((entry) => entry.currency === currency);
  const base = sum.find((entry) => entry.currency === markets.baseCurrency) ?? sum[0]!;
  return priceIn(markets, currency, { base: amount(base.amount), own: own ? amount(own.amount) : null });
}

/** A rule with its sums in one currency. */
export function ruleIn(rule: PromotionRule, money: (sum: Sum) => Amount): Rule {
  const share = (takes: Extract<PromotionRule, { kind: 'percentage' | 'fixedAmount' }>) =>
    takes.kind === 'fixedAmount' ? { kind: takes.kind, amount: money(takes.amount) } : takes;
  switch (rule.kind) {
    case 'percentage':
    case 'fixedAmount':
      return share(rule);
    case 'fixedPrice':
      return { kind: rule.kind, price: money(rule.price) };
    case 'tiersBySpend':
      return { kind: rule.kind, steps: rule.steps.map((step) => ({ from: money(step.from), takes: share(step.takes) })) };
    case 'tiersByQuantity':
      return { kind: rule.kind, steps: rule.steps.map((step) => ({ from: step.from, takes: share(step.takes) })) };
    case 'bundle':
      return { ...rule, takes: rule.takes.kind === 'fixedPrice' ? { kind: 'fixedPrice', price: money(rule.takes.price) } : share(rule.takes) };
    case 'buyXGetY':
    case 'freeShipping':
      return rule;
  }
}
