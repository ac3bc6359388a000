import { amount, subtract, zero } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { changeGiftCard } from '../change-balance.ts';
import { giftCardSpent } from '../contract.ts';
import { countBoughtCards, loadUnspentForUpdate } from './store.ts';

/** Whether an order has issued its cards. */
export async function hasIssuedCards(db: Queryable, orderId: string): Promise<boolean> {
  return (await countBoughtCards(db, { orderId })) > 0;
}

const morning = 'T08:00:00.000Z';

/** When cards for a day are mailed: that morning (UTC), at once where it is over or none was chosen. */
export function sendTime(sendOn: string | null, now: Date): Date {
  const chosen = sendOn === null ? now : new Date(sendOn + morning);
  return chosen > now ? chosen : now;
}

/**
 * Takes back so many cards that lines of an order bought: they are worth nothing then.
 * The caller holds the order's lock and gives the money back.
 * @throws giftCardSpent (41) when fewer are untouched
 */
export async function voidBoughtCards(
  tx: Tx,
  context: Context,
  { lines, note }: { lines: readonly { lineId: string; quantity: number }[]; note: string },
): Promise<void> {
  for (const { lineId, quantity } of lines) {
    // Not issued yet: its job issues what is left of the line.
    if (quantity === 0 || (await countBoughtCards(tx, { lineId })) === 0) continue;
    const cards = await loadUnspentForUpdate(tx, { lineId, most: quantity });
    if (cards.length < quantity) throw new ShopError(giftCardSpent);
    for (const card of cards)
      await changeGiftCard(tx, context, { cardId: card.id, amount: subtract(zero, amount(card.balanceAmount)), reason: 'adjusted', note });
  }
}
