/** Calls to Stripe: its own library, loaded only where Stripe is set up, with time limits, and errors translated into the shop's. */
import type Stripe from 'stripe';
import { z } from 'zod';
import { timedOut } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { PaymentConfig } from '#kit/server/host-config.ts';
import { paymentLimits, providerAway, providerRefused } from '../contract.ts';

type Settings = NonNullable<PaymentConfig['stripe']>;

const clients = new WeakMap<Settings, Promise<Stripe>>();

/** The client of these settings. */
export function stripeClient(settings: Settings): Promise<Stripe> {
  let client = clients.get(settings);
  if (!client) clients.set(settings, (client = open(settings)));
  return client;
}

async function open({ secretKey, apiUrl, callMs = paymentLimits.callMs }: Settings): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  return new Library(secretKey, {
    protocol: isHttps ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
    // Asked twice at most, within the limit of one call.
    maxNetworkRetries: 1,
    timeout: Math.floor(callMs * 0.45),
    telemetry: false,
    appInfo: { name: 'Vitrine' },
  });
}

/** Stripe understood a request and refuses it. `code` is Stripe's. */
export class StripeApiError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'StripeApiError';
    this.code = code;
  }
}

// Types and codes only: what else an error carries (headers, bodies, the request) is not written down.
const stripeError = z.object({
  type: z.string().catch(''),
  code: z.string().optional().catch(undefined),
  param: z.string().optional().catch(undefined),
  statusCode: z.number().optional().catch(undefined),
  requestId: z.string().optional().catch(undefined),
  message: z.string().catch(''),
  detail: z
    .object({ code: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/**
 * Asks Stripe something, outside of any transaction.
 * @throws timedOut (20000), providerAway (500), providerRefused (41) when Stripe does not let this shop in, StripeApiError for a request that it refuses
 */
export async function askStripe<T>(context: Context, call: (stripe: Stripe) => Promise<T>): Promise<T> {
  const settings = context.config.payments.stripe;
  if (!settings) throw new ShopError(providerRefused);
  const stripe = await stripeClient(settings);
  try {
    return await within(settings.callMs ?? paymentLimits.callMs, call(stripe));
  } catch (error) {
    throw read(context, error);
  }
}

/** What Stripe answered, in the shape that is relied on. @throws providerAway (500) */
export function shaped<Schema extends z.ZodType>(context: Context, schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  context.log.warn({ issues: parsed.error.issues.map(({ path, code }) => ({ path, code })) }, 'Stripe answered what cannot be understood');
  throw new ShopError(providerAway);
}

/** Stripe took longer than one call may. */
export class Overdue extends Error {}

/** Waits for a call at most so long. @throws Overdue */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Overdue()), ms);
  });
  try {
    return await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}

function read(context: Context, error: unknown): Error {
  if (error instanceof Overdue) return new ShopError(timedOut);
  const known = stripeError.safeParse(error);
  const { type, code, param, statusCode, requestId, message, detail } = known.success ? known.data : stripeError.parse({});
  const details = { type, code, param, statusCode, requestId };
  if (type === 'StripeConnectionError' && detail?.code === 'ETIMEDOUT') return new ShopError(timedOut);
  if (type === 'StripeInvalidRequestError' || type === 'StripeCardError') {
    context.log.warn({ ...details, reason: withoutSecrets(message) }, 'Stripe refused a request');
    return new StripeApiError(code ?? '', withoutSecrets(message));
  }
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError') {
    context.log.error(details, 'Stripe does not take this key, or not for this');
    return new ShopError(providerRefused);
  }
  context.log.warn(details, 'Stripe could not be asked');
  return new ShopError(providerAway);
}

function withoutSecrets(message: string): string {
  return message.replaceAll(/\b(?:[srp]k|whsec)_[\w*]+|_secret_\w+/g, '…').slice(0, 300);
}
