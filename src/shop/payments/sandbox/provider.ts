import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import * as m from '#messages';
import { jsonOrNull } from '#kit/server/http/read-at-most.ts';
import { paymentLimits } from '../contract.ts';
import type { Attempt, PaymentNotice, PaymentProvider } from '../provider.ts';

/** What the sandbox stores of an attempt: like a real provider, it decides on its own and notifies the shop afterwards. */
export const sandboxDetail = z.object({
  step: z.enum(['card', 'secure']).default('card'),
  outcome: z.enum(['captured', 'failed']).optional(),
  late: z.boolean().default(false),
});

/** What the sandbox stores of an attempt. */
export type SandboxDetail = z.output<typeof sandboxDetail>;

/** Header of the sandbox's webhooks: `t=<seconds>,v1=<HMAC-SHA256 of "<t>.<body>", hex>`. */
export const sandboxSignatureHeader = 'sandbox-signature';

const event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(60),
  data: z.object({
    reference: z.string().min(1).max(200),
    amount: z.number().int().nonnegative(),
    currency: z.string().length(3),
    orderNo: z.string().max(40).optional(),
  }),
});

/** The sandbox: a test provider inside the shop, rejected in production unless configured. */
export const sandbox: PaymentProvider = {
  id: 'sandbox',
  traits: { capturedLater: false, shipsBeforePayment: false },
  windowMs: paymentLimits.onlineWindowMs,
  title: (locale) => m.payment_method_sandbox({}, { locale }),
  note: (locale) => m.checkout_pay_sandbox_note({}, { locale }),
  offered: (config) => config.sandboxPayments,
  async start(_context, attempt) {
    const { outcome } = sandboxDetail.parse(attempt.detail);
    if (outcome) return { state: 'pending', action: { type: 'none' }, providerReference: attempt.providerReference };
    // The same address each time it is asked for: two tabs stand at one page.
    const { providerReference } = attempt;
    return { state: 'requiresAction', action: { type: 'redirect', url: `/payment/sandbox/${providerReference}` }, providerReference };
  },
  async confirm(_context, attempt) {
    const { outcome } = sandboxDetail.parse(attempt.detail);
    return outcome ? sandboxNotice(attempt, outcome) : null;
  },
  refund: async () => ({ state: 'succeeded' }),
  async handleWebhook(_context, { headers, body, secret, now }) {
    const header = headers[sandboxSignatureHeader];
    if (typeof header !== 'string' || !isSigned({ header, body, secret, now })) return null;
    const read = event.safeParse(jsonOrNull(body));
    if (!read.success) return null;
    const { id, type, data } = read.data;
    if (type === 'payment.captured')
      return {
        eventId: id,
        notice: {
          kind: 'captured',
          reference: data.reference,
          amount: data.amount,
          currency: data.currency,
          ...(data.orderNo ? { orderNo: data.orderNo } : {}),
        },
      };
    return { eventId: id, notice: type === 'payment.failed' ? { kind: 'failed', reference: data.reference } : { kind: 'other' } };
  },
};

/** What the sandbox says of an attempt that it has decided. */
function sandboxNotice(attempt: Attempt, outcome: 'captured' | 'failed'): PaymentNotice {
  const { providerReference: reference, amount, currency, orderNo } = attempt;
  return outcome === 'captured' ? { kind: 'captured', reference, amount, currency, orderNo } : { kind: 'failed', reference };
}

/** A webhook's body as the sandbox sends it. The event's id follows from the attempt, so that sending it again is the same event. */
export function sandboxEventBody(attempt: Attempt, outcome: 'captured' | 'failed'): string {
  const { providerReference: reference, amount, currency, orderNo } = attempt;
  return JSON.stringify({ id: `evt_${attempt.id}_${outcome}`, type: `payment.${outcome}`, data: { reference, amount, currency, orderNo } });
}

/** The signature header of a body sent at `now`. */
export function signSandboxBody(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(`${seconds}.${body}`, secret).toString('hex')}`;
}

function isSigned({ header, body, secret, now }: { header: string; body: string; secret: string; now: Date }): boolean {
  const found = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  if (!found) return false;
  const [, seconds = '', signature = ''] = found;
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > paymentLimits.webhookAgeMs) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), hmac(`${seconds}.${body}`, secret));
}

function hmac(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
