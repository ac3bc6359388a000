/** Whether a webhook is PayPal's: its signature by the certificate that it names, which is taken from PayPal's own address alone. */
import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { ShopError } from '#kit/pure/shop-error.ts';
import { paymentLimits, providerAway } from '../contract.ts';
import type { WebhookRequest } from '../provider.ts';
import { fetchFromPaypal, type PaypalAccount, type PaypalLine } from './paypal-api.ts';

/**
 * PayPal sends a notification that was not taken again for three days, with the time of the first transmission; until
 * then an old one is no replay. What was stored once is not processed again.
 */
const resendMs = 3 * 24 * 3_600_000 + 3_600_000;

const transmission = z.object({
  'paypal-transmission-id': z.string().regex(/^[\w-]{1,100}$/),
  'paypal-transmission-time': z.iso.datetime({ offset: true }).max(40),
  'paypal-transmission-sig': z.string().regex(/^[\w+/=-]{1,1000}$/),
  'paypal-cert-url': z.string().max(500),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
});

/** Certificates by account and address; PayPal has few. */
const certificates = new WeakMap<PaypalAccount, Map<string, X509Certificate>>();
const mostCertificates = 20;

/**
 * Whether PayPal signed this for the configured webhook, and lately.
 * @throws timedOut (20000), providerAway (500) when its certificate cannot be had
 */
export async function isFromPaypal(line: PaypalLine, { headers, body, now }: Pick<WebhookRequest, 'headers' | 'body' | 'now'>): Promise<boolean> {
  const read = transmission.safeParse(headers);
  if (!read.success) return false;
  const { 'paypal-transmission-id': id, 'paypal-transmission-time': time, 'paypal-transmission-sig': signature } = read.data;
  const ageMs = now.getTime() - Date.parse(time);
  if (ageMs > resendMs || ageMs < -paymentLimits.webhookAgeMs) return false;
  const address = certificateAddress(line.account, read.data['paypal-cert-url']);
  if (!address) return false;
  const certificate = await certificateAt(line, address);
  if (now < new Date(certificate.validFrom) || now > new Date(certificate.validTo)) return false;
  const signed = `${id}|${time}|${line.account.webhookId}|${crc32(body)}`;
  return verify('RSA-SHA256', Buffer.from(signed), certificate.publicKey, Buffer.from(signature, 'base64'));
}

/** The address of a certificate if it is one of PayPal's: where the interface is (`api-m.…`), or its older name (`api.…`); else null. */
export function certificateAddress(account: Pick<PaypalAccount, 'apiUrl'>, given: string): URL | null {
  if (!URL.canParse(given)) return null;
  const [wanted, url] = [new URL(account.apiUrl), new URL(given)];
  const hosts = [wanted.host, wanted.host.replace(/^api-m\./, 'api.')];
  const bare = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  const isIts = url.protocol === wanted.protocol && hosts.includes(url.host) && /^\/v1\/notifications\/certs\/[\w-]{1,200}$/.test(url.pathname);
  return bare && isIts ? url : null;
}

async function certificateAt({ account, limitMs }: PaypalLine, url: URL): Promise<X509Certificate> {
  const cached = certificates.get(account) ?? new Map<string, X509Certificate>();
  certificates.set(account, cached);
  const known = cached.get(url.href);
  if (known) return known;
  const certificate = readCertificate(await fetchFromPaypal(url, limitMs));
  if (cached.size >= mostCertificates) cached.clear();
  cached.set(url.href, certificate);
  return certificate;
}

function readCertificate(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch (error) {
    throw new ShopError(providerAway, { cause: error });
  }
}
