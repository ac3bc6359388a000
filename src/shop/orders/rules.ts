/** Pure decisions about orders. */
import { add, subtract, times, zero, type Amount } from '#kit/pure/amount.ts';
import { dayNumber, readDayNumber, withDigits } from '#kit/pure/day-number.ts';
import { orderLimits, type OrderDraft, type shopperActions, type staffActions } from './contract.ts';
import { reservedFor, sendable, type LineUnits } from './rules-returns.ts';
import { stateAfter, type OrderFacts, type OrderTransition } from './states.ts';

/** An order's number: the day, and six random digits of base 32 (`261121-7KQ2M9`). Uniqueness is the table's. */
export const orderNumber = dayNumber;

/** An order's number as typed by a person. */
export const readOrderNumber = (typed: string): string => readDayNumber(typed) ?? withDigits(typed);

/**
 * Checks that a draft's amounts add up (docs/rules/money.md, "Totals"); anything else is a bug in the code that made it.
 * @throws RangeError
 */
export function assertDraftAddsUp(draft: OrderDraft): void {
  const sum = (amounts: readonly Amount[]) => add(zero, ...amounts);
  const discounts = sum([...draft.couponDiscounts, ...draft.promotionDiscounts].map((discount) => discount.amount));
  const subtotal = sum(draft.lines.map((line) => times(line.price, line.quantity)));
  const added = add(draft.shippingFee, draft.taxIncluded ? zero : draft.tax);
  const giftCards = sum((draft.giftCards ?? []).map((card) => card.amount));
  const total = subtract(add(subtotal, added), add(discounts, draft.credits, giftCards));
  if (draft.lines.length === 0 || draft.lines.length > orderLimits.linesPerOrder) throw new RangeError('an order has at least one line and at most 500');
  if (subtotal !== draft.subtotal || total !== draft.total || total < 0)
    throw new RangeError(`the order's amounts do not add up: ${total} is not ${draft.total}`);
  if (draft.taxes && sum(draft.taxes.map((tax) => tax.amount)) !== draft.tax) throw new RangeError('the taxes by rate are not the tax');
  if (total > 0 && draft.paymentMethodId === null) throw new RangeError('an order that costs something has a payment method');
}

/** Until when an order can be paid whose payment was asked for. */
export const askedUntil = (askedAt: Date): Date => new Date(askedAt.getTime() + orderLimits.askedWindowMs);

type MovingAction = Exclude<(typeof shopperActions)[number], 'return'>;

// `return` moves no order; whether it is possible lies in the lines (rules-returns).
const shopperTransitions: Readonly<Record<MovingAction, readonly OrderTransition[]>> = {
  pay: ['pay', 'payDue'],
  cancel: ['cancelUnpaid', 'requestCancel'],
  confirm: ['complete'],
};
// `settle-surplus` moves no order; whether it is possible lies in the refunds.
const staffTransitions: Readonly<Record<Exclude<(typeof staffActions)[number], 'settle-surplus'>, OrderTransition>> = {
  ship: 'ship',
  deliver: 'deliver',
  cancel: 'cancelByMerchant',
  'cancel-approve': 'approveCancel',
  'cancel-reject': 'rejectCancel',
  refund: 'refund',
  'mark-paid': 'markPaid',
};

/** What the shopper may do with an order now, besides returning of it. */
export function shopperActionsFor(facts: OrderFacts): (typeof shopperActions)[number][] {
  return (Object.keys(shopperTransitions) as MovingAction[]).filter((action) => {
    // What is sent before it is paid is not paid here; once goods are on their way the method stays.
    if (action === 'pay' && (facts.shipped !== 'none' || facts.shipsBeforePayment)) return false;
    return shopperTransitions[action].some((transition) => stateAfter(facts, transition) !== null);
  });
}

/** What staff may do with an order now (roles narrow it further). */
export function staffActionsFor(facts: OrderFacts): (typeof staffActions)[number][] {
  return (Object.keys(staffTransitions) as (keyof typeof staffTransitions)[]).filter(
    (action) => stateAfter(facts, staffTransitions[action]) !== null || (action === 'mark-paid' && stateAfter(facts, 'payDue') !== null),
  );
}

/** What can be sent of each line now; `waiting`: lines of which units wait for stock. */
export function unshippedLines(
  lines: readonly (LineUnits & { id: string; variantId: string | null })[],
  waiting: ReadonlyMap<string, { waits: number }>,
): { id: string; variantId: string | null; quantity: number }[] {
  return lines
    .map((line) => ({ id: line.id, variantId: line.variantId, quantity: sendable(line, waiting.get(line.id)?.waits) }))
    .filter((line) => line.quantity > 0);
}

/** What is reserved for each line. */
export function reservedLines(lines: readonly (LineUnits & { variantId: string | null })[]): { variantId: string | null; quantity: number }[] {
  return lines.map((line) => ({ variantId: line.variantId, quantity: reservedFor(line) })).filter((line) => line.quantity > 0);
}

/** Whether a method takes what a paid order costs more since staff changed it: not at the door, and without a provider only as before. */
export function paysRest(method: { id: string; capturedLater: boolean; shipsBeforePayment: boolean }, paidBy: string | null): boolean {
  return !method.shipsBeforePayment && (!method.capturedLater || method.id === paidBy);
}
