/** Pure: a saved card among the ways of paying. It stands there as a method of its own, named `card:<id>`. */
import { isId } from '#kit/server/ids.ts';

const prefix = 'card:';

/** The provider whose cards are saved. */
export const cardProvider = 'stripe';

/** What a checkout calls a saved card. */
export const cardMethodId = (cardId: string): string => `${prefix}${cardId}`;

/** Which method a choice means, and which of its saved cards; null: none of them. */
export function readMethodId(chosen: string): { methodId: string; cardId: string | null } {
  const cardId = chosen.startsWith(prefix) ? chosen.slice(prefix.length) : '';
  return isId(cardId) ? { methodId: cardProvider, cardId } : { methodId: chosen, cardId: null };
}

/** Whether a card's last month is over; it pays until its end. */
export function isExpired({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1);
}
