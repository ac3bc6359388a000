/** Parcels followed by fakes of AfterShip and EasyPost, and by staff, over HTTP and the job that asks. */
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { startAfterShip, startEasyPost } from '#test/fakes/carriers.ts';
import { placeTestOrder, staffContext, testContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { markPaid } from '../pay/mark-paid.ts';
import { shipOrder } from '../ship/index.ts';
import { receiveReport } from './receive-report.ts';

let shop: TestApp;
let ship24: Awaited<ReturnType<typeof startAfterShip>>;
let easy: Awaited<ReturnType<typeof startEasyPost>>;
let variant: TestVariant;
let number: string;
const hourMs = 3_600_000;

beforeAll(async () => {
  [ship24, easy] = await Promise.all([startAfterShip(), startEasyPost()]);
  shop = await createTestApp({ config: { carriers: { afterShip: ship24.account, easyPost: null } } });
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 400 }] })) as [TestVariant];
});
afterAll(async () => {
  await shop.close();
  await Promise.all([ship24.close(), easy.close()]);
});
beforeEach(() => {
  ship24.fail(null);
  Object.assign(ship24.said, { number: null, body: null });
  shop.host.config.carriers = { afterShip: ship24.account, easyPost: null };
  number = `1Z${newId().replaceAll('-', '').slice(-14).toUpperCase()}`;
});

const inHours = (hours: number) => new Date(shop.clock.now.getTime() + hours * hourMs).toISOString();
const pass = (hours: number) => void (shop.clock.now = new Date(shop.clock.now.getTime() + hours * hourMs));
const follow = () => runJob(shop, 'order.parcels');
const detail = async (order: TestOrder) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data;
const parcelOf = async (order: TestOrder, index = 0) => (await detail(order)).shipments[index];
const eventsOf = async (order: TestOrder): Promise<string[]> => (await detail(order)).timeline.map(({ event }: { event: string }) => event);
const statesOf = async (order: TestOrder): Promise<string[]> => (await parcelOf(order)).events.map(({ state }: { state: string }) => state);
/** Time passes: each call has a session of its own. */
const support = async () => ({ 'x-auth': await staffToken(shop, 'support') });
const write = async (order: TestOrder, body: object) => shop.client().post(`/api/admin/orders/${order.orderNo}/parcel-event`, body, await support());
const notify = (source: string, { body, headers }: { body: string; headers: Record<string, string> }) =>
  shop.client().send({ method: 'POST', url: `/api/web/carrier/webhook/${source}`, payload: body, headers });

/** The mails of one kind that an order's shopper got. */
const mailsOf = async ({ orderNo }: TestOrder, kind: string) => {
  const names = (await readdir(shop.host.config.mailDir).catch(() => [])).filter((name) => name.includes(`${kind}-${orderNo}`) && name.endsWith('.eml'));
  return Promise.all(names.map(async (name) => (await readFile(`${shop.host.config.mailDir}/${name}`, 'utf8')).replaceAll('=\n', '')));
};

/** An order that was paid and sent: all of it, or so many units. */
async function sent(units?: number): Promise<TestOrder> {
  const order = await placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer' });
  await markPaid(await staffContext(shop), { order: order.orderId });
  await send(order, units);
  return order;
}
async function send(order: TestOrder, quantity?: number, expressNumber = number): Promise<void> {
  const [line] = (await detail(order)).products;
  const lines = quantity === undefined ? undefined : [{ lineId: line.lineId, quantity }];
  await shipOrder(await staffContext(shop), { order: order.orderId, expressName: 'UPS', expressNumber, lines });
}

