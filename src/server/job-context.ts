import type { Context } from '#kit/server/context.ts';
import type { Host } from '#kit/server/slice.ts';
import { contextInForce } from '#shop/payments/accounts/index.ts';
import { applyOwnTexts } from '#shop/texts/index.ts';

/** The context in which a job or command runs: payment providers and texts as the merchant has them now. */
export async function contextForJob(host: Host, name: string): Promise<Context> {
  await applyOwnTexts(host.database.reader);
  return contextInForce(host, { name });
}
