/** Webhooks of a shop, verified by the Standard Webhooks specification. Runs wherever there is Web Crypto. */
import type { WebhookEvent } from './generated/events.ts';

export type { WebhookEvent } from './generated/events.ts';

/** What the shop sent. Events that come to be after this client was built have other types. */
export type WebhookMessage = { id: string; type: WebhookEvent | (string & {}); timestamp: string; version: number; data: Record<string, unknown> };

/** Time stamps further off than this are refused. */
const toleranceSeconds = 300;

type HeadersGiven = Headers | Record<string, string | readonly string[] | undefined>;

/**
 * The message, if the holder of one of the secrets sent it within the last five minutes, else null. `body` is the text as it came: JSON that was parsed and
 * written again has another signature.
 */
export async function verifyWebhook({
  body,
  headers,
  secrets,
  now = Date.now(),
}: {
  body: string;
  headers: HeadersGiven;
  /** `whsec_…`; two while a new one replaces the old. */
  secrets: string | readonly string[];
  /** In milliseconds. */
  now?: number;
}): Promise<WebhookMessage | null> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headerOf(headers, name));
  if (!id || !timestamp || !signatures || !(Math.abs(now / 1_000 - Number(timestamp)) <= toleranceSeconds)) return null;
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const secret of [secrets].flat()) {
    const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
    for (const signature of signatures.split(' ')) {
      const given = signature.startsWith('v1,') ? bytesOf(signature.slice(3)) : null;
      if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) return { id, ...(JSON.parse(body) as Omit<WebhookMessage, 'id'>) };
    }
  }
  return null;
}

function headerOf(headers: HeadersGiven, name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Bytes of base64; none of what is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
