/** Fakes for services that follow parcels: AfterShip's Tracking API and EasyPost's Trackers as they document them, and their signed webhooks. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { FakeAnswer, startFakeServer, type Fault, type FakeRequest, type FakeServer } from '../harness/fake-server.ts';

/** An event as tests write it; `state` is the service's own word. */
export type FakeEvent = { state: string; at: string; place?: string; words?: string; subtag?: string };
type Parcel = { id: string; number: string; carrier: string; events: unknown[]; expected: string | null };

/** What both fakes share: parcels by their number, faults, and requests that were refused for their key. */
function parcelsOf(newId: () => string) {
  const parcels = new Map<string, Parcel>();
  return {
    parcels,
    byId: (id: string) => [...parcels.values()].find((parcel) => parcel.id === id),
    add(number: string, carrier: string): Parcel {
      const parcel = parcels.get(number) ?? { id: newId(), number, carrier, events: [], expected: null };
      parcels.set(number, parcel);
      return parcel;
    },
  };
}

const bodyOf = ({ body }: FakeRequest) => JSON.parse(body) as Record<string, any>;
const closing = (server: FakeServer) => ({ fail: (fault: Fault | null) => void (server.fault = fault), asked: server.asked, close: () => server.close() });

/** Starts AfterShip. */
export async function startAfterShip() {
  const known = parcelsOf(() => randomBytes(16).toString('hex'));
  const account = { apiKey: 'asat_key-of-the-shop', webhookSecret: 'webhook-secret-of-the-shop', apiUrl: '', callMs: 2_000 };
  const said = { number: null as string | null, body: null as string | null };
  const meta = (code: number) => ({ meta: { code } });
  const trackingOf = (parcel: Parcel) => ({
    id: parcel.id,
    tracking_number: said.number ?? parcel.number,
    slug: parcel.carrier,
    tag: 'InTransit',
    courier_estimated_delivery_date: parcel.expected === null ? null : { estimated_delivery_date: parcel.expected },
    checkpoints: parcel.events,
  });
  const server = await startFakeServer((request) => {
    const { method, url, headers } = request;
    if (headers['as-api-key'] !== account.apiKey) return { status: 401, ...meta(401), data: {} };
    if (said.body !== null) return new FakeAnswer(200, said.body, { 'content-type': 'text/html' });
    if (method === 'POST' && url.pathname === '/tracking/2025-07/trackings') {
      const { tracking_number: number, slug = 'unknown' } = bodyOf(request);
      const there = known.parcels.get(number);
      if (there) return { status: 400, meta: { code: 4003, type: 'BadRequest', message: 'Tracking already exists.' }, data: { id: there.id } };
      if (!/^[\w-]{5,100}$/.test(number)) return { status: 400, meta: { code: 4005, type: 'BadRequest', message: 'invalid tracking_number' }, data: {} };
      return { status: 201, ...meta(201), data: trackingOf(known.add(number, slug)) };
    }
    const found = known.byId(url.pathname.replace('/tracking/2025-07/trackings/', ''));
    return found ? { ...meta(200), data: trackingOf(found) } : { status: 404, meta: { code: 4004, type: 'NotFound' }, data: {} };
  });
  account.apiUrl = server.url;
  const checkpoint = ({ state, at, place = '', words = '', subtag = `${state}_001` }: FakeEvent) => ({
    checkpoint_time: at,
    tag: state,
    subtag,
    message: words,
    location: place || null,
    city: null,
  });
  return {
    ...closing(server),
    account,
    said,
    parcels: known.parcels,
    add: (number: string) => known.add(number, 'ups'),
    happen: (number: string, ...events: FakeEvent[]) => known.add(number, 'ups').events.push(...events.map(checkpoint)),
    webhook(number: string, { id = randomUUID(), secret = account.webhookSecret }: { id?: string; secret?: string } = {}) {
      const body = JSON.stringify({ event: 'tracking_update', event_id: id, is_tracking_first_tag: true, msg: trackingOf(known.add(number, 'ups')), ts: 1 });
      return { body, headers: { 'content-type': 'application/json', 'aftership-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64') } };
    },
  };
}

/** Starts EasyPost. */
export async function startEasyPost() {
  const known = parcelsOf(() => `trk_${randomBytes(12).toString('hex')}`);
  const account = { apiKey: 'EZTKkeyoftheshop', webhookSecret: 'sécret-of-the-shop', apiUrl: '', callMs: 2_000 };
  const trackerOf = (parcel: Parcel) => ({
    object: 'Tracker',
    id: parcel.id,
    mode: 'test',
    tracking_code: parcel.number,
    state: 'in_transit',
    carrier: parcel.carrier,
    est_delivery_date: parcel.expected,
    tracking_details: parcel.events,
  });
  const server = await startFakeServer((request) => {
    const { method, url, headers } = request;
    if (headers.authorization !== `Basic ${Buffer.from(`${account.apiKey}:`).toString('base64')}`) return { status: 401, error: { code: 'APIKEY.INACTIVE' } };
    if (method === 'POST' && url.pathname === '/v2/trackers') {
      const { tracker } = bodyOf(request);
      return { status: 201, ...trackerOf(known.add(tracker.tracking_code, tracker.carrier ?? 'USPS')) };
    }
    const found = known.byId(url.pathname.replace('/v2/trackers/', ''));
    return found ? trackerOf(found) : { status: 404, error: { code: 'NOT_FOUND' } };
  });
  account.apiUrl = server.url;
  const detail = ({ state, at, place = '', words = '' }: FakeEvent) => ({
    object: 'TrackingDetail',
    status: state,
    message: words,
    datetime: at,
    tracking_location: { object: 'TrackingLocation', city: place || null, state: null, country: null, zip: null },
  });
  return {
    ...closing(server),
    account,
    parcels: known.parcels,
    happen: (number: string, ...events: FakeEvent[]) => known.add(number, 'USPS').events.push(...events.map(detail)),
    webhook(number: string, { id = `evt_${randomBytes(8).toString('hex')}`, secret = account.webhookSecret }: { id?: string; secret?: string } = {}) {
      const body = JSON.stringify({ object: 'Event', id, mode: 'test', description: 'tracker.updated', result: trackerOf(known.add(number, 'USPS')) });
      const signature = createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex');
      return { body, headers: { 'content-type': 'application/json', 'x-hmac-signature': `hmac-sha256-hex=${signature}` } };
    },
  };
}
