import type { Context } from '#kit/server/context.ts';
import type { EventListener, EventPayload } from '#kit/server/events/shop-events.ts';
import { eventPassedOn } from '#kit/server/telemetry/signals.ts';
import { payloadVersion } from './contract.ts';
import { queueDeliveries } from './job-kinds.ts';
import { findListeners, type Listener } from './store.ts';
import { insertMessage } from './store-deliveries.ts';

type EmittedEvent = { id: string; type: string; at: string; data: Record<string, unknown> };
type Parts = { listeners: readonly EventListener[]; payloads: readonly EventPayload[] };

/** Passes an event on to every endpoint that asked for it, and to the jobs that listen to it. Done again, nothing is sent twice; a job may run twice, as all may. */
export async function dispatchEvent(context: Context, event: EmittedEvent, { listeners, payloads }: Parts): Promise<void> {
  const to = await findListeners(context.db, event.type);
  const jobs = listeners.filter((listener) => listener.event === event.type).map(({ job }) => job);
  if (to.length + jobs.length > 0) await passOn(context, event, { to, jobs, payloads });
  eventPassedOn.send({ event: event.type });
}

type Receivers = { to: readonly Listener[]; jobs: readonly EventListener['job'][]; payloads: Parts['payloads'] };

async function passOn(context: Context, event: EmittedEvent, { to, jobs, payloads }: Receivers): Promise<void> {
  const own = payloads.find(({ subject }) => event.type.startsWith(`${subject}.`));
  const data = own ? await own.make(context, event.data) : event.data;
  if (!data) return;
  const described = { ...event, data };
  await context.transaction(async (tx) => {
    for (const job of jobs) await context.enqueue(tx, job, described);
    if (to.length === 0) return;
    const message = { id: described.id, type: described.type, at: new Date(described.at), payload: payloadOf(described) };
    await queueDeliveries(tx, context, await insertMessage(tx, { message, to }));
  });
}

/** The body that is signed and sent. */
export function payloadOf({ type, at, data }: Omit<EmittedEvent, 'id'>): string {
  return JSON.stringify({ type, timestamp: at, version: payloadVersion, data });
}
