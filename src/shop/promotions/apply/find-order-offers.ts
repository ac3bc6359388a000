import type { Queryable } from '#kit/server/database.ts';
import { selectAutomatic, selectHeld } from '../store.ts';
import { findOffers, type OfferQuery, type Offers } from './find-offers.ts';
import type { Offer } from './rules-types.ts';

/** Whose order, and which. */
export type OrderOfferQuery = Omit<OfferQuery, 'running' | 'couponCodes' | 'now'> & { orderId: string; placedAt: Date };

/**
 * What is offered for the lines of a placed order: the promotions that ran when it was placed, and the coupons and limited
 * promotions that it holds, which it has whatever their limits say today. Limited ones that it does not hold stay out.
 */
export async function findOrderOffers(reader: Queryable, { orderId, placedAt, ...query }: OrderOfferQuery): Promise<Pick<Offers, 'offers' | 'facts'>> {
  const held = await selectHeld(reader, orderId);
  const running = await selectAutomatic(reader, placedAt, placedAt);
  const couponCodes = held.flatMap(({ code }) => code ?? []);
  const { offers, facts } = await findOffers(reader, { ...query, running, couponCodes, now: placedAt });
  const isHeld = ({ id }: Offer) => held.some((one) => one.promotionId === id);
  return { facts, offers: offers.filter((offer) => isHeld(offer) || !isLimited(offer)).map((offer) => (isHeld(offer) ? asHeld(offer) : offer)) };
}

/** Whether each order with an offer is counted. */
export const isLimited = (offer: Offer): boolean => offer.source === 'coupon' || offer.totalLimit !== null || offer.perCustomerLimit !== null;

/** The order took its use when it was placed: who may have it, and how often, is settled. */
function asHeld(offer: Offer): Offer {
  return { ...offer, totalLimit: null, perCustomerLimit: null, firstOrder: false, claimRequired: false, isCodeUsed: false, customerGroups: [], customers: [] };
}
