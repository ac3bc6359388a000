import * as m from '#messages';
import { add, amount, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { localeFor } from '#kit/pure/languages.ts';
import { changeCredits, returnedOf } from '../../credits/index.ts';
import { returnToGiftCards } from '../../gift-cards/index.ts';
import { readMarkets } from '../../markets/index.ts';
import { changePayment } from '../../payments/attempts/index.ts';
import { paymentDueAt, paymentTraitsOf } from '../../payments/index.ts';
import { confirmUses } from '../../promotions/apply/index.ts';
import { recordAction } from '../../staff/index.ts';
import { changeReservations } from '../../stock/index.ts';
import { markWaiting } from '../ship/store-waiting.ts';
import { orderAgreed, orderNotEditable, type EditInput, type EditLine } from '../contract.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { queueSale } from '../place/queue-sale.ts';
import { refundSettlement } from '../refund/refund-order.ts';
import { noNote } from '../refund/refund-surplus.ts';
import { findOrderRefunds, insertOrderRefund } from '../refund/store-refunds.ts';
import { byRef, loadStaffOrderForUpdate, type OrderRef } from '../staff/load-staff-order.ts';
import { findOrder, type LineRow, type OrderRow } from '../store.ts';
import { requireTransition, transitionOrder } from '../transition-order.ts';
import { followCards } from './follow-cards.ts';
import { planEdit, reservationsOf, type EditPlan } from './plan-edit.ts';
import { keepBefore } from './store-before.ts';
import { writeLines } from './store-edit.ts';

/**
 * Staff change the lines of an order of which nothing was sent: how many of each, which, and others beside them. Reductions,
 * tax, stock and gift cards that it bought follow. An unpaid order then waits for its new total; of a paid one, what it costs more is due, and what it
 * costs less goes back by the way it came (docs/decisions/0756).
 * @throws notFound (404), orderUnchangeable, orderActionNotAllowed, orderReturnRuns, orderNotEditable, orderAgreed, giftCardSpent, outOfStock (41), invalidInput (40)
 */
export async function editOrder(context: Context, { order: ref, lines, reason, notify }: OrderRef & EditInput): Promise<OrderRow> {
  const markets = await readMarkets(context.db);
  return context.transaction(async (tx) => {
    const order = await loadStaffOrderForUpdate(tx, { order: ref });
    await requireEditable(tx, order);
    const plan = await planEdit(tx, context, { order, asked: lines, markets });
    if (plan.isSame) {
      await recordAction(tx, context, { action: 'order.edit', subject: order.orderNo, detail: { same: true } });
      return order;
    }
    // Only of what was paid: a change of a change that is not paid yet is undone with it.
    if (plan.due > 0 && order.payStatus === 'paid' && order.dueAmount === 0) await keepBefore(tx, order.id);
    const edited = await writeSums(tx, context, { order, plan, reason });
    await returnSpareCredits(tx, context, order, plan);
    await returnSpareGiftCards(tx, context, order, plan);
    await followCards(tx, context, order, { change: plan, note: reason });
    await writeLines(tx, order, plan, context.now());
    const paid = await settle(tx, context, edited, { plan, reason });
    if (notify) await queueMail(tx, context, { orderId: order.id, kind: 'edited', reason, ...(plan.back > 0 ? { amount: plan.back } : {}) });
    // Last, so that the popular units stay locked no longer than needed.
    await markWaiting(tx, order.id, await changeReservations(tx, reservationsOf(plan)));
    return paid;
  });
}

/**
 * What an edit would come to; nothing is changed.
 * @throws as `editOrder`, but for stock
 */
export async function quoteEdit(
  context: Context,
  { order: ref, lines }: OrderRef & { lines: readonly EditLine[] },
): Promise<{ order: OrderRow; plan: EditPlan }> {
  const order = await findOrder(context.db, byRef({ order: ref }));
  if (!order) throw new ShopError(notFound);
  await requireEditable(context.db, order);
  return { order, plan: await planEdit(context.db, context, { order, asked: lines, markets: await readMarkets(context.db) }) };
}

/** What was refunded for lines is on credit notes, which name them: such an order is not changed any more. */
async function requireEditable(reader: Queryable, order: OrderRow): Promise<void> {
  await requireTransition(reader, order, 'edit');
  if (order.agreed) throw new ShopError(orderAgreed);
  if ((await findOrderRefunds(reader, [order.id])).some(({ kind }) => kind !== 'surplus')) throw new ShopError(orderNotEditable);
}

async function writeSums(tx: Tx, context: Context, { order, plan, reason }: { order: OrderRow; plan: EditPlan; reason: string }): Promise<OrderRow> {
  const { sums, due, back, before, lines } = plan;
  const at = context.now();
  const isPaid = order.payStatus === 'paid';
  return transitionOrder(tx, context, order, {
    transition: 'edit',
    event: 'edited',
    reason,
    set: {
      subtotalAmount: sums.subtotal,
      couponDiscounts: sums.couponDiscounts,
      promotionDiscounts: sums.promotionDiscounts,
      taxAmount: sums.tax,
      taxes: sums.taxes,
      creditsAmount: sums.credits,
      creditsHeldAmount: order.creditsHeldAmount - spareHeld(order, plan),
      giftCardsAmount: sums.giftCards,
      totalAmount: sums.total,
      dueAmount: isPaid ? due : 0,
      refundedAmount: order.refundedAmount + back,
      editedAt: at,
      // Of what is added something may have to be sent, or a card to be issued.
      deliveredAt: null,
      paymentDueAt: payableUntil(order, { due, at }),
    },
    detail: { before: order.totalAmount, total: sums.total, due, back, currency: order.currency },
    before: { total: order.totalAmount, lines: before.map(named) },
    after: { total: sums.total, lines: lines.map(({ row, sellable, quantity }) => named({ sku: row?.sku ?? sellable!.sku, quantity })) },
  });
}

/** What a paid order costs more waits so long; then the change is undone (docs/decisions/1103). */
const restWindowMs = 7 * 24 * 3_600_000;

/** Until when an order that was changed can be paid; null: for ever, or there is nothing to pay. What is paid at the door waits for the goods. */
function payableUntil({ payStatus, paymentMethodId, paymentDueAt: before, paymentAskedAt }: OrderRow, { due, at }: { due: Amount; at: Date }): Date | null {
  if (payStatus === 'unpaid' && paymentAskedAt !== null) return before;
  if (payStatus === 'unpaid') return before === null ? null : paymentDueAt(paymentMethodId!, at);
  return due === 0 || paymentTraitsOf(paymentMethodId).shipsBeforePayment ? null : new Date(at.getTime() + restWindowMs);
}

const named = ({ sku, quantity }: Pick<LineRow, 'sku' | 'quantity'>) => `${quantity} × ${sku}`;

/** What goes back to the balance where an order costs less than its credits paid, in the shop's base currency. */
function spareHeld(order: OrderRow, { sums }: EditPlan): Amount {
  const use = { credits: amount(order.creditsAmount), held: amount(order.creditsHeldAmount) };
  return returnedOf(use, { before: zero, after: subtract(use.credits, sums.credits) });
}

async function returnSpareCredits(tx: Tx, context: Context, order: OrderRow, plan: EditPlan): Promise<void> {
  const back = spareHeld(order, plan);
  if (back > 0 && order.accountId !== null) await changeCredits(tx, context, { accountId: order.accountId, amount: back, reason: 'orderChanged', order });
}

/** What gift cards paid more than the order then costs goes back to them. */
async function returnSpareGiftCards(tx: Tx, context: Context, order: OrderRow, { sums }: EditPlan): Promise<void> {
  const back = subtract(amount(order.giftCardsAmount), sums.giftCards);
  if (back > 0) await returnToGiftCards(tx, context, { order, amount: back, note: '' });
}

/** Has the payment follow the new total: attempts at another amount end, the difference goes back, what costs nothing more is paid. */
async function settle(tx: Tx, context: Context, order: OrderRow, { plan: { sums, back }, reason }: { plan: EditPlan; reason: string }): Promise<OrderRow> {
  const { id: orderId, orderNo, lang, currency } = order;
  await changePayment(tx, context, { orderId, orderNo, lang, currency, amount: sums.total });
  if (back > 0) await refundDifference(tx, context, order, { back, reason });
  if (order.payStatus === 'paid' || sums.total > 0) return order;
  const paid = await transitionOrder(tx, context, order, { transition: 'pay', event: 'paid', set: { paidAt: context.now() }, detail: { amount: 0, currency } });
  await confirmUses(tx, orderId);
  await queueSale(tx, context, orderId);
  return paid;
}

/** The invoice is corrected, so no credit note says it again: the money pays nothing any more and goes back as such. */
async function refundDifference(tx: Tx, context: Context, order: OrderRow, { back, reason }: { back: Amount; reason: string }): Promise<void> {
  const refundReason = reason || m.order_refund_edited({}, { locale: localeFor(order.lang) });
  const payments = await refundSettlement(tx, context, { order, amount: back, reason: refundReason });
  if (add(zero, ...payments.map((payment) => payment.amount)) !== back) throw new Error(`order ${order.id} was not paid with what is to go back`);
  for (const { refundId, amount: part } of payments) {
    const row = { ...noNote, id: newId(context.now().getTime()), orderId: order.id, kind: 'surplus' as const, amount: part, currency: order.currency };
    await insertOrderRefund(tx, { ...row, reason: refundReason, refundId, createdAt: context.now() }, []);
  }
}
