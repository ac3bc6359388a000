import type { Context } from '#kit/server/context.ts';
import type { EventListener } from '#kit/server/events/shop-events.ts';
import { eventPassedOn } from '#kit/server/telemetry/signals.ts';
import { payloadVersion } from './contract.ts';
import { queueDeliveries } from './job-kinds.ts';
import { findListeners } from './store.ts';
import { insertMessage } from './store-deliveries.ts';

type EmittedEvent = { id: string; type: string; at: string; data: Record<string, unknown> };

/** Passes an event on to every endpoint that asked for it, and to the jobs that listen to it. Done again, nothing is sent twice; a job may run twice, as all may. */
export async function dispatchEvent(context: Context, event: EmittedEvent, listeners: readonly EventListener[]): Promise<void> {
  await context.transaction(async (tx) => {
    for (const { job } of listeners.filter((listener) => listener.event === event.type)) await context.enqueue(tx, job, event);
    const to = await findListeners(tx, event.type);
    if (to.length === 0) return;
    const message = { id: event.id, type: event.type, at: new Date(event.at), payload: payloadOf(event) };
    await queueDeliveries(tx, context, await insertMessage(tx, { message, to }));
  });
  eventPassedOn.send({ event: event.type });
}

/** The body that is signed and sent. */
export function payloadOf({ type, at, data }: Omit<EmittedEvent, 'id'>): string {
  return JSON.stringify({ type, timestamp: at, version: payloadVersion, data });
}
