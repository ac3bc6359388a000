import { z } from 'zod';
import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { paymentLimits, providerAway } from '../contract.ts';
import type { Attempt, PaymentNotice, PaymentProvider, RefundState } from '../provider.ts';
import { isOpen } from '../states.ts';
import type { PaypalLine } from './paypal-api.ts';
import { fromPaypalMoney, paypalTakes, toPaypalMoney } from './paypal-money.ts';
import {
  askForOrder,
  askForRefund,
  capturesOf,
  customId,
  findCaptureId,
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
import { isFromPaypal } from './paypal-webhook.ts';

/** What is stored of an attempt. */
const detail = z.object({ orderId: paypalId.optional(), captureId: paypalId.optional() });

/** PayPal's pages speak these. */
const locales: Readonly<Record<string, string>> = {
  en: 'en-US',
  zh: 'zh-CN',
  'zh-TW': 'zh-TW',
  'zh-HK': 'zh-HK',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  id: 'id-ID',
  it: 'it-IT',
  ja: 'ja-JP',
  ko: 'ko-KR',
  pt: 'pt-PT',
  th: 'th-TH',
};

/** PayPal (Orders v2): the shopper agrees on PayPal's page, the shop fetches the money. */
export const paypal: PaymentProvider = {
  id: 'paypal',
  traits: { capturedLater: false, shipsBeforePayment: false },
  windowMs: paymentLimits.onlineWindowMs,
  title: (locale) => m.payment_method_paypal({}, { locale }),
  offered: (config) => config.payments.paypal !== null,
  accepts: paypalTakes,
  async start(context, attempt) {
    const line = lineOf(context);
    const known = await knownOrder(line, attempt);
    const order = known ?? (await createOrder(line, attempt, returnAddress(context, attempt)));
    // Agreed to already: what is left is to fetch the money, which coming back does.
    const url = order.status === 'APPROVED' || order.status === 'COMPLETED' ? returnAddress(context, attempt) : approvalAddress(line, order);
    const action = { type: 'redirect', url } as const;
    const stored = { ...attempt.detail, orderId: order.id };
    return { state: 'requiresAction', action, providerReference: order.id, ...(known ? {} : { detail: stored }) };
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

function lineOf(context: Context): PaypalLine {
  const account = context.config.payments.paypal;
  if (!account) throw new ShopError(providerAway, { cause: 'PayPal is not set up' });
  return { account, now: context.now(), limitMs: account.callMs ?? paymentLimits.callMs, shop: new URL(context.config.baseUrl).host };
}

const returnAddress = (context: Context, { id }: Attempt): string => `${context.config.baseUrl}/payment/return/paypal/${id}`;

/** The order that this attempt has at PayPal; null for none, or one that has run out. */
async function knownOrder(line: PaypalLine, attempt: Attempt): Promise<PaypalOrder | null> {
  const { orderId } = detail.parse(attempt.detail);
  if (orderId === undefined) return null;
  const found = await askForOrder(line, { method: 'GET', path: `/v2/checkout/orders/${orderId}` });
  return isPaypalError(found) || found.status === 'VOIDED' ? null : found;
}

async function createOrder(line: PaypalLine, attempt: Attempt, url: string): Promise<PaypalOrder> {
  const { id, orderNo, lang } = attempt;
  const before = detail.parse(attempt.detail).orderId;
  const locale = locales[lang];
  const made = await askForOrder(line, {
    method: 'POST',
    path: '/v2/checkout/orders',
    // The same attempt is the same order, unless PayPal has forgotten that one.
    requestId: before === undefined ? id : `${id}:${before}`,
    body: {
      intent: 'CAPTURE',
      purchase_units: [{ amount: toPaypalMoney(attempt), custom_id: customId(line, orderNo), invoice_id: orderNo, description: orderNo }],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: url,
            cancel_url: url,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            ...(locale ? { locale } : {}),
          },
        },
      },
    },
  });
  if (isPaypalError(made)) throw refusedBy('an order', made);
  return made;
}

/**
 * Where the shopper agrees.
 * @throws providerAway (500) for an address that is not PayPal's
 */
function approvalAddress({ account }: PaypalLine, { links }: PaypalOrder): string {
  const href = links.find((link) => link.rel === 'payer-action' || link.rel === 'approve')?.href ?? '';
  const [own, url] = [new URL(account.apiUrl), URL.canParse(href) ? new URL(href) : null];
  const isIts = url !== null && (url.origin === own.origin || (url.protocol === 'https:' && /(^|\.)paypal\.com$/.test(url.hostname)));
  if (!isIts) throw new ShopError(providerAway, { cause: 'PayPal named no page of its own to agree on' });
  return url.href;
}

async function askWhatBecame(context: Context, line: PaypalLine, { attempt, orderId }: { attempt: Attempt; orderId: string }): Promise<PaymentNotice | null> {
  const path = `/v2/checkout/orders/${orderId}`;
  const order = await askForOrder(line, { method: 'GET', path });
  if (isPaypalError(order)) return { kind: 'failed', reference: orderId };
  if (order.status !== 'APPROVED') return noticeOfOrder(line, order);
  // Money is fetched only for what can be paid still; what the shopper agreed to for nothing runs out at PayPal.
  if (!isOpen(attempt.state)) return null;
  if (!hasAmount(order, attempt)) {
    context.log.error({ attempt: attempt.id, paypalOrder: orderId }, 'an order at PayPal is about another sum; nothing is captured');
    return { kind: 'failed', reference: orderId };
  }
  const captured = await askForOrder(line, { method: 'POST', path: `${path}/capture`, requestId: `${attempt.id}:capture` });
  if (!isPaypalError(captured)) return noticeOfOrder(line, captured);
  if (captured.refused === 'ORDER_ALREADY_CAPTURED') {
    const again = await askForOrder(line, { method: 'GET', path });
    return isPaypalError(again) ? null : noticeOfOrder(line, again);
  }
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
  const read = event.safeParse(parsed(body));
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

function refusedBy(what: string, { refused, debugId }: PaypalError): ShopError {
  return new ShopError(providerAway, { cause: `PayPal refused ${what}: ${refused} (debug id ${debugId})` });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
