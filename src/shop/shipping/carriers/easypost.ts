/** EasyPost's Tracker API v2: trackers, their details, and webhooks signed with HMAC-SHA256. */
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
  pre_transit: 'labelCreated',
  in_transit: 'inTransit',
  out_for_delivery: 'outForDelivery',
  // It waits at a counter; its words say so.
  available_for_pickup: 'inTransit',
  delivered: 'delivered',
  return_to_sender: 'returned',
  failure: 'exception',
  cancelled: 'exception',
};

/** unknown and error say nothing of where the parcel is, and are not here. */
const detail = z.object({
  datetime: z.string().max(60),
  status: z.string().refine((status) => Object.hasOwn(states, status)),
  message: someText,
  description: someText,
  tracking_location: z.object({ city: someText, state: someText, country: someText }).partial().nullish().catch(null),
});
const tracker = z.object({
  object: z.literal('Tracker'),
  id: z
    .string()
    .min(1)
    .max(parcelLimits.referenceLength)
    .regex(/^[\w-]+$/),
  tracking_code: z.string().max(200),
  est_delivery_date: someText,
  tracking_details: z.unknown(),
});
const webhook = z.object({ object: z.literal('Event'), id: z.string().min(1).max(parcelLimits.eventIdLength), result: z.unknown() });

/** Off without its key. */
export const easyPost: TrackingSource = {
  id: 'easypost',
  isReady: async ({ config }) => Boolean(config.carriers?.easyPost),
  async register(context, { carrier, number }) {
    const code = carrierCode(carrier, 'easyPost');
    // The same number and carrier bring the same tracker.
    return ask(context, { method: 'POST', path: '/trackers', body: { tracker: { tracking_code: number, ...(code ? { carrier: code } : {}) } } });
  },
  read: (context, reference) => ask(context, { method: 'GET', path: `/trackers/${encodeURIComponent(reference)}` }),
  readWebhook({ config }, { headers, body }) {
    const secret = config.carriers?.easyPost?.webhookSecret;
    const signature = headers['x-hmac-signature'];
    if (!secret || typeof signature !== 'string') return null;
    const wanted = createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex');
    if (!sameSecret(signature, `hmac-sha256-hex=${wanted}`)) return null;
    const read = webhook.safeParse(parsedJson(body));
    if (!read.success) return null;
    const said = tracker.safeParse(read.data.result);
    return { eventId: read.data.id, report: said.success ? presented(said.data) : null };
  },
};

async function ask({ config }: Context, { path, ...call }: { method: 'GET' | 'POST'; path: string; body?: object }): Promise<ParcelReport> {
  const account = config.carriers?.easyPost;
  if (!account) throw new ServiceFailed('EasyPost is not set up');
  const headers = { authorization: `Basic ${Buffer.from(`${account.apiKey}:`).toString('base64')}` };
  const { status, body } = await askService({ ...call, service: 'EasyPost', url: `${account.apiUrl}/v2${path}`, headers }, account.callMs);
  if (status >= 400) throw new ServiceFailed(`EasyPost answered ${status}`, { isRefusal: true });
  const read = tracker.safeParse(body);
  if (!read.success) throw new ServiceFailed('EasyPost answered no tracker', { cause: read.error });
  return presented(read.data);
}

function presented({ id, tracking_code: number, est_delivery_date: expected, tracking_details: details }: z.output<typeof tracker>): ParcelReport {
  return { reference: id, number, expectedOn: readDay(expected), events: readEvents(details, eventOf) };
}

function eventOf(given: unknown): ParcelEvent | null {
  const read = detail.safeParse(given);
  const at = read.success ? readInstant(read.data.datetime) : null;
  if (!read.success || !at) return null;
  const { status, message, description, tracking_location: where } = read.data;
  return {
    state: states[status]!,
    at,
    place: placeOf([where?.city, where?.state, where?.country]),
    words: lineOf(message || description, parcelLimits.wordsLength),
  };
}
