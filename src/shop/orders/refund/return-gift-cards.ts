import { amount, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { returnToGiftCards } from '../../gift-cards/index.ts';
import { recordEvent } from '../record-event.ts';
import { updateLocked, type OrderRow } from '../store.ts';

/** What gift cards paid of an order and did not get back, in its currency. */
export function giftCardsLeft(order: Pick<OrderRow, 'giftCardsAmount' | 'giftCardsReturnedAmount'>): Amount {
  return amount(order.giftCardsAmount - order.giftCardsReturnedAmount);
}

/**
 * Gives gift cards back what they paid of an order (docs/rules/money.md, "Gift cards"): `of` in its currency, at most what is
 * left. The caller holds the order's lock; credits come first wherever both are locked. Answers the order as it then is.
 */
export async function returnGiftCards(tx: Tx, context: Context, order: OrderRow, { of, reason }: { of: Amount; reason: string }): Promise<OrderRow> {
  if (of <= 0) return order;
  const changed = await updateLocked(tx, order, { giftCardsReturnedAmount: order.giftCardsReturnedAmount + of }, context.now());
  await returnToGiftCards(tx, context, { order, amount: of, note: reason });
  await recordEvent(tx, context, { order: changed, event: 'giftCardsReturned', reason, detail: { amount: of, currency: order.currency } });
  return changed;
}
