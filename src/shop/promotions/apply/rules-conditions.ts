/** Pure: whether an offer applies to a basket, and if not, why. */
import { add, subtract, times, zero, type Amount } from '#kit/pure/amount.ts';
import { isFor } from './rules-targets.ts';
import type { Facts, Offer, Decline, UnpricedLine } from './rules-types.ts';

/** What of a basket an offer is for: before any reduction. */
export type Share = { lines: readonly UnpricedLine[]; subtotal: Amount; units: number };

/** The part of a basket that an offer is for. */
export function shareOf(offer: Pick<Offer, 'targets'>, lines: readonly UnpricedLine[]): Share {
  const own = lines.filter((line) => isFor(offer.targets, line));
  return { lines: own, subtotal: add(zero, ...own.map((line) => times(line.price, line.quantity))), units: own.reduce((sum, line) => sum + line.quantity, 0) };
}

/** The first condition that is not met, or null. What the goods have to do with it comes last. */
export function unmetCondition(offer: Offer, lines: readonly UnpricedLine[], facts: Facts): Decline | null {
  return unmetByTime(offer, facts.now) ?? unmetByCustomer(offer, facts) ?? unmetByGoods(offer, lines);
}

function unmetByTime({ startsAt, endsAt, totalLimit, usedCount, isCodeUsed }: Offer, now: Date): Decline | null {
  if (startsAt && startsAt > now) return { reason: 'notYet' };
  if (endsAt && endsAt <= now) return { reason: 'expired' };
  return isCodeUsed || (totalLimit !== null && usedCount >= totalLimit) ? { reason: 'exhausted' } : null;
}

function unmetByCustomer(offer: Offer, { market, customer }: Facts): Decline | null {
  const signedIn = customer.accountId !== null;
  if ((offer.claimRequired || offer.customerGroups.length > 0) && !signedIn) return { reason: 'needsSignIn' };
  if (offer.claimRequired && !offer.claimed) return { reason: 'notYours' };
  if (offer.customerGroups.length > 0 && !offer.customerGroups.some((group) => customer.groups.includes(group))) return { reason: 'notYours' };
  const known = customer.contacts.length > 0;
  if (offer.customers.length > 0 && known && !customer.contacts.some((contact) => offer.customers.includes(contact))) return { reason: 'notYours' };
  if (offer.firstOrder && customer.hasOrdered) return { reason: 'notFirstOrder' };
  if (offer.perCustomerLimit !== null && offer.usedByCustomer >= offer.perCustomerLimit) return { reason: 'usedByYou' };
  return offer.markets.length > 0 && !offer.markets.includes(market) ? { reason: 'otherMarket' } : null;
}

function unmetByGoods(offer: Offer, lines: readonly UnpricedLine[]): Decline | null {
  const share = shareOf(offer, lines);
  if (share.units === 0) return { reason: 'otherGoods' };
  if (offer.minSubtotal !== null && share.subtotal < offer.minSubtotal)
    return { reason: 'minimum', missing: { amount: subtract(offer.minSubtotal, share.subtotal) } };
  if (offer.minQuantity !== null && share.units < offer.minQuantity) return { reason: 'minimum', missing: { units: offer.minQuantity - share.units } };
  return unmetByTiers(offer, share);
}

function unmetByTiers({ rule }: Offer, { subtotal, units }: Share): Decline | null {
  if (rule.kind === 'tiersBySpend') {
    const first = rule.steps.toSorted((a, b) => a.from - b.from)[0]!.from;
    if (subtotal < first) return { reason: 'minimum', missing: { amount: subtract(first, subtotal) } };
  }
  if (rule.kind === 'tiersByQuantity') {
    const first = Math.min(...rule.steps.map((step) => step.from));
    if (units < first) return { reason: 'minimum', missing: { units: first - units } };
  }
  return null;
}
