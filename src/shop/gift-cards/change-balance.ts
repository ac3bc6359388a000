import { amount as amountOf, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { giftCardTooLittle, giftCardTooMuch, type GiftCardReason } from './contract.ts';
import { splitRefund } from './rules.ts';
import { changeBalance, insertEntry, loadCardsForUpdate, sumGiven, type GiftCardRow } from './store.ts';

/** The order that a card pays for, or gets money back from. */
export type OrderOfCard = { id: string; orderNo: string };

type BalanceChange = { cardId: string; amount: Amount; reason: GiftCardReason; note?: string; order?: OrderOfCard };

/**
 * Changes a card's balance in the caller's transaction: by one conditional update, so that it never falls below 0 however
 * many take of it at once, and a line of the ledger. `amount` in minor units of the card's currency.
 * @throws giftCardTooLittle (41), giftCardTooMuch (41)
 */
export async function changeGiftCard(tx: Tx, context: Context, { cardId, amount, reason, note = '', order }: BalanceChange): Promise<GiftCardRow> {
  if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`no change of a gift card: ${amount}`);
  const card = await changeBalance(tx, { cardId, amount });
  if (card === null) throw new ShopError(amount < 0 ? giftCardTooLittle : giftCardTooMuch);
  await recordEntry(tx, context, { card, amount, reason, note, order });
  return card;
}

/** Writes a line of the ledger for a balance that has just become what `card` says. */
export async function recordEntry(
  tx: Tx,
  context: Context,
  {
    card,
    amount,
    reason,
    note,
    order,
  }: { card: Pick<GiftCardRow, 'id' | 'balanceAmount'>; amount: Amount; reason: GiftCardReason; note: string; order?: OrderOfCard | undefined },
): Promise<void> {
  const at = context.now();
  await insertEntry(tx, {
    id: newId(at.getTime()),
    giftCardId: card.id,
    amount,
    balance: card.balanceAmount,
    reason,
    note,
    ...actorOf(context),
    orderId: order?.id ?? null,
    orderNo: order?.orderNo ?? null,
    at,
  });
}

/**
 * Takes of cards what they pay for an order. The cards are locked in the order of their ids, after credits and before promotions and stock.
 * @throws giftCardTooLittle (41): nothing is placed then
 */
export async function redeemGiftCards(
  tx: Tx,
  context: Context,
  { uses, order }: { uses: readonly { cardId: string; amount: Amount }[]; order: OrderOfCard },
): Promise<void> {
  await loadCardsForUpdate(
    tx,
    uses.map(({ cardId }) => cardId),
  );
  for (const { cardId, amount } of uses) await changeGiftCard(tx, context, { cardId, amount: subtract(zero, amount), reason: 'redeemed', order });
}

/**
 * Gives cards back what they paid for an order, the last that paid first; a disabled or expired card gets it too. The caller
 * holds the order's lock and has counted the amount, in minor units of the order's currency.
 */
export async function returnToGiftCards(
  tx: Tx,
  context: Context,
  { order, amount, note }: { order: OrderOfCard; amount: Amount; note: string },
): Promise<void> {
  const cards = await sumGiven(tx, order.id);
  const parts = splitRefund(
    amount,
    cards.map(({ given }) => amountOf(given)),
  );
  const back = cards.map(({ cardId }, index) => ({ cardId, part: parts[index]! })).filter(({ part }) => part > 0);
  await loadCardsForUpdate(
    tx,
    back.map(({ cardId }) => cardId),
  );
  for (const { cardId, part } of back) await changeGiftCard(tx, context, { cardId, amount: part, reason: 'refunded', note, order });
}

function actorOf({ caller }: Context) {
  switch (caller.kind) {
    case 'staff':
      return { actorKind: 'staff', actorId: caller.staffId, actorName: caller.name };
    case 'system':
      return { actorKind: 'system', actorId: null, actorName: caller.name };
    default:
      // Its order says who paid.
      return { actorKind: 'shopper', actorId: null, actorName: '' };
  }
}
