/** Who carries text messages. One interface; a provider is chosen by the configuration. */
import { sendMail } from '#kit/server/mail/mail.ts';
import type { HostConfig } from '#kit/server/host-config.ts';

/** A text message ready to go. `id` stays the same when it is tried again, so that a provider can recognize it. */
export type OutgoingText = { id: string; to: string; text: string; at: Date };

/** The provider will not take this message, now or later: a number that is none, a country it does not serve. */
export class TextRejected extends Error {}

/** Carries text messages. A message that cannot be sent now is thrown, so that its job tries again; `TextRejected`: it never can. */
export type SmsProvider = { name: string; send(message: OutgoingText): Promise<void> };

const usualPatienceMs = 10_000;

/** Answers below 500 that are about the moment, not about the message: too slow, too early, too many, a token that is being changed. */
const passing = new Set([401, 403, 408, 425, 429]);

/**
 * A gateway that takes `{ id, to, text }` as JSON, with a bearer token; any 2xx answer is a message taken, whatever it says.
 * The token is not shown to anywhere that the gateway might redirect to.
 */
export function gatewayProvider({
  url,
  token,
  patienceMs = usualPatienceMs,
}: {
  url: string;
  token: string | null;
  /** How long an answer may take. */
  patienceMs?: number;
}): SmsProvider {
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
      if (answer.ok) return;
      const why = `the SMS gateway answered ${answer.status}`;
      throw answer.status < 500 && !passing.has(answer.status) ? new TextRejected(why) : new Error(why);
    },
  };
}

/** Without a gateway: where mails land without SMTP, one `.eml` file per message. */
export function folderProvider(config: Pick<HostConfig, 'mailDir' | 'baseUrl'>, shopName: string): SmsProvider {
  return {
    name: 'folder',
    async send({ id, to, text, at }) {
      const from = { name: shopName, address: `sms@${new URL(config.baseUrl).hostname}` };
      await sendMail({ ...config, smtpUrl: null, transports: undefined }, { id, from, to, subject: text.slice(0, 60), html: '', text, at });
    },
  };
}

/** The provider that the configuration names, behind what extensions bring. */
export function smsProvider(config: HostConfig, shopName: string): SmsProvider {
  const own = config.sms ? gatewayProvider(config.sms) : folderProvider(config, shopName);
  const { transports } = config;
  if (!transports) return own;
  return { name: own.name, send: async (message) => void ((await transports.sms(message)) || (await own.send(message))) };
}