describe('AfterShip', () => {
  it('registers a parcel once, is asked again with back-off, and shown newest first with the day that it expects', async () => {
    const order = await sent();
    expect(await parcelOf(order)).toMatchObject({ state: null, expected: null, events: [] });
    ship24.happen(number, { state: 'InTransit', at: inHours(-1), place: 'Oakland', words: 'Departed' }, { state: 'InfoReceived', at: inHours(-5) });
    const day = inHours(48).slice(0, 10);
    ship24.parcels.get(number)!.expected = `${day}T00:00:00Z`;
    await follow();
    const parcel = await parcelOf(order);
    expect(parcel).toMatchObject({ state: 'inTransit', expected: { from: day, until: day } });
    expect(parcel.events).toMatchObject([
      { state: 'inTransit', title: 'In transit', place: 'Oakland', words: 'Departed' },
      { state: 'labelCreated', words: '' },
    ]);
    const asked = ship24.asked.length;
    await follow();
    expect(ship24.asked.length).toBe(asked);
    pass(4);
    ship24.happen(number, { state: 'OutForDelivery', at: inHours(0) });
    await follow();
    expect(ship24.asked.length).toBeGreaterThan(asked);
    expect(await statesOf(order)).toEqual(['outForDelivery', 'inTransit', 'labelCreated']);
  });

  it('delivers an order, once, with the mail that staff would send', async () => {
    const order = await sent();
    await runJobs(shop);
    ship24.happen(number, { state: 'Delivered', at: inHours(0), words: 'Left with A. Byron' });
    await follow();
    await notify('aftership', ship24.webhook(number));
    pass(7);
    await follow();
    expect((await eventsOf(order)).filter((event) => event === 'delivered')).toHaveLength(1);
    expect(await parcelOf(order)).toMatchObject({ state: 'delivered', expected: null, deliveredAt: expect.any(String) });
    expect((await runJobs(shop, { only: ['order.mail'] })).length).toBe(1);
    const actor = await sql<{ actorKind: string }>`select actor_kind from order_event where order_id = ${order.orderId} and event = 'delivered'`.execute(
      shop.kysely,
    );
    expect(actor.rows).toEqual([{ actorKind: 'system' }]);
  });

  it('delivers an order of two parcels with the second, and one that is not all sent not at all', async () => {
    const order = await sent(1);
    ship24.happen(number, { state: 'Delivered', at: inHours(0) });
    await follow();
    expect(await parcelOf(order)).toMatchObject({ state: 'delivered', deliveredAt: expect.any(String) });
    expect(await eventsOf(order)).not.toContain('delivered');
    const second = `${number}B`;
    await send(order, undefined, second);
    ship24.happen(second, { state: 'InTransit', at: inHours(0) });
    await follow();
    expect(await eventsOf(order)).not.toContain('delivered');
    pass(4);
    ship24.happen(second, { state: 'Delivered', at: inHours(0) });
    await follow();
    expect((await eventsOf(order)).filter((event) => event === 'delivered')).toHaveLength(1);
  });

  it('notifies an account once that a parcel is brought today', async () => {
    const shopper = await signedIn(shop);
    const order = await sent();
    const count = async () => (await shopper.post('/notice/list')).data.items.filter(({ kind }: { kind: string }) => kind === 'parcelOutForDelivery');
    await sql`update orders set account_id = ${shopper.accountId} where id = ${order.orderId}`.execute(shop.kysely);
    ship24.happen(number, { state: 'OutForDelivery', at: inHours(0) });
    await follow();
    pass(1);
    ship24.happen(number, { state: 'AttemptFail', at: inHours(-0.5) }, { state: 'OutForDelivery', at: inHours(0) });
    await follow();
    expect(await count()).toMatchObject([{ text: expect.stringContaining(order.orderNo), path: `/user/order/${order.orderNo}` }]);
  });

  it('takes signed webhooks, each once, and no others', async () => {
    const order = await sent();
    await follow();
    ship24.happen(number, { state: 'Exception', at: inHours(0), words: 'Wrong address' });
    const webhook = ship24.webhook(number);
    expect((await notify('aftership', { ...webhook, body: webhook.body.replace('Wrong', 'Right') })).status).toBe(400);
    expect((await notify('aftership', ship24.webhook(number, { secret: 'another-secret' }))).status).toBe(400);
    expect((await notify('aftership', { body: webhook.body, headers: { 'content-type': 'application/json' } })).status).toBe(400);
    expect((await notify('easypost', webhook)).status).toBe(404);
    expect((await notify('nobody', webhook)).status).toBe(404);
    expect(await statesOf(order)).toEqual([]);
    expect(await notify('aftership', webhook)).toMatchObject({ status: 200, text: '{"received":true}' });
    expect(await statesOf(order)).toEqual(['exception']);
    const version = async () => (await sql<{ version: number }>`select version from orders where id = ${order.orderId}`.execute(shop.kysely)).rows[0]!.version;
    const before = await version();
    expect((await notify('aftership', webhook)).status).toBe(200);
    expect(await version()).toBe(before);
    const found = await shop.client().get(`/api/admin/orders?filter=${encodeURIComponent('{"parcel":"exception"}')}`, await support());
    expect(found.data.items.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual([order.orderNo]);
  });

  it('about another parcel, of the future, of years ago, or sent thousands of times, changes nothing wrongly', async () => {
    const order = await sent();
    ship24.happen(number, { state: 'Delivered', at: inHours(0) });
    ship24.said.number = 'ANOTHER-1';
    await follow();
    expect(await statesOf(order)).toEqual([]);
    ship24.said.number = null;
    ship24.parcels.get(number)!.events = [];
    ship24.happen(number, { state: 'Delivered', at: inHours(72) }, { state: 'Delivered', at: '2001-01-01T00:00:00Z' }, { state: 'Delivered', at: 'now' });
    ship24.parcels.get(number)!.events.push(null, 'x', { tag: 'constructor', checkpoint_time: inHours(0) });
    ship24.parcels.get(number)!.expected = '2199-01-01';
    pass(1);
    await follow();
    expect(await parcelOf(order)).toMatchObject({ events: [], state: null, expected: null, deliveredAt: null });
    const markup = '<script>alert(1)</script>\u202e';
    const many = Array.from({ length: 1_500 }, (_, index) => ({
      state: 'InTransit',
      at: inHours(-index / 100),
      words: `${markup}${index} ${'x'.repeat(300)}`,
    }));
    ship24.happen(number, ...many);
    pass(4);
    await follow();
    const { events } = await parcelOf(order);
    expect(events).toHaveLength(100);
    expect(events[0].words).toMatch(/^<script>alert\(1\)<\/script> 0 x+…$/);
    expect([...events[0].words]).toHaveLength(300);
  });

  it.each(['silent', 'serverError', 'garbage', 'tooLong', 'redirect', 'cutOff'] as const)(
    'that is %s is asked again later, and nothing changes',
    async (fault) => {
      const order = await sent();
      ship24.happen(number, { state: 'Delivered', at: inHours(0) });
      ship24.fail(fault);
      await follow();
      expect(await parcelOf(order)).toMatchObject({ events: [], deliveredAt: null });
      ship24.fail(null);
      pass(0.3);
      await follow();
      expect(await statesOf(order)).toEqual(['delivered']);
    },
  );

  it('that answers a page of HTML, or refuses the number, changes nothing', async () => {
    const order = await sent();
    ship24.said.body = '<html><script>alert(1)</script></html>';
    await follow();
    ship24.said.body = null;
    number = 'no number!';
    const refused = await sent();
    await follow();
    expect([await statesOf(order), await statesOf(refused)]).toEqual([[], []]);
    const { rows } = await sql<{ failures: number }>`
      select t.failures from shipment_tracking t join shipment s on s.id = t.shipment_id where s.order_id in (${order.orderId}, ${refused.orderId})`.execute(
      shop.kysely,
    );
    expect(rows).toEqual([{ failures: 1 }, { failures: 1 }]);
  });

  it('knows a parcel already that was registered before', async () => {
    ship24.add(number);
    const order = await sent();
    ship24.happen(number, { state: 'InTransit', at: inHours(0) });
    await follow();
    expect(await statesOf(order)).toEqual(['inTransit']);
  });
});

it('EasyPost registers a parcel, is asked, and is trusted by its signature', async () => {
  shop.host.config.carriers = { afterShip: null, easyPost: easy.account };
  const order = await sent();
  easy.happen(
    number,
    { state: 'pre_transit', at: inHours(-2) },
    { state: 'in_transit', at: inHours(-1), place: 'Berkeley', words: 'Arrived' },
    { state: 'unknown', at: inHours(0) },
  );
  await follow();
  expect((await parcelOf(order)).events).toMatchObject([{ state: 'inTransit', place: 'Berkeley', words: 'Arrived' }, { state: 'labelCreated' }]);
  easy.happen(number, { state: 'return_to_sender', at: inHours(0) });
  expect((await notify('easypost', easy.webhook(number, { secret: 'another-secret' }))).status).toBe(400);
  expect((await notify('easypost', easy.webhook(number))).status).toBe(200);
  expect((await statesOf(order))[0]).toBe('returned');
  expect(await parcelOf(order)).toMatchObject({ deliveredAt: null });
});

describe('a problem on the way', () => {
  const mails = async () => (await runJobs(shop, { only: ['order.mail'] })).length;
  const unwell = async () => {
    const order = await sent();
    await runJobs(shop);
    await follow();
    return order;
  };

  it("is mailed once for each parcel and kind, in the carrier's words, and not of what has come since", async () => {
    const order = await unwell();
    ship24.happen(number, { state: 'Exception', at: inHours(0), words: 'Wrong <b>address' });
    await notify('aftership', ship24.webhook(number));
    expect(await mails()).toBe(1);
    const [mail] = await mailsOf(order, 'parcelException');
    expect(mail).toContain('Wrong &lt;b&gt;address');
    pass(4);
    ship24.happen(number, { state: 'InTransit', at: inHours(0) });
    await notify('aftership', ship24.webhook(number));
    pass(1);
    ship24.happen(number, { state: 'AttemptFail', at: inHours(0) });
    await notify('aftership', ship24.webhook(number));
    expect(await statesOf(order)).toEqual(['exception', 'inTransit', 'exception']);
    expect(await mails()).toBe(0);
    pass(7);
    await write(order, { shipmentId: (await parcelOf(order)).id, state: 'returned' });
    expect(await mails()).toBe(1);
    expect(await mailsOf(order, 'parcelReturned')).toHaveLength(1);

    const late = await sent();
    await runJobs(shop);
    await write(late, { shipmentId: (await parcelOf(late)).id, state: 'exception', at: inHours(-1) });
    await write(late, { shipmentId: (await parcelOf(late)).id, state: 'delivered' });
    await mails();
    expect(await mailsOf(late, 'parcelException')).toEqual([]);
  });

  it('that the shop fails over is written when it is said again, and mailed once', async () => {
    const order = await unwell();
    ship24.happen(number, { state: 'Exception', at: inHours(0) });
    const webhook = ship24.webhook(number);
    // The shop ends after the events are written, before the order is.
    await sql`create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'the shop ended here'; end $$`.execute(shop.kysely);
    await sql`create trigger stop_here before update on orders for each row execute function stop_here()`.execute(shop.kysely);
    await expect(receiveReport(testContext(shop), { sourceId: 'aftership', ...webhook })).rejects.toThrow('the shop ended here');
    await sql`drop function stop_here cascade`.execute(shop.kysely);
    expect(await statesOf(order)).toEqual([]);
    expect(await mails()).toBe(0);
    expect((await notify('aftership', webhook)).status).toBe(200);
    expect((await notify('aftership', webhook)).status).toBe(200);
    expect(await statesOf(order)).toEqual(['exception']);
    expect(await mails()).toBe(1);
  });
});

describe('staff', () => {
  it('write where a parcel is, of its own order alone and of no time to come; delivered delivers', async () => {
    shop.host.config.carriers = { afterShip: null, easyPost: null };
    const [order, other] = [await sent(), await sent()];
    const { id } = await parcelOf(order);
    const body = { shipmentId: id, state: 'inTransit', at: inHours(-1), place: 'Depot', words: '  On the van ' };
    expect(await write(order, body)).toMatchObject({
      code: 0,
      data: { shipments: [{ state: 'inTransit', events: [{ place: 'Depot', words: 'On the van' }] }] },
    });
    expect(await write(other, body)).toMatchObject({ status: 404 });
    expect(await write(order, { ...body, at: inHours(1) })).toMatchObject({ status: 400, data: { errors: { at: expect.any(String) } } });
    expect(await write(order, { ...body, words: 'a\nb' })).toMatchObject({ status: 400 });
    expect(await write(order, { ...body, words: 'x'.repeat(301) })).toMatchObject({ status: 400 });
    expect(await write(order, { shipmentId: id, state: 'delivered' })).toMatchObject({ code: 0 });
    expect(await eventsOf(order)).toContain('delivered');
    await follow();
    expect(await eventsOf(other)).not.toContain('delivered');
  });

  it('are right that it arrived, also where a carrier names a later time: its clock may be that of another place', async () => {
    const order = await sent();
    const { id } = await parcelOf(order);
    const at = (hours: number) => new Date(shop.clock.now.getTime() + hours * hourMs);
    await sql`insert into shipment_event (id, shipment_id, state, at, source, place, words) values (${newId()}, ${id}, 'outForDelivery', ${at(6)}, 'aftership', '', '')`.execute(
      shop.kysely,
    );
    expect(await write(order, { shipmentId: id, state: 'delivered' })).toMatchObject({ code: 0 });
    expect(await eventsOf(order)).toContain('delivered');
  });
});

it('after ten days a parcel counts as delivered, unless its carrier says that it is lost or on its way', async () => {
  shop.host.config.carriers = { afterShip: null, easyPost: null };
  const [lost, late, silent] = [await sent(), await sent(), await sent()];
  await write(lost, { shipmentId: (await parcelOf(lost)).id, state: 'exception' });
  pass(9 * 24);
  await write(late, { shipmentId: (await parcelOf(late)).id, state: 'inTransit' });
  pass(2 * 24);
  await runJob(shop, 'order.deliver');
  const delivered = async (order: TestOrder) => (await eventsOf(order)).includes('delivered');
  expect([await delivered(lost), await delivered(late), await delivered(silent)]).toEqual([false, false, true]);
  pass(9 * 24);
  await runJob(shop, 'order.deliver');
  expect([await delivered(lost), await delivered(late)]).toEqual([false, true]);
});
