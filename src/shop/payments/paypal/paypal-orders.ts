/** PayPal's orders, captures and refunds, as far as the shop reads them. */
import { z } from 'zod';
import { ShopError } from '#kit/pure/shop-error.ts';
import { providerAway } from '../contract.ts';
import type { Attempt, PaymentNotice } from '../provider.ts';
import { askPaypal, type PaypalCall, type PaypalLine } from './paypal-api.ts';
import { fromPaypalMoney, paypalMoney } from './paypal-money.ts';

/** What PayPal calls a thing; it goes into addresses. */
export const paypalId = z.string().regex(/^[\w-]{1,64}$/);

const link = z.object({ rel: z.string().max(100), href: z.string().max(2_000) });

/** Money that was taken, or was to be. */
export const paypalCapture = z.object({
  id: paypalId,
  status: z.string().max(60),
  amount: paypalMoney,
  custom_id: z.string().max(255).optional(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: paypalId.optional() }).optional() }).optional(),
  links: z.array(link).max(50).default([]),
});

/** Money that was taken, or was to be. */
export type PaypalCapture = z.output<typeof paypalCapture>;

const order = z.object({
  id: paypalId,
  status: z.string().max(60),
  links: z.array(link).max(50).default([]),
  purchase_units: z
    .array(z.object({ amount: paypalMoney.optional(), payments: z.object({ captures: z.array(paypalCapture).max(50).default([]) }).optional() }))
    .max(10)
    .default([]),
});

/** An order at PayPal. */
export type PaypalOrder = z.output<typeof order>;

const refund = z.object({ id: paypalId, status: z.string().max(60), custom_id: z.string().max(255).optional() });

/** Money given back. */
export type PaypalRefund = z.output<typeof refund>;

/** PayPal's errors, by name. */
export type PaypalError = { refused: string; debugId: string };

/** Reads an order or acts on it; returns an error by its name. */
export const askForOrder = (line: PaypalLine, call: PaypalCall): Promise<PaypalOrder | PaypalError> => askFor(line, call, order);

/** Reads or creates a refund; returns an error by its name. */
export const askForRefund = (line: PaypalLine, call: PaypalCall): Promise<PaypalRefund | PaypalError> => askFor(line, call, refund);

/** Asks for a thing and reads it; returns an error by its name. @throws timedOut (20000), providerAway (500) */
export async function askFor<Thing extends object>(line: PaypalLine, call: PaypalCall, thing: z.ZodType<Thing>): Promise<Thing | PaypalError> {
  const answer = await askPaypal(line, call);
  if (!answer.ok) return { refused: answer.issue, debugId: answer.debugId };
  const read = thing.safeParse(answer.body);
  if (!read.success) throw new ShopError(providerAway, { cause: read.error });
  return read.data;
}

/** Whether PayPal answered with an error. */
export function isPaypalError(answer: object): answer is PaypalError {
  return 'refused' in answer;
}

/** All that was taken for an order. */
export function capturesOf({ purchase_units: units }: PaypalOrder): PaypalCapture[] {
  return units.flatMap((unit) => unit.payments?.captures ?? []);
}

const taken: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const lost: ReadonlySet<string> = new Set(['DECLINED', 'FAILED']);

/** What PayPal stores of an order of the shop's: its number, and of which shop, because an account may serve several. */
export const customId = ({ shop }: PaypalLine, orderNo: string): string => `${orderNo}@${shop}`;

/** By this PayPal refuses a second payment of one invoice, unless the merchant allows it: what a paid order costs more is paid under another. */
export const invoiceId = ({ id, orderNo, detail: { rest } }: Pick<Attempt, 'id' | 'orderNo' | 'detail'>): string =>
  rest === true ? `${orderNo}-${id.slice(-8)}` : orderNo;

/**
 * What a capture means for the attempt that PayPal knows by `reference`.
 * @throws providerAway (500) for a sum that is none
 */
export function noticeOfCapture({ shop }: PaypalLine, capture: PaypalCapture, reference: string): PaymentNotice {
  if (lost.has(capture.status)) return { kind: 'failed', reference };
  if (!taken.has(capture.status)) return { kind: 'pending', reference };
  const [orderNo, of] = (capture.custom_id ?? '').split('@');
  const money = fromPaypalMoney(capture.amount);
  if (!money) throw new ShopError(providerAway, { cause: `PayPal captured ${capture.amount.value} ${capture.amount.currency_code}` });
  return { kind: 'captured', reference, ...money, ...(orderNo && of === shop ? { orderNo } : {}), detail: { captureId: capture.id } };
}

const captureMark = 'capture:';

/** The reference of a capture whose order PayPal does not name. */
export const referenceOfCapture = (captureId: string): string => `${captureMark}${captureId}`;

/** The order to which PayPal says that a capture belongs; null where it does not say. */
export function orderIdOf(capture: PaypalCapture): string | null {
  const orderId = capture.supplementary_data?.related_ids?.order_id;
  const up = capture.links.find((one) => one.rel === 'up')?.href;
  return orderId ?? /\/v2\/checkout\/orders\/([\w-]{1,64})$/.exec(up ?? '')?.[1] ?? null;
}

/** The capture behind a reference of an attempt or of money that belongs to none; null when there is none. */
export async function findCaptureId(line: PaypalLine, reference: string): Promise<string | null> {
  if (reference.startsWith(captureMark)) return reference.slice(captureMark.length);
  const found = await askForOrder(line, { method: 'GET', path: `/v2/checkout/orders/${encodeURIComponent(reference)}` });
  if (isPaypalError(found)) return null;
  return capturesOf(found).find((capture) => taken.has(capture.status))?.id ?? null;
}
