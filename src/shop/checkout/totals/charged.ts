/** What of a checkout is paid when (docs/rules/orders.md, "Paid when it is there"). Pure. */
import { zero, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { PricedBasket } from '#shop/cart/prices/index.ts';
import { splitDraft } from '#shop/orders/place/index.ts';
import { readMethodId, type SetUp } from '#shop/payments/cards/index.ts';
import { paymentMethodsFor, paymentTraitsOf } from '#shop/payments/index.ts';
import type { PaymentMethodId } from '#shop/payments/contract.ts';
import { expectedUnits } from '#shop/stock/ahead/index.ts';
import type { StoredCheckout } from '../store.ts';
import { orderSums, type ComposedSums } from './order-sums.ts';

/** What is paid with the order, `tax` of it, and what once all of it is there; `laterMethod`: how that waits for its money at first. */
export type Charged = { now: Amount; tax: Amount; later: Amount; laterMethod: PaymentMethodId | null };

type Asked = { stored: Pick<StoredCheckout, 'source' | 'accountId' | 'email' | 'mobile'>; sale: { country: string | null; currency: string; atDoor: boolean } };

/** What of a checkout's total is paid with the order, and what later, in minor units of its currency. Reads nothing. */
export function chargedOf(
  composed: ComposedSums,
  { stored, sale, payments, context }: Asked & { payments: SetUp; context: Pick<Context, 'config' | 'locale'> },
): Charged {
  const { total, tax } = composed;
  const withOrder = { now: total, tax, later: zero, laterMethod: null };
  if (payments.chargeAhead !== 'whenThere' || !mayWait(composed, stored)) return withOrder;
  const { now, later } = splitDraft(orderSums(composed));
  if (!later) return withOrder;
  const laterMethod = laterMethodOf(paymentMethodsFor(context, { ...sale, total: later.total }, payments));
  return laterMethod === null ? withOrder : { now: now?.total ?? zero, tax: now?.tax ?? zero, later: later.total, laterMethod };
}

/**
 * Whether a part may be paid later. Not what staff wrote, which is paid as they agreed; nor where offers or coupons take something off, because their
 * conditions hold for the purchase as a whole; nor where nothing that is there is sent, which would bear the shipping alone; nor where two taxes have one
 * rate, which lines do not tell apart; nor by a guest whom no mail reaches.
 */
function mayWait({ basket, taxes }: ComposedSums, { source, accountId, email, mobile }: Asked['stored']): boolean {
  const isReached = accountId !== null || email !== null || mobile === null;
  const isWhole = basket.applied.length > 0 || basket.shippingGifts.length > 0;
  const hasOwnRates = new Set(taxes.map(({ basisPoints }) => basisPoints)).size === taxes.length;
  return source !== 'staff' && isReached && !isWhole && hasOwnRates && sendsNow(basket);
}

/** Whether something that is there is sent; or nothing is there. */
function sendsNow({ lines }: Pick<PricedBasket, 'lines'>): boolean {
  const there = lines.filter(({ sellable, quantity }) => (expectedUnits(sellable, quantity)?.quantity ?? 0) < quantity);
  return there.length === 0 || there.some(({ sellable }) => sellable.requiresShipping);
}

/** A bank transfer waits longest, and staff can say that it has come; else the first that waits for its money. */
function laterMethodOf(offered: readonly { id: string }[]): PaymentMethodId | null {
  const ids = offered.map(({ id }) => readMethodId(id)).filter(({ methodId, cardId }) => cardId === null && !paymentTraitsOf(methodId).shipsBeforePayment);
  return (ids.find(({ methodId }) => methodId === 'bankTransfer') ?? ids[0])?.methodId ?? null;
}
