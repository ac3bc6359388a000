import { amount, type Amount } from '#kit/pure/amount.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { changeCredits, returnedOf } from '../../credits/index.ts';
import { recordEvent } from '../record-event.ts';
import { updateLocked, type OrderRow } from '../store.ts';

/** What of an order's credits has not gone back, in the order's currency. */
export function creditsLeft(order: Pick<OrderRow, 'creditsAmount' | 'creditsReturnedAmount'>): Amount {
  return amount(order.creditsAmount - order.creditsReturnedAmount);
}

/**
 * Gives credits of an order back to its account (docs/rules/money.md, "Credits"): `of` in the order's currency, at most what is
 * left. The caller holds the order's lock. Where the account is gone nothing is given back. Answers the order as it then is.
 */
export async function returnCredits(tx: Tx, context: Context, order: OrderRow, { of, reason }: { of: Amount; reason: string }): Promise<OrderRow> {
  if (of <= 0 || order.accountId === null) return order;
  const [before, after] = [amount(order.creditsReturnedAmount), amount(order.creditsReturnedAmount + of)];
  const changed = await updateLocked(tx, order, { creditsReturnedAmount: after }, context.now());
  const back = returnedOf({ credits: amount(order.creditsAmount), held: amount(order.creditsHeldAmount) }, { before, after });
  if (back > 0) await changeCredits(tx, context, { accountId: order.accountId, amount: back, reason: 'orderReturned', note: reason, order });
  await recordEvent(tx, context, { order: changed, event: 'creditsReturned', reason, detail: { amount: of, currency: order.currency } });
  return changed;
}
