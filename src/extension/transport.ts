/** Ways of extensions to send mails and text messages. */
import type { Mail } from '#kit/server/mail/message.ts';
import type { ExtensionContext } from './context.ts';

/**
 * Sends every mail of the shop, in place of SMTP. Called by a job, which is tried again when it throws; `mail.id` stays the same then.
 * `isReady`: whether the merchant has set it up; otherwise mails go as they went.
 */
export type MailTransport<Settings = never> = { isReady(settings: Settings): boolean; send(context: ExtensionContext<Settings>, mail: Mail): Promise<void> };

/** Sends every text message of the shop, in place of the gateway; otherwise as `MailTransport`. `to` is an international number with plus. */
export type SmsTransport<Settings = never> = {
  isReady(settings: Settings): boolean;
  send(context: ExtensionContext<Settings>, message: { id: string; to: string; text: string }): Promise<void>;
};
