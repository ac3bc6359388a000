import * as m from '#messages';
import { amount, type Amount } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { ipPrefix } from '#kit/server/limits/ip-prefix.ts';
import { limitGuesses } from '#kit/server/limits/limit-guesses.ts';
import { shopperOf } from '../accounts/index.ts';
import { hashCode } from './code-hash.ts';
import { giftCardErrors, type GiftCardBalance, type GiftCardBlock } from './contract.ts';
import { blockOf, tidyCode } from './rules.ts';
import { findCardByHash, findCards, loadCardsForUpdate, type GiftCardRow } from './store.ts';

/** Wrong codes in an hour, by guest or account and by address. An address may be that of many people. */
const mostWrong = { shopper: 10, address: 60 } as const;
const windowSeconds = 3_600;

/** A card that may pay at a checkout; `block` says what keeps it from paying there. Amounts in minor units of its own currency. */
export type PayingCard = { id: string; lastCharacters: string; currency: string; balance: Amount; block: GiftCardBlock | null };

/** Where and when cards are to pay. */
type At = { currency: string; now: Date };

const payingCard = (row: GiftCardRow, at: At): PayingCard => ({
  id: row.id,
  lastCharacters: row.lastCharacters,
  currency: row.currency,
  balance: amount(row.balanceAmount),
  block: blockOf(row, at),
});

const inOrder = (ids: readonly string[], rows: readonly GiftCardRow[], at: At): PayingCard[] =>
  ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => payingCard(row, at)));

/** Cards by id, in the order of the ids; none of them asks the database nothing. */
export async function readPayingCards(db: Queryable, ids: readonly string[], at: At): Promise<PayingCard[]> {
  return inOrder(ids, await findCards(db, ids), at);
}

/** The same, held until `tx` ends: nobody takes of them meanwhile. */
export async function loadPayingCardsForUpdate(tx: Tx, ids: readonly string[], at: At): Promise<PayingCard[]> {
  return inOrder(ids, await loadCardsForUpdate(tx, ids), at);
}

const wordsOf: Readonly<Record<keyof typeof giftCardErrors, (params: object, options: { locale: Locale }) => string>> = {
  unknown: m.gift_card_unknown,
  disabled: m.gift_card_disabled,
  expired: m.gift_card_expired,
  otherCurrency: m.gift_card_other_currency,
  empty: m.gift_card_empty,
  tooMany: m.gift_card_too_many,
  notNeeded: m.gift_card_not_needed,
};

/** That a code pays nothing, as an error at the field `code`. */
export function giftCardError({ locale }: Pick<Context, 'locale'>, reason: keyof typeof giftCardErrors): ShopError {
  const words = wordsOf[reason]({}, { locale });
  return new ShopError(giftCardErrors[reason], { params: { words }, data: { errors: { code: words } } });
}

/**
 * The card of a typed code. Wrong codes are counted by guest or account and by address.
 * @throws giftCardErrors.unknown (40), tooMany (40, 429)
 */
export async function findGiftCard(context: Context, typed: string): Promise<GiftCardRow> {
  const shopper = shopperOf(context);
  const who = shopper && (shopper.accountId ?? shopper.guestId);
  const limits = [
    ...(who ? [{ key: `gift cards ${who}`, most: mostWrong.shopper }] : []),
    { key: `gift cards from ${ipPrefix(context.address)}`, most: mostWrong.address },
  ];
  const isWrong = (error: unknown) => error instanceof ShopError && error.spec === giftCardErrors.unknown;
  return limitGuesses(context, { limits, windowSeconds, isWrong }, async () => {
    const card = await findByCode(context.db, typed);
    if (!card) throw giftCardError(context, 'unknown');
    return card;
  });
}

/** The card of a whole code, or null. */
export async function findByCode(db: Queryable, typed: string): Promise<GiftCardRow | null> {
  const code = tidyCode(typed);
  return code === null ? null : findCardByHash(db, await hashCode(db, code));
}

/** Whether a card can pay at all. */
export function stateOf(card: Pick<GiftCardRow, 'isDisabled' | 'expiresAt'>, now: Date): GiftCardBalance['state'] {
  if (card.isDisabled) return 'disabled';
  return card.expiresAt !== null && card.expiresAt <= now ? 'expired' : 'active';
}

/**
 * A card's balance, for holders of its code.
 * @throws giftCardErrors.unknown (40), tooMany (40, 429)
 */
export async function readGiftCardBalance(context: Context, { code }: { code: string }): Promise<GiftCardBalance> {
  return presentBalance(await findGiftCard(context, code), context.now());
}

/** What is left of a card, on the wire. */
export function presentBalance(card: GiftCardRow, now: Date): GiftCardBalance {
  return {
    lastCharacters: card.lastCharacters,
    balance: { amount: amount(card.balanceAmount), currency: card.currency },
    state: stateOf(card, now),
    expiresAt: card.expiresAt?.toISOString() ?? null,
  };
}
