import type { Context } from '#kit/server/context.ts';
import type { MadeMail } from '#kit/server/mail/mail-sample.ts';
import { sendMail } from '#kit/server/mail/mail.ts';
import type { ShopFacts } from './shop-facts.ts';

/** A mail that is ready. `replyTo` goes before the merchant's own. */
export type ReadyMail = MadeMail & { id: string; to: string; replyTo?: string | undefined; headers?: Readonly<Record<string, string>> | undefined };

/** Sends a mail with the merchant's sender. Never inside a transaction. */
export async function dispatchMail(context: Context, { sender, replyTo }: Pick<ShopFacts, 'sender' | 'replyTo'>, mail: ReadyMail): Promise<void> {
  const address = sender.address || `shop@${new URL(context.config.baseUrl).hostname}`;
  await sendMail(context.config, { ...mail, from: { name: sender.name, address }, replyTo: mail.replyTo ?? (replyTo || undefined), at: context.now() });
}
