/** Pure: codes as they are made and typed, what keeps a card from paying, and what cards pay. */
import { least, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import type { GiftCardBlock } from './contract.ts';

/** Letters and digits that nobody takes for one another, read or heard: 32, so that a byte's last five bits choose one evenly. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 16;
const wellFormed = new RegExp(`^[${alphabet}]{${codeLength}}$`);
const groupLength = 4;
/** Random bytes of a code: one a character, sixteen characters of five bits, 80 bits together. */
export const randomCodeBytes = codeLength;

/** A code of random bytes, as it is compared and hashed: without groups. */
export function codeOf(bytes: Uint8Array): string {
  if (bytes.length !== randomCodeBytes) throw new RangeError(`a code is made of ${randomCodeBytes} bytes`);
  return Array.from(bytes, (byte) => alphabet[byte & 31]!).join('');
}

/** A code as people read it: in groups of four. */
export function groupedCode(code: string): string {
  return code.match(new RegExp(`.{1,${groupLength}}`, 'g'))!.join('-');
}

/** A code as it is compared: upper case, full-width letters as plain ones, without spaces and dashes. Null: no code looks like that. */
export function tidyCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  return wellFormed.test(code) ? code : null;
}

/** What a card is known by once its code is gone. */
export const lastCharactersOf = (code: string): string => code.slice(-groupLength);

/** What keeps a card from paying in a currency; null: nothing. */
export function blockOf(
  card: { isDisabled: boolean; expiresAt: Date | null; currency: string; balanceAmount: number },
  { currency, now }: { currency: string; now: Date },
): GiftCardBlock | null {
  if (card.isDisabled) return 'disabled';
  if (card.expiresAt !== null && card.expiresAt <= now) return 'expired';
  if (card.currency !== currency) return 'otherCurrency';
  return card.balanceAmount === 0 ? 'empty' : null;
}

/** What each of some cards pays of `due`, one after the other; a blocked one pays nothing. */
export function payWith(due: Amount, cards: readonly { balance: Amount; block: GiftCardBlock | null }[]): Amount[] {
  let left = due;
  return cards.map(({ balance, block }) => {
    const paid = block === null && left > 0 ? least(balance, left) : zero;
    left = subtract(left, paid);
    return paid;
  });
}

/** How much of `amount` goes back to each of the cards that paid an order, the last one first. `given`: what of each has not gone back. */
export function splitRefund(amount: Amount, given: readonly Amount[]): Amount[] {
  let left = amount;
  const back = given.toReversed().map((most) => {
    const part = least(most, left);
    left = subtract(left, part);
    return part;
  });
  if (left > 0) throw new RangeError('the cards gave less than is to go back');
  return back.toReversed();
}
