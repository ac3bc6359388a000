/** Pure: how near a basket is to the next reduction. */
import { subtract, type Amount } from '#kit/pure/amount.ts';
import { totalOfGoods } from '../../markets/contract.ts';
import { shareOf, unmetCondition } from './rules-conditions.ts';
import type { BasketPrice, Facts, Offer, Share, UnpricedLine } from './rules-types.ts';

/** What is missing to what: `unit` says whether `reached` and `target` are minor units of money or units of goods. */
export type Nudge = { unit: 'amount' | 'units'; reached: number; target: number; gives: Gift; title: string };
/** What was offered for a basket, and what came of it. */
export type Setting = { offers: readonly Offer[]; facts: Facts; price: BasketPrice };
/** What would be given. */
export type Gift = { kind: 'freeShipping' } | Share | { kind: 'other' };

const giftOf = ({ rule }: Offer): Gift => {
  if (rule.kind === 'percentage' || rule.kind === 'fixedAmount') return rule;
  return rule.kind === 'freeShipping' ? { kind: 'freeShipping' } : { kind: 'other' };
};

/** The next threshold of an automatic promotion, or null where goods alone do not lead to it. */
function nextOf(offer: Offer, lines: readonly UnpricedLine[], facts: Facts): Nudge | null {
  const share = shareOf(offer, lines);
  if (share.units === 0) return null;
  const decline = unmetCondition(offer, lines, facts);
  if (decline && decline.reason !== 'minimum') return null;
  const base = { title: offer.title };
  if (offer.minSubtotal !== null && share.subtotal < offer.minSubtotal)
    return { ...base, unit: 'amount', reached: share.subtotal, target: offer.minSubtotal, gives: giftOf(offer) };
  if (offer.minQuantity !== null && share.units < offer.minQuantity)
    return { ...base, unit: 'units', reached: share.units, target: offer.minQuantity, gives: giftOf(offer) };
  const { rule } = offer;
  if (rule.kind === 'tiersBySpend') return stepAfter(rule.steps, share.subtotal, { ...base, unit: 'amount' });
  return rule.kind === 'tiersByQuantity' ? stepAfter(rule.steps, share.units, { ...base, unit: 'units' }) : null;
}

function stepAfter(steps: readonly { from: number; takes: Share }[], reached: number, base: Pick<Nudge, 'unit' | 'title'>): Nudge | null {
  const step = steps.toSorted((a, b) => a.from - b.from).find(({ from }) => from > reached);
  return step ? { ...base, reached, target: step.from, gives: step.takes } : null;
}

/** The nearest reduction of goods that more goods would bring, or null. Nothing after an exclusive promotion that already applies. */
export function nearestDiscount(lines: readonly UnpricedLine[], { offers, facts, price }: Setting): Nudge | null {
  const closed = price.applied.some((offer) => offer.exclusive);
  const next = offers
    .filter((offer) => offer.source === 'promotion' && offer.rule.kind !== 'freeShipping' && (!closed || price.applied.includes(offer)))
    .flatMap((offer) => nextOf(offer, lines, facts) ?? []);
  return next.toSorted((a, b) => b.reached / b.target - a.reached / a.target)[0] ?? null;
}

/**
 * How far free shipping is: what a promotion asks for and what a shipping method does (`freeAbove`, measured after
 * discounts), whichever is nearer; `done` where it is reached. Null where nobody offers it.
 */
export function freeShippingNudge(
  lines: readonly UnpricedLine[],
  { offers, facts, price }: Setting,
  freeAbove: Amount | null,
): { done: boolean; nudge: Nudge | null } {
  const reached = totalOfGoods(lines, price.lines);
  if (price.shippingGifts.some((gift) => gift.methods.length === 0) || (freeAbove !== null && reached >= freeAbove)) return { done: true, nudge: null };
  const promised = offers
    .filter((offer) => offer.source === 'promotion' && offer.rule.kind === 'freeShipping' && !price.applied.some((one) => one.exclusive))
    .flatMap((offer) => nextOf(offer, lines, facts) ?? []);
  const byMethod: Nudge[] = freeAbove === null ? [] : [{ unit: 'amount', reached, target: freeAbove, gives: { kind: 'freeShipping' }, title: '' }];
  const all = [...promised.filter(({ unit }) => unit === 'amount'), ...byMethod];
  const nearest = all.toSorted((a, b) => a.target - a.reached - (b.target - b.reached))[0];
  return { done: false, nudge: nearest ?? promised[0] ?? null };
}

/** What is still missing of a nudge's target. */
export const missingOf = ({ target, reached }: Nudge): Amount => subtract(target as Amount, reached as Amount);
