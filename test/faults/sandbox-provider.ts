/** The sandbox seen from the other side: a provider that captures money, has its own books, and notifies the shop by signed webhooks, reliably or not. */
import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { machineNow } from '#test/harness/machine-date.ts';
import { send, type Answer } from './buyers.ts';
import type { FaultShop } from './fault.ts';
import { query } from './look-up.ts';

/** Money that the provider took. */
export type Capture = { reference: string; amount: number; currency: string; orderNo?: string };

/** How a webhook goes wrong on its way. */
export type Flaw = { signature?: 'foreign' | 'missing'; secondsOld?: number; bodyAfterSigning?: string };

/** The provider and its books. */
export type SandboxProvider = {
  captures: Capture[];
  /** Captures money, whether or not the shop is notified. */
  capture(capture: Capture): Capture;
  /** Tells the shop; the same `id` is the same event. */
  notify(event: ProviderEvent, flaw?: Flaw): Promise<Answer>;
  /** Tells the shop and does not wait for its answer: a time-out on the provider's side. */
  notifyAndHangUp(event: ProviderEvent): Promise<void>;
};

/** An event as the sandbox sends it. */
export type ProviderEvent = { id: string; type: 'payment.captured' | 'payment.failed'; data: Capture };

const path = '/api/web/payment/webhook/sandbox';
const hangUpMs = 3;

/** The provider of a shop, which knows the secret that both share. */
export async function sandboxProvider(shop: FaultShop): Promise<SandboxProvider> {
  const [row] = await query<{ webhookSecret: string }>(shop, "select webhook_secret from payment_provider where id = 'sandbox'");
  const secret = row!.webhookSecret;
  const captures: Capture[] = [];
  return {
    captures,
    capture(capture) {
      captures.push(capture);
      return capture;
    },
    notify(event, flaw = {}) {
      const body = JSON.stringify(event);
      return send(`${shop.url}${path}`, { method: 'POST', headers: headersOf(body, secret, flaw), body: flaw.bodyAfterSigning ?? body });
    },
    notifyAndHangUp(event) {
      const body = JSON.stringify(event);
      return new Promise((done) => {
        const asked = request(`${shop.url}${path}`, { method: 'POST', headers: { ...headersOf(body, secret, {}), 'content-length': Buffer.byteLength(body) } });
        asked.on('error', () => done());
        asked.on('close', () => done());
        asked.end(body, () => setTimeout(() => asked.destroy(), hangUpMs));
      });
    },
  };
}

/** The headers of a webhook of the sandbox, sent at `now`. */
export function headersOf(
  body: string,
  secret: string,
  { signature, secondsOld = 0, now = machineNow().getTime() }: Flaw & { now?: number },
): Record<string, string> {
  const type = { 'content-type': 'application/json' };
  if (signature === 'missing') return type;
  const seconds = Math.floor(now / 1000) - secondsOld;
  const key = signature === 'foreign' ? `${secret}-not` : secret;
  const hmac = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  return { ...type, 'sandbox-signature': `t=${seconds},v1=${hmac}` };
}
