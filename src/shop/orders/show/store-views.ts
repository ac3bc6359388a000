import { orderIs } from '../store-states.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import { orderViews, type OrderView, type RefundState, type StaffWait } from '../contract.ts';
import { methodsShippedBeforePayment } from '../../payments/index.ts';
import { hasArrived, waitsForStock, waitsWhole } from '../ship/store-waiting.ts';
import { tables } from '../tables.ts';

const open = orderIs('isOpen');
const toSend = orderIs('isToSend');
/** Sent before it is paid, by its method. */
const sentUnpaid = () => sql`coalesce(orders.payment_method_id = any(${methodsShippedBeforePayment()}), false)`;

/** Gift cards are all that is left of it, and they are issued. */
const issued = sql`orders.shipped = 'none' and orders.pay_status = 'paid' and orders.delivered_at is not null`;

/** What a shopper's list means by each of its views, as a condition on `orders`. */
const conditions = (): Readonly<Record<OrderView, RawBuilder<boolean>>> => ({
  toPay: sql<boolean>`${open} and orders.pay_status = 'unpaid' and not orders.pay_later and orders.shipped = 'none' and not ${sentUnpaid()}`,
  toShip: sql<boolean>`${orderIs('isUndecided')} or ${toSend} and orders.shipped = 'none' and not (${issued}) and (orders.pay_status = 'paid' or orders.pay_later or ${sentUnpaid()})`,
  toReceive: sql<boolean>`${open} and (orders.shipped <> 'none' or ${issued} or not ${toSend} and (orders.pay_status = 'paid' or ${sentUnpaid()}))`,
  completed: orderIs('isCompleted'),
  cancelled: orderIs('isCancelled'),
});

/** A condition as one among others, whatever it is made of: an "or" in it must not undo whose orders are asked for. */
const oneOf = (condition: RawBuilder<boolean>) => sql<boolean>`(${condition})`;

/** The condition of a view. */
export const inView = (view: OrderView): RawBuilder<boolean> => oneOf(conditions()[view]);

const toBeSent = () =>
  sql<boolean>`${toSend} and orders.shipped <> 'full' and not (${issued}) and orders.held_at is null and (orders.pay_status = 'paid' and orders.due_amount = 0 or ${sentUnpaid()})`;

/** What orders wait for, as a condition on `orders`. */
const waits = (): Readonly<Record<StaffWait, RawBuilder<boolean>>> => ({
  ship: sql<boolean>`${toBeSent()} and not ${waitsWhole()}`,
  stock: waitsForStock(),
  arrived: sql<boolean>`${toBeSent()} and ${hasArrived()}`,
  decide: orderIs('isUndecided'),
  pay: sql<boolean>`${orderIs('isStanding')} and (orders.due_amount > 0 or orders.pay_status = 'unpaid' and not orders.pay_later and (orders.shipped <> 'none' or not ${sentUnpaid()}))`,
});

/** The condition of what orders wait for. */
export const waitingFor = (wait: StaffWait): RawBuilder<boolean> => oneOf(waits()[wait]);

// As `refundStateOf` has it: money that paid nothing counts only where nothing else was paid.
const covered = sql`total_amount - due_amount`;
const refundedBack = sql`case when pay_status = 'paid' then greatest(0, refunded_amount - (paid_amount - (${covered}) - surplus_amount)) + credits_returned_amount + gift_cards_returned_amount else refunded_amount end`;
const refundableWhole = sql`case when pay_status = 'paid' then ${covered} + credits_amount + gift_cards_amount else paid_amount end`;

const refundConditions: Readonly<Record<RefundState, RawBuilder<boolean>>> = {
  none: sql<boolean>`${refundedBack} = 0`,
  partial: sql<boolean>`${refundedBack} > 0 and ${refundedBack} < ${refundableWhole}`,
  full: sql<boolean>`${refundedBack} > 0 and ${refundedBack} >= ${refundableWhole}`,
};

/** The condition of how much of what was paid went back. */
export const inRefundState = (state: RefundState): RawBuilder<boolean> => oneOf(refundConditions[state]);

/** The condition for other orders of the same customer. */
export const ofSameCustomer = (orderId: string): RawBuilder<boolean> => sql<boolean>`orders.id <> ${orderId} and exists (
  select 1 from orders one where one.id = ${orderId} and (one.account_id = orders.account_id or lower(one.email) = lower(orders.email)))`;

/** How many orders of an account are in each view, and in all; one query. */
export async function countViews(reader: Queryable, accountId: string): Promise<Record<OrderView | 'all', number>> {
  const counts = orderViews.map((view) => sql<number>`count(*) filter (where ${inView(view)})::int`.as(view));
  const row = await tables(reader)
    .selectFrom('orders')
    .select([sql<number>`count(*)::int`.as('all'), ...counts])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return row as Record<OrderView | 'all', number>;
}
