import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { readShopFacts } from './shop-facts.ts';
import { smsProvider, TextRejected } from './sms-provider.ts';
import type { textJob } from './text-job.ts';

/** Sends a text message, with the shop's name before it. One that the provider refuses for good is logged, and not tried again. */
export async function sendText(context: Context, message: z.output<typeof textJob.data>): Promise<void> {
  const { name } = await readShopFacts(context, message.lang);
  try {
    await smsProvider(context.config, name).send({ id: message.id, to: message.to, text: `${name}: ${message.text}`, at: context.now() });
  } catch (error) {
    if (!(error instanceof TextRejected)) throw error;
    // Neither the number nor the text: they are personal data.
    context.log.warn({ message: message.id, reason: error.message }, 'a text message was refused');
  }
}
