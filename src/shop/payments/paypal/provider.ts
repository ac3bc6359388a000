import { z } from 'zod';
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { jsonOrNull } from '#kit/server/http/read-at-most.ts';
import { isId } from '#kit/server/ids.ts';
import { paymentLimits } from '../contract.ts';
import type { Attempt, PaymentNotice, PaymentProvider, RefundState, ShipTo } from '../provider.ts';
import { isOpen } from '../states.ts';
import type { PaypalLine } from './paypal-api.ts';
import { fromPaypalMoney, paypalTakes, toPaypalMoney } from './paypal-money.ts';
import {
  askForOrder,
  askForRefund,
  capturesOf,
  customId,
  findCaptureId,
  invoiceId,
  isPaypalError,
  noticeOfCapture,
  orderIdOf,
  paypalCapture,
  paypalId,
  referenceOfCapture,
  type PaypalOrder,
  type PaypalRefund,
  type PaypalError,
} from './paypal-orders.ts';
import { captureAgreed, captureOrder } from './paypal-captures.ts';
import { approvalAddress, experienceOf, lineOf, refusedBy } from './paypal-pages.ts';
import { isFromPaypal } from './paypal-webhook.ts';

/** What is stored of an attempt; `agreed`: its order at PayPal was agreed to by a button, before there was an order of the shop's. */
const detail = z.object({ orderId: paypalId.optional(), captureId: paypalId.optional(), agreed: z.literal(true).optional() });

/** PayPal (Orders v2): the shopper agrees on PayPal's page, the shop fetches the money. */
export const paypal: PaymentProvider = {
  id: 'paypal',
  traits: { capturedLater: false, shipsBeforePayment: false },
  windowMs: paymentLimits.onlineWindowMs,
  title: (locale) => m.payment_method_paypal({}, { locale }),
  offered: (config) => config.payments.paypal !== null,
  agreedNote: (locale) => m.payment_paypal_agreed({}, { locale }),
  accepts: paypalTakes,
  async start(context, attempt, shipTo) {
    const line = lineOf(context);
    const before = await knownOrder(line, attempt);
    const known = before && isAgreed(attempt) ? await takeAgreed(context, line, { attempt, order: before, shipTo }) : before;
    const order = known ?? (await createOrder(line, attempt, returnAddress(context, attempt)));
    // Agreed to already: what is left is to fetch the money, which coming back does.
    const url = order.status === 'APPROVED' || order.status === 'COMPLETED' ? returnAddress(context, attempt) : approvalAddress(line, order);
    const action = { type: 'redirect', url } as const;
    const { agreed: _agreed, ...rest } = attempt.detail;
    return { state: 'requiresAction', action, providerReference: order.id, ...(known ? {} : { detail: { ...rest, orderId: order.id } }) };
  },
  async confirm(context, attempt) {
    const { orderId } = detail.parse(attempt.detail);
    return orderId === undefined ? null : askWhatBecame(context, lineOf(context), { attempt, orderId });
  },
  refund: (context, refund) => refundCapture(context, lineOf(context), refund),
  async handleWebhook(context, request) {
    const line = lineOf(context);
    return (await isFromPaypal(line, request)) ? readEvent(context, line, request.body) : null;
  },
};

const returnAddress = (context: Context, { id }: Attempt): string => `${context.config.baseUrl}/payment/return/paypal/${id}`;

/** The order that this attempt has at PayPal; null for none, or one that has run out. */
async function knownOrder(line: PaypalLine, attempt: Attempt): Promise<PaypalOrder | null> {
  const { orderId } = detail.parse(attempt.detail);
  if (orderId === undefined) return null;
  const found = await askForOrder(line, { method: 'GET', path: `/v2/checkout/orders/${orderId}` });
  return isPaypalError(found) || found.status === 'VOIDED' ? null : found;
}

const isAgreed = ({ detail: { agreed } }: Attempt): boolean => agreed === true;

type Agreed = { attempt: Attempt; order: PaypalOrder; shipTo?: ShipTo | null | undefined };

/** Takes the money of what was agreed to by a button; null where PayPal refuses, so that the shopper has to agree to the order itself. */
async function takeAgreed(context: Context, line: PaypalLine, { attempt, order, shipTo }: Agreed): Promise<PaypalOrder | null> {
  const now = order.status === 'APPROVED' ? await captureAgreed(line, { attempt, orderId: order.id, shipTo }) : order;
  if (isPaypalError(now)) {
    context.log.warn({ attempt: attempt.id, issue: now.refused, debugId: now.debugId }, 'PayPal does not take what was agreed to by a button');
    return null;
  }
  return now.status === 'COMPLETED' && noticeOfOrder(line, now)?.kind !== 'failed' ? now : null;
}

