import { amount, subtract, zero } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { changeGiftCard } from '../change-balance.ts';
import { giftCardSpent } from '../contract.ts';
import { countCardsByLine, countUntouchedByLine, detachCards, loadUnspentForUpdate } from './store.ts';

/** Units of a line that are taken out of an order, and how many it keeps: what it keeps has its card, or gets one. */
export type RemovedUnits = { lineId: string; quantity: number; kept: number };

const morning = 'T08:00:00.000Z';

/** When cards for a day are mailed: that morning (UTC), at once where it is over or none was chosen. */
export function sendTime(sendOn: string | null, now: Date): Date {
  const chosen = sendOn === null ? now : new Date(sendOn + morning);
  return chosen > now ? chosen : now;
}

/** Whether all cards that an order bought can be taken back now; holds none of them. */
export async function canVoidBoughtCards(reader: Queryable, orderId: string): Promise<boolean> {
  const issued = await countCardsByLine(reader, orderId);
  if (issued.size === 0) return true;
  const untouched = await countUntouchedByLine(reader, orderId);
  return [...issued].every(([lineId, count]) => count === untouched.get(lineId));
}

/**
 * Takes back the cards of units that are taken out, as far as they were issued: they are worth nothing then and not mailed.
 * With `spares` those that were spent stay, else nothing is taken back where fewer are untouched.
 * The caller holds the order's lock and gives the money back.
 * @throws giftCardSpent (41) when fewer are untouched
 */
export async function voidBoughtCards(
  tx: Tx,
  context: Context,
  { orderId, lines, note, spares = false }: { orderId: string; lines: readonly RemovedUnits[]; note: string; spares?: boolean },
): Promise<void> {
  if (lines.every(({ quantity }) => quantity === 0)) return;
  const issued = await countCardsByLine(tx, orderId);
  for (const { lineId, quantity, kept } of lines) {
    // Fewer cards than units were issued where some were in a return: the cards there are belong to the units that stay.
    const wanted = Math.min(quantity, (issued.get(lineId) ?? 0) - kept);
    if (wanted <= 0) continue;
    const cards = await loadUnspentForUpdate(tx, { orderId, lineId, most: wanted });
    if (cards.length < wanted && !spares) throw new ShopError(giftCardSpent);
    for (const card of cards)
      await changeGiftCard(tx, context, { cardId: card.id, amount: subtract(zero, amount(card.balanceAmount)), reason: 'adjusted', note });
    await detachCards(
      tx,
      cards.map(({ id }) => id),
    );
  }
}
