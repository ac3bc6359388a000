import type { Context } from '#kit/server/context.ts';
import { payloadVersion } from './contract.ts';
import { queueDeliveries } from './job-kinds.ts';
import { findListeners } from './store.ts';
import { insertMessage } from './store-deliveries.ts';

/** Passes an event on to every endpoint that asked for it. Done again, nothing is sent twice. */
export async function dispatchWebhook(context: Context, event: { id: string; type: string; at: string; data: Record<string, unknown> }): Promise<void> {
  await context.transaction(async (tx) => {
    const to = await findListeners(tx, event.type);
    if (to.length === 0) return;
    const message = { id: event.id, type: event.type, at: new Date(event.at), payload: payloadOf(event) };
    await queueDeliveries(tx, context, await insertMessage(tx, { message, to }));
  });
}

/** The body that is signed and sent. */
export function payloadOf({ type, at, data }: { type: string; at: string; data: Record<string, unknown> }): string {
  return JSON.stringify({ type, timestamp: at, version: payloadVersion, data });
}
