/** Events of the shop for systems outside. Slices emit them, and one slice dispatches them; neither knows the other. */
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Context, JobKind } from '../context.ts';
import { afterCommit, type Tx } from '../database.ts';
import { newId } from '../ids.ts';
import { eventPassedOn } from '../telemetry/signals.ts';

/** Something that happened. */
export type ShopEvent = {
  /** The event's id: emitted twice, it is the same event. Without one, a new id is made. */
  id?: string;
  /** Subject and deed, such as `order.paid`. */
  type: string;
  /** The payload as JSON, no secrets, no personal data; or what the slice's `EventPayload` makes it of. */
  data: Record<string, unknown>;
  /** When it happened; absent: now. */
  at?: Date;
};

/** Makes the payloads of a slice's events, where there is a subscriber: most shops have none. */
export type EventPayload = {
  /** The first part of the events' types: `order` of `order.paid`. */
  subject: string;
  /** The payload, of the event's `data` as it was emitted; null where its subject is gone, and nothing is sent. */
  make(context: Context, data: Record<string, unknown>): Promise<Record<string, unknown> | null>;
};

/** An event as jobs get it. */
export const shopEventData = z.object({ id: z.uuid(), type: z.string().max(60), at: z.iso.datetime(), data: z.record(z.string(), z.unknown()) });

/** Passes an event on; the slice that does so lists the job. */
export const shopEventJob: JobKind<z.output<typeof shopEventData>> = { name: 'event.tell', data: shopEventData };

/** A job that each event of a type is passed on to, in the transaction that dispatches it. */
export type EventListener = { event: string; job: JobKind<z.output<typeof shopEventData>> };

/** Who subscribes to events: jobs of this process, and endpoints, as a condition in SQL. */
export type Subscribers = { listens(type: string): boolean; subscribed(type: string): RawBuilder<boolean> };

const allSubscribers: Subscribers[] = [];

/** Adds the subscribers that a slice knows. With several shops in one process, each adds its own; all of them find endpoints by the same condition. */
export const addSubscribers = (subscribers: Subscribers): void => void allSubscribers.push(subscribers);

/**
 * Whether events of a type have a subscriber, as a condition in SQL: a statement that writes what happened can answer it. Most shops have none, and need no
 * job for each event.
 */
export function hasSubscribers(type: string): RawBuilder<boolean> {
  const [first] = allSubscribers;
  return !first || allSubscribers.some(({ listens }) => listens(type)) ? sql<boolean>`true` : first.subscribed(type);
}

/** Counts an event without subscribers, on commit; those that are emitted are counted when they are passed on. */
export const countEvent = (tx: Tx, type: string): void => afterCommit(tx, () => eventPassedOn.send({ event: type }));

/** Emits an event on commit of the transaction that writes it: what was rolled back is never emitted. */
export async function emitShopEvent(
  tx: Tx,
  context: Pick<Context, 'enqueue' | 'now'>,
  { type, data, at = context.now(), id = newId(at.getTime()) }: ShopEvent,
): Promise<void> {
  await context.enqueue(tx, shopEventJob, { id, type, at: at.toISOString(), data });
}
