/** Notifications of PayPal, signed as its reference says, or wrong in a way that is asked for. */
import { randomBytes, randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { machineNow } from '#test/harness/machine-date.ts';
import type { Notification } from './paypal-records.ts';

type Signer = { account: { apiUrl: string; webhookId: string }; key: Parameters<typeof sign>[2] };

/** Headers and body of one. */
export function signNotification(
  { account, key }: Signer,
  { type, resource, ...more }: Notification & { type: string; resource: object },
): { headers: Record<string, string>; body: string } {
  const id = more.id ?? `WH-${randomBytes(17).toString('hex').toUpperCase().slice(0, 17)}`;
  const body = more.exactly ?? JSON.stringify({ id, event_version: '1.0', resource_version: '2.0', event_type: type, resource });
  const transmissionId = randomUUID();
  const time = (more.at ?? machineNow()).toISOString().replace(/\.\d+Z$/, 'Z');
  const signed = `${transmissionId}|${time}|${more.webhookId ?? account.webhookId}|${crc32(body)}`;
  return {
    body: more.altered ? more.altered(body) : body,
    headers: {
      'content-type': 'application/json',
      'paypal-transmission-id': transmissionId,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(signed), key).toString('base64'),
      'paypal-cert-url': more.certUrl ?? `${account.apiUrl}/v1/notifications/certs/CERT-good`,
      'paypal-auth-algo': more.algorithm ?? 'SHA256withRSA',
    },
  };
}
