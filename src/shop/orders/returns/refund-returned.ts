import { exchange, least, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { changeCredits } from '../../credits/index.ts';
import { readMarkets } from '../../markets/index.ts';
import { closeReturn, leftOf, lowerReturned } from './hold-for-return.ts';
import { readOrderMoney, shippingLeft } from '../refund/read-order-money.ts';
import { recordRefund } from '../refund/record-refund.ts';
import { refundSettlement } from '../refund/refund-order.ts';
import { returnCredits } from '../refund/return-credits.ts';
import { returnGiftCards } from '../refund/return-gift-cards.ts';
import { returnNow, shareGoods } from '../rules-refunds.ts';
import { splitRefund, whole } from '../rules-returns.ts';
import type { ReturnedUnits } from './store-returns.ts';
import type { OrderRow } from '../store.ts';
import { subtractRefunded, voidCards, withdrawUnits } from './subtract-units.ts';
import { transitionOrder } from '../transition-order.ts';

/** What a return refunds: an amount in the order's currency, how much of it is shipping, where to, and its units. */
export type ReturnRefund = { amount: Amount; shipping: Amount; to: 'source' | 'credits'; reason: string; units: readonly ReturnedUnits[] };

/** What was refunded of a return, and the value of each line's units now. */
export type ReturnRefunded = { refunded: Amount; credits: Amount; giftCards: Amount; values: { lineId: string; value: Amount }[] };

/**
 * Refunds the value of a return and closes it on the order: to the gift cards that paid it first; of what is more, credits that
 * the order used go back as credits, in proportion to what is left of them and of the money, the rest to where it came from or, so chosen, to the account's credits too. Never more
 * than was paid and has not gone back, and less where sums were refunded since it was asked for. Withheld units are out for
 * good, their reservation is released. The caller holds the order's lock.
 */
export async function refundReturned(tx: Tx, context: Context, order: OrderRow, refund: ReturnRefund): Promise<ReturnRefunded> {
  const before = await readOrderMoney(tx, order);
  const left = leftOf(order);
  const { total, goods, values } = returnNow({ lines: before.lines, shipping: shippingLeft(before), left }, refund);
  const split = splitRefund(total, left);
  const refunded = whole(split);
  let changed = await closeReturn(tx, context, order);
  await lowerReturned(
    tx,
    order,
    refund.units.map(({ lineId, value }, index) => ({ lineId, less: value - values[index]!.value })),
  );
  if (refunded > 0) {
    const set = { refundedAmount: order.refundedAmount + split.money };
    const detail = { amount: refunded, currency: order.currency };
    changed = await transitionOrder(tx, context, changed, { transition: 'refund', event: 'refunded', reason: refund.reason, set, detail });
    const asCredits = await amountInCredits(context, { order, money: split.money, refund });
    const payments = asCredits === zero ? await refundSettlement(tx, context, { order, amount: split.money, reason: refund.reason }) : [];
    const ofGoods = least(refunded, goods);
    const amounts = shareGoods(
      ofGoods,
      values.map(({ value }) => value),
    );
    const lines = refund.units.map(({ lineId, quantity }, index) => ({ lineId, quantity, amount: amounts[index]! }));
    const { reason } = refund;
    await recordRefund(tx, context, before, { order, kind: 'return', ...split, shipping: subtract(refunded, ofGoods), reason, payments, lines });
    changed = await returnCredits(tx, context, changed, { of: split.credits, reason });
    changed = await returnGiftCards(tx, context, changed, { of: split.giftCards, reason });
    if (asCredits > 0) await changeCredits(tx, context, { accountId: order.accountId!, amount: asCredits, reason: 'refunded', note: reason, order });
  }
  await voidCards(tx, context, order, { units: refund.units, note: refund.reason });
  const unsent = refund.units.map(({ lineId, withheld }) => ({ lineId, quantity: withheld }));
  await subtractRefunded(tx, context, await withdrawUnits(tx, context, changed, unsent), refund.reason);
  return { refunded, credits: split.credits, giftCards: split.giftCards, values };
}

/** The amount in credits when the refund goes to the account's credits, else nothing. A deleted account has no credits. */
async function amountInCredits(context: Context, { order, money, refund }: { order: OrderRow; money: Amount; refund: ReturnRefund }): Promise<Amount> {
  if (refund.to !== 'credits' || order.accountId === null || money === zero) return zero;
  const { baseCurrency, currencies } = await readMarkets(context.db);
  const [from, to] = [currencies.get(order.currency), currencies.get(baseCurrency)];
  return from && to ? exchange(money, from, to) : zero;
}
