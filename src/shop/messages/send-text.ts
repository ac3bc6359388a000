import type { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { readShopFacts } from './shop-facts.ts';
import { smsProvider } from './sms-provider.ts';
import type { textJob } from './text-job.ts';

/** Sends a text message, with the shop's name before it. */
export async function sendText(context: Context, message: z.output<typeof textJob.data>): Promise<void> {
  const { name } = await readShopFacts(context, message.lang);
  await smsProvider(context.config, name).send({ id: message.id, to: message.to, text: `${name}: ${message.text}`, at: context.now() });
}