async function createOrder(line: PaypalLine, attempt: Attempt, url: string): Promise<PaypalOrder> {
  const { id, orderNo, lang } = attempt;
  const before = detail.parse(attempt.detail).orderId;
  const made = await askForOrder(line, {
    method: 'POST',
    path: '/v2/checkout/orders',
    // The same attempt is the same order, unless PayPal has forgotten that one.
    requestId: before === undefined ? id : `${id}:${before}`,
    body: {
      intent: 'CAPTURE',
      purchase_units: [{ amount: toPaypalMoney(attempt), custom_id: customId(line, orderNo), invoice_id: invoiceId(attempt), description: orderNo }],
      payment_source: experienceOf({ url, lang, user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING' }),
    },
  });
  if (isPaypalError(made)) throw refusedBy('an order', made);
  return made;
}

async function askWhatBecame(context: Context, line: PaypalLine, { attempt, orderId }: { attempt: Attempt; orderId: string }): Promise<PaymentNotice | null> {
  const path = `/v2/checkout/orders/${orderId}`;
  const order = await askForOrder(line, { method: 'GET', path });
  if (isPaypalError(order)) return { kind: 'failed', reference: orderId };
  if (order.status !== 'APPROVED') return noticeOfOrder(line, order);
  // Money is fetched only for what can be paid still; what the shopper agreed to for nothing runs out at PayPal.
  if (!isOpen(attempt.state)) return null;
  if (!isAgreed(attempt) && !hasAmount(order, attempt)) {
    context.log.error({ attempt: attempt.id, paypalOrder: orderId }, 'an order at PayPal is about another sum; nothing is captured');
    return { kind: 'failed', reference: orderId };
  }
  const captured = isAgreed(attempt)
    ? await captureAgreed(line, { attempt, orderId })
    : await captureOrder(line, { orderId, requestId: `${attempt.id}:capture` });
  if (!isPaypalError(captured)) return noticeOfOrder(line, captured);
  if (captured.refused === 'ORDER_NOT_APPROVED' || captured.refused === 'PAYER_ACTION_REQUIRED') return null;
  context.log.warn({ attempt: attempt.id, issue: captured.refused, debugId: captured.debugId }, 'PayPal declined a capture');
  return { kind: 'failed', reference: orderId };
}

function hasAmount(order: PaypalOrder, { amount, currency }: Attempt): boolean {
  const sums = order.purchase_units.map((unit) => (unit.amount ? fromPaypalMoney(unit.amount) : null));
  return sums.length === 1 && sums[0]?.amount === amount && sums[0].currency === currency;
}

function noticeOfOrder(line: PaypalLine, order: PaypalOrder): PaymentNotice | null {
  const notices = capturesOf(order).map((capture) => noticeOfCapture(line, capture, order.id));
  const best = notices.find(({ kind }) => kind === 'captured') ?? notices.find(({ kind }) => kind === 'pending') ?? notices[0];
  return best ?? (order.status === 'VOIDED' ? { kind: 'failed', reference: order.id } : null);
}

async function refundCapture(context: Context, line: PaypalLine, refund: Parameters<PaymentProvider['refund']>[1]): Promise<RefundState> {
  const { id, providerReference, refundReference } = refund;
  if (refundReference !== null) return refundState(context, id, await askForRefund(line, { method: 'GET', path: `/v2/payments/refunds/${refundReference}` }));
  const captureId = detail.parse(refund.detail).captureId ?? (await findCaptureId(line, providerReference));
  if (captureId === null) {
    context.log.error({ refund: id }, 'PayPal knows no money that could be given back');
    return { state: 'failed' };
  }
  const made = await askForRefund(line, {
    method: 'POST',
    path: `/v2/payments/captures/${captureId}/refund`,
    requestId: id,
    body: { amount: toPaypalMoney(refund), custom_id: id },
  });
  // The capture itself is not through yet.
  if (isPaypalError(made) && made.refused === 'PENDING_CAPTURE') return { state: 'pending' };
  return refundState(context, id, made);
}

function refundState(context: Context, id: string, answer: PaypalRefund | PaypalError): RefundState {
  if (isPaypalError(answer)) {
    context.log.error({ refund: id, issue: answer.refused, debugId: answer.debugId }, 'PayPal refused a refund');
    return { state: 'failed' };
  }
  const { status, id: refundReference } = answer;
  return { state: status === 'COMPLETED' ? 'succeeded' : status === 'PENDING' ? 'pending' : 'failed', refundReference };
}

const event = z.object({ id: z.string().min(1).max(200), event_type: z.string().max(100), resource: z.record(z.string(), z.unknown()) });
const orderResource = z.object({ id: paypalId });
const refundResource = z.object({ custom_id: z.string().max(255).optional() });

/** Reads a notification whose signature is right. */
function readEvent(context: Context, line: PaypalLine, body: string): { eventId: string; notice: PaymentNotice } | null {
  const read = event.safeParse(jsonOrNull(body));
  if (!read.success) return null;
  const { id: eventId, event_type: type, resource } = read.data;
  try {
    return { eventId, notice: noticeOfEvent(line, type, resource) };
  } catch (error) {
    // It is signed and stored; sending it again would not make it clearer.
    context.log.error({ err: error, event: eventId, type }, 'a notification of PayPal cannot be understood');
    return { eventId, notice: { kind: 'other' } };
  }
}

const captureStates: Readonly<Record<string, string>> = {
  'PAYMENT.CAPTURE.COMPLETED': 'COMPLETED',
  'PAYMENT.CAPTURE.PENDING': 'PENDING',
  'PAYMENT.CAPTURE.DENIED': 'DECLINED',
  'PAYMENT.CAPTURE.DECLINED': 'DECLINED',
};

function noticeOfEvent(line: PaypalLine, type: string, resource: unknown): PaymentNotice {
  // The money is still at PayPal: it is fetched even if the browser never comes back.
  if (type === 'CHECKOUT.ORDER.APPROVED') return { kind: 'changed', reference: orderResource.parse(resource).id };
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type.startsWith('PAYMENT.REFUND.')) {
    const { custom_id: refundId } = refundResource.parse(resource);
    return refundId !== undefined && isId(refundId) ? { kind: 'refundChanged', refundId } : { kind: 'other' };
  }
  const status = captureStates[type];
  if (status === undefined) return { kind: 'other' };
  const capture = paypalCapture.parse(resource);
  return noticeOfCapture(line, { ...capture, status }, orderIdOf(capture) ?? referenceOfCapture(capture.id));
}
