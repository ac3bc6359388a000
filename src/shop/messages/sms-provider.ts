/** Who carries text messages. One interface; a provider is chosen by the configuration. */
import { sendMail } from '#kit/server/mail.ts';
import type { HostConfig } from '#kit/server/host-config.ts';

/** A text message ready to go. `id` stays the same when it is tried again, so that a provider can tell. */
export type OutgoingText = { id: string; to: string; text: string; at: Date };

/** Carries text messages. A message that cannot be sent is thrown, so that its job tries again. */
export type SmsProvider = { name: string; send(message: OutgoingText): Promise<void> };

const patienceMs = 10_000;

/** A gateway that takes `{ id, to, text }` as JSON, with a bearer token; any 2xx answer is a message taken. */
export function gatewayProvider({ url, token }: { url: string; token: string | null }): SmsProvider {
  return {
    name: 'gateway',
    async send({ id, to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
        headers: { 'content-type': 'application/json', 'idempotency-key': id, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ id, to, text }),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
    },
  };
}

/** Without a gateway: where mails land without SMTP, one `.eml` file per message. */
export function folderProvider(config: Pick<HostConfig, 'mailDir' | 'baseUrl'>, shopName: string): SmsProvider {
  return {
    name: 'folder',
    async send({ id, to, text, at }) {
      const from = { name: shopName, address: `sms@${new URL(config.baseUrl).hostname}` };
      await sendMail({ ...config, smtpUrl: null }, { id, from, to, subject: text.slice(0, 60), html: '', text, at });
    },
  };
}

/** The provider that the configuration names. */
export function smsProvider(config: HostConfig, shopName: string): SmsProvider {
  return config.sms ? gatewayProvider(config.sms) : folderProvider(config, shopName);
}
