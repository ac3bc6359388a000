/** AfterShip's Tracking API 2025-07: trackings, their checkpoints, and webhooks signed with HMAC-SHA256. */
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { sameSecret } from '#kit/server/ids.ts';
import { askService, ServiceFailed } from '#kit/server/http/ask-service.ts';
import { carrierCode } from './carrier-names.ts';
import { parcelLimits, type ParcelEvent, type ParcelState } from './contract-carriers.ts';
import { lineOf, parsedJson, placeOf, readDay, readEvents, readInstant, someText } from './read-answer.ts';
import type { ParcelReport, TrackingSource } from './tracking-source.ts';

const states: Readonly<Record<string, ParcelState>> = {
  InfoReceived: 'labelCreated',
  InTransit: 'inTransit',
  OutForDelivery: 'outForDelivery',
  // It waits at a counter; its words say so.
  AvailableForPickup: 'inTransit',
  AttemptFail: 'exception',
  Exception: 'exception',
  Delivered: 'delivered',
};
/** Exceptions that mean the way back: returning to the sender, returned to the sender. */
const returning = ['Exception_010', 'Exception_011'];

/** Pending and Expired say nothing of where the parcel is, and are not here. */
const checkpoint = z.object({
  checkpoint_time: z.string().max(60),
  tag: z.string().refine((tag) => Object.hasOwn(states, tag)),
  subtag: someText,
  message: someText,
  subtag_message: someText,
  location: someText,
  city: someText,
  state: someText,
  country_region_name: someText,
});
const id = z
  .string()
  .min(1)
  .max(parcelLimits.referenceLength)
  .regex(/^[\w-]+$/);
const tracking = z.object({
  id,
  tracking_number: z.string().max(200),
  checkpoints: z.unknown(),
  courier_estimated_delivery_date: z.object({ estimated_delivery_date: someText }).nullish().catch(null),
});
const answered = z.object({ data: tracking });
/** A tracking that is there already is refused with its id. */
const refused = z.object({ meta: z.object({ code: z.number() }), data: z.object({ id }).partial().nullish().catch(null) });
const alreadyThere = 4003;

const webhook = z.object({ event_id: z.string().min(1).max(parcelLimits.eventIdLength), event: z.string().max(100), msg: z.unknown() });

/** Off without its key. */
export const afterShip: TrackingSource = {
  id: 'aftership',
  isReady: async ({ config }) => Boolean(config.carriers?.afterShip),
  async register(context, { carrier, number }) {
    const slug = carrierCode(carrier, 'afterShip');
    const { status, body } = await ask(context, { method: 'POST', path: '/trackings', body: { tracking_number: number, ...(slug ? { slug } : {}) } });
    const problem = refused.safeParse(body);
    if (status >= 400 && problem.success && problem.data.meta.code === alreadyThere && problem.data.data?.id)
      return afterShip.read(context, problem.data.data.id);
    return reportOf(status, body);
  },
  async read(context, reference) {
    const { status, body } = await ask(context, { method: 'GET', path: `/trackings/${encodeURIComponent(reference)}` });
    return reportOf(status, body);
  },
  readWebhook({ config }, { headers, body }) {
    const secret = config.carriers?.afterShip?.webhookSecret;
    const signature = headers['aftership-hmac-sha256'];
    if (!secret || typeof signature !== 'string') return null;
    if (!sameSecret(signature, createHmac('sha256', secret).update(body).digest('base64'))) return null;
    const read = webhook.safeParse(parsedJson(body));
    if (!read.success) return null;
    const said = tracking.safeParse(read.data.msg);
    return { eventId: read.data.event_id, report: said.success ? presented(said.data) : null };
  },
};

function ask({ config }: Context, { path, ...call }: { method: 'GET' | 'POST'; path: string; body?: object }) {
  const account = config.carriers?.afterShip;
  if (!account) throw new ServiceFailed('AfterShip is not set up');
  return askService(
    { ...call, service: 'AfterShip', url: `${account.apiUrl}/tracking/2025-07${path}`, headers: { 'as-api-key': account.apiKey } },
    account.callMs,
  );
}

function reportOf(status: number, body: unknown): ParcelReport {
  if (status >= 400) throw new ServiceFailed(`AfterShip answered ${status}`, { isRefusal: true });
  const read = answered.safeParse(body);
  if (!read.success) throw new ServiceFailed('AfterShip answered no tracking', { cause: read.error });
  return presented(read.data.data);
}

function presented({
  id: reference,
  tracking_number: number,
  checkpoints,
  courier_estimated_delivery_date: expected,
}: z.output<typeof tracking>): ParcelReport {
  return { reference, number, expectedOn: readDay(expected?.estimated_delivery_date), events: readEvents(checkpoints, eventOf) };
}

function eventOf(given: unknown): ParcelEvent | null {
  const read = checkpoint.safeParse(given);
  const at = read.success ? readInstant(read.data.checkpoint_time) : null;
  if (!read.success || !at) return null;
  const { tag, subtag, message, subtag_message: usual, location, city, state, country_region_name: country } = read.data;
  return {
    state: returning.includes(subtag ?? '') ? 'returned' : states[tag]!,
    at,
    place: location ? placeOf([location]) : placeOf([city, state, country]),
    words: lineOf(message || usual, parcelLimits.wordsLength),
  };
}
