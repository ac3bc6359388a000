import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Attempt, PaymentNotice } from '../../payments/index.ts';
import { captureAttempt, failAttempt, findPaymentAttempt, waitForAttempt } from '../../payments/attempts/index.ts';
import { cardKept, noticeCard } from '../../payments/cards/index.ts';
import { isOrphanRefunded } from '../../payments/refunds/index.ts';
import { confirmUses } from '../../promotions/apply/index.ts';
import { attemptQuestion, orderRefund } from '../job-kinds.ts';
import { queueCards, queueSale } from '../place/queue-sale.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { recordEvent, type Actor } from '../record-event.ts';
import { refundSurplus } from '../refund/refund-surplus.ts';
import { stateAfter } from '../states.ts';
import { findLines, findOrder, loadOrderForUpdate, type OrderRow } from '../store.ts';
import { readFacts, transitionOrder } from '../transition-order.ts';
import { awaitsPayment, dueOf } from '../contract.ts';

/** What a provider's report led to; `waits`: the provider has it in hand. */
export type Settlement = 'paid' | 'refunded' | 'failed' | 'waits' | 'nothing';

/** A provider's report; `asked` when the shop asked for it while the shopper was there. */
export type Report = { methodId: string; notice: PaymentNotice; asked: boolean };

/**
 * Takes in what a provider reports, in any order and any number of times: the first capture of the right amount pays an
 * unpaid order, or what a changed one costs more; every other one (late, double, of a wrong amount, begun here and not known any more) is refunded in full and said so.
 */
export async function settlePayment(tx: Tx, context: Context, { methodId, notice, asked }: Report): Promise<Settlement> {
  if (notice.kind === 'other') return 'nothing';
  if (notice.kind === 'refundChanged') {
    await context.enqueue(tx, orderRefund, { refundId: notice.refundId });
    return 'nothing';
  }
  if (notice.kind === 'cardChanged') {
    await noticeCard(tx, context, { provider: methodId, reference: notice.reference });
    return 'nothing';
  }
  const attempt = await findPaymentAttempt(tx, { methodId, providerReference: notice.reference });
  if (notice.kind === 'changed') {
    if (attempt) await context.enqueue(tx, attemptQuestion, { attemptId: attempt.id });
    return 'nothing';
  }
  const order = attempt ? await loadOrderForUpdate(tx, { id: attempt.orderId }) : null;
  if (notice.kind === 'pending') {
    if (attempt && order) await waitForAttempt(tx, attempt, context.now());
    return 'waits';
  }
  if (notice.kind === 'failed') return attempt && order ? fail(tx, context, { attempt, order, asked }) : 'nothing';
  if (notice.amount <= 0) return 'nothing';
  // Money that went back before its attempt was known by this name pays nothing any more.
  if (attempt && order && (await isOrphanRefunded(tx, { methodId, reference: notice.reference }))) return 'nothing';
  if (attempt && order) return capture(tx, context, { attempt, order, capture: notice });
  return captureOrphan(tx, context, { methodId, capture: notice });
}

type Capture = Extract<PaymentNotice, { kind: 'captured' }>;

const provider = (name: string): Actor => ({ actorKind: 'provider', actorId: null, actorName: name });

async function capture(
  tx: Tx,
  context: Context,
  { attempt, order, capture: { amount, currency, detail, keeps } }: { attempt: Attempt; order: OrderRow; capture: Capture },
): Promise<Settlement> {
  const rightAmount = amount === dueOf(order) && currency === order.currency;
  const transition = order.payStatus === 'paid' ? 'payDue' : 'pay';
  const settles = rightAmount && stateAfter(await readFacts(tx, order), transition) !== null;
  const at = context.now();
  const news = await captureAttempt(tx, context, {
    orderId: order.id,
    attemptId: attempt.id,
    amount,
    settles,
    detail: detail && { ...attempt.detail, ...detail },
  });
  if (!news) return 'nothing';
  if (keeps) await context.enqueue(tx, cardKept, { provider: attempt.methodId, ...keeps });
  if (!settles) {
    await refundSurplus(tx, context, {
      order,
      source: { attemptId: attempt.id, methodId: attempt.methodId, reference: attempt.providerReference },
      amount,
      currency,
    });
    return 'refunded';
  }
  const paidAmount = order.paidAmount + amount;
  await transitionOrder(tx, context, order, {
    transition,
    event: 'paid',
    set:
      transition === 'pay'
        ? { paidAmount, paidAt: at, paymentMethodId: attempt.methodId }
        : { paidAmount, dueAmount: 0, paymentDueAt: null, paymentMethodId: order.paymentMethodId ?? attempt.methodId },
    detail: { amount, currency, methodId: attempt.methodId },
    actor: provider(attempt.methodId),
  });
  if (transition === 'pay') {
    await confirmUses(tx, order.id);
    await queueSale(tx, context, order.id);
  } else await queueCards(tx, context, { orderId: order.id, lines: await findLines(tx, [order.id]) });
  await queueMail(tx, context, { orderId: order.id, kind: 'paymentReceived' });
  return 'paid';
}

async function captureOrphan(tx: Tx, context: Context, { methodId, capture: found }: { methodId: string; capture: Capture }): Promise<Settlement> {
  const { reference, amount, currency, orderNo } = found;
  if (!orderNo) {
    // The provider's account serves others than this shop: their money is not touched.
    context.log.info({ methodId, reference }, 'a payment that was not begun here is left alone');
    return 'nothing';
  }
  const known = await findOrder(tx, { orderNo });
  const order = known ? await loadOrderForUpdate(tx, { id: known.id }) : null;
  // Reported by an earlier event. Of two concurrent ones for an unknown order, the index rejects one, which is processed again later.
  if (await isOrphanRefunded(tx, { methodId, reference })) return 'nothing';
  await refundSurplus(tx, context, { order, source: { attemptId: null, methodId, reference }, amount, currency });
  return 'refunded';
}

const failedMailDelayMs = 3 * 60_000;

async function fail(tx: Tx, context: Context, { attempt, order, asked }: { attempt: Attempt; order: OrderRow; asked: boolean }): Promise<Settlement> {
  if (!(await failAttempt(tx, attempt, context.now()))) return 'nothing';
  await recordEvent(tx, context, { order, event: 'paymentFailed', detail: { methodId: attempt.methodId }, actor: provider(attempt.methodId) });
  // A shopper on the payment page sees it there.
  if (asked || !awaitsPayment(order)) return 'failed';
  // A shopper who tries again at once is spared the mail.
  const startAfter = new Date(context.now().getTime() + failedMailDelayMs);
  await queueMail(tx, context, { orderId: order.id, kind: 'paymentFailed' }, { startAfter });
  return 'failed';
}
