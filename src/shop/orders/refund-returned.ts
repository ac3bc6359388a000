import { add, exchange, zero, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { changeCredits } from '../credits/index.ts';
import { readMarkets } from '../markets/index.ts';
import { giveBackUses } from '../promotions/index.ts';
import { releaseStock } from '../stock/index.ts';
import { closeReturn, leftOf } from './hold-for-return.ts';
import { refundSettlement } from './refund-order.ts';
import { returnCredits } from './return-credits.ts';
import { reservedFor, splitRefund } from './rules-returns.ts';
import { countWithdrawn, type ReturnedPieces } from './store-returns.ts';
import { findShipments } from './store-shipments.ts';
import { findLines, updateOrder, type LineRow, type OrderRow } from './store.ts';
import { transitionOrder } from './transition-order.ts';

/** What a return gives back: an amount in the order's currency, where to, and the pieces that are not sent any more. */
export type ReturnRefund = { amount: Amount; to: 'source' | 'credits'; reason: string; pieces: readonly ReturnedPieces[] };

/**
 * Gives back what a return is worth and closes it on the order: credits that the order used go back as credits, in
 * proportion to what is left of both, the rest to where it came from or, so chosen, to the account's credits too. Never more
 * than was paid and has not gone back; answers how much it was. Withheld pieces are out for good, their reservation is
 * released. The caller holds the order's lock.
 */
export async function refundReturned(tx: Tx, context: Context, order: OrderRow, refund: ReturnRefund): Promise<{ refunded: Amount; credits: Amount }> {
  const { money, credits } = splitRefund(refund.amount, leftOf(order));
  const refunded = add(money, credits);
  let changed = await closeReturn(tx, context, order);
  if (refunded > 0) {
    const set = { refundedAmount: order.refundedAmount + money };
    const detail = { amount: refunded, currency: order.currency };
    changed = await transitionOrder(tx, context, changed, { move: 'refund', event: 'refunded', reason: refund.reason, set, detail });
    changed = await returnCredits(tx, context, changed, { of: credits, reason: refund.reason });
    if (money > 0) await payOut(tx, context, { order: changed, money, refund });
  }
  await withdraw(tx, context, changed, refund.pieces);
  return { refunded, credits };
}

async function payOut(tx: Tx, context: Context, { order, money, refund }: { order: OrderRow; money: Amount; refund: ReturnRefund }): Promise<void> {
  const { reason } = refund;
  const worth = refund.to === 'credits' && order.accountId !== null ? await inBaseCurrency(context, order.currency, money) : zero;
  // An account that is gone has no credits any more; its money goes where it came from.
  if (worth === zero || order.accountId === null) return refundSettlement(tx, context, { order, amount: money, reason });
  await changeCredits(tx, context, { accountId: order.accountId, amount: worth, reason: 'refunded', note: reason, order });
}

async function inBaseCurrency(context: Context, currency: string, money: Amount): Promise<Amount> {
  const { baseCurrency, currencies } = await readMarkets(context.db);
  const [from, to] = [currencies.get(currency), currencies.get(baseCurrency)];
  return from && to ? exchange(money, from, to) : zero;
}

/** Takes unsent pieces out of the order. What then has nothing left to send is sent in full, or, where nothing was sent at all, cancelled. */
async function withdraw(tx: Tx, context: Context, order: OrderRow, pieces: readonly ReturnedPieces[]): Promise<void> {
  const withheld = pieces.filter((piece) => piece.withheld > 0);
  if (withheld.length === 0) return;
  await countWithdrawn(tx, order.id, withheld);
  const lines = await findLines(tx, [order.id]);
  if (lines.every((line) => reservedFor(line) === 0)) await closeSending(tx, context, { order, lines });
  await releaseStock(
    tx,
    withheld.map((piece) => ({ variantId: lines.find((line) => line.id === piece.lineId)!.variantId, quantity: piece.withheld })),
  );
}

async function closeSending(tx: Tx, context: Context, { order, lines }: { order: OrderRow; lines: readonly LineRow[] }): Promise<void> {
  const at = context.now();
  if (lines.every((line) => line.shippedQuantity === 0)) {
    await transitionOrder(tx, context, order, { move: 'withdraw', event: 'withdrawn', set: { cancelledAt: at } });
    await giveBackUses(tx, order.id);
    return;
  }
  const shipments = await findShipments(tx, [order.id]);
  const arrived = shipments.every((shipment) => shipment.deliveredAt !== null);
  const { status, payStatus } = order;
  await updateOrder(tx, order, { to: { status, payStatus }, set: { shipped: 'full', ...(arrived ? { deliveredAt: at } : {}) }, at });
}
