// Figures equal sums over the orders, to the cent: random orders, refunds and visitors around midnight and changes of clocks.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { invalidateMemoized } from '#kit/server/memoize.ts';
import type { DB } from '#tables';
import { runsOf } from '#test/harness/long-run.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import '#test/harness/property-seed.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  headers = { 'x-auth': await staffToken(shop, 'manager') };
});
afterAll(() => shop.close());

type Made = {
  at: Date;
  currency: string;
  total: number;
  status: string;
  isPaid: boolean;
  customer: string;
  refunds: { at: Date; amount: number; kind: string; isVoid: boolean }[];
};

const places = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Shanghai', 'Africa/Cairo', 'Australia/Lord_Howe', 'Pacific/Kiritimati'];
/** Midnights in these zones, and the hours in which clocks are changed. */
const turns = [
  '2025-03-30T01:00:00Z',
  '2025-10-26T01:00:00Z',
  '2025-03-09T07:00:00Z',
  '2025-11-02T06:00:00Z',
  '2025-04-24T22:00:00Z',
  '2025-10-30T21:00:00Z',
  '2025-04-05T15:00:00Z',
  '2025-10-04T15:30:00Z',
  '2025-06-01T00:00:00Z',
  '2025-05-31T22:00:00Z',
  '2025-06-01T04:00:00Z',
  '2025-05-31T16:00:00Z',
  '2025-05-31T10:00:00Z',
];
const moment = fc
  .tuple(fc.constantFrom(...turns), fc.oneof(fc.constantFrom(-1, 0, 1, 999, 1_000, -1_000), fc.integer({ min: -3 * 86_400_000, max: 3 * 86_400_000 })))
  .map(([turn, ms]) => new Date(Date.parse(turn) + ms));
const made: fc.Arbitrary<Made> = fc.record({
  at: moment,
  currency: fc.constantFrom('USD', 'USD', 'EUR', 'JPY'),
  total: fc.integer({ min: 0, max: 9_999_999 }),
  status: fc.constantFrom('inProgress', 'completed', 'cancelled', 'cancelled', 'pendingCancellation'),
  isPaid: fc.boolean(),
  customer: fc.constantFrom('ada', 'Ada', 'bea', 'cid', 'dot'),
  refunds: fc.array(
    fc.record({
      at: moment,
      amount: fc.integer({ min: 0, max: 99_999 }),
      kind: fc.constantFrom('lines', 'sum', 'goodwill', 'return', 'cancellation', 'surplus'),
      isVoid: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});

const db = () => on<DB>(shop.db.database.reader);

async function write(orders: readonly Made[], visits: readonly Date[]) {
  await sql`delete from orders`.execute(db());
  await sql`delete from visitor`.execute(db());
  const rows = orders.map(({ refunds, ...order }) => {
    const back = refunds.filter((refund) => !refund.isVoid).reduce((sum, refund) => sum + refund.amount, 0);
    return { id: newId(), ...order, paid: order.total + back, back, refunds: refunds.map((refund) => ({ id: newId(), ...refund })) };
  });
  await sql`insert into orders (id, order_no, checkout_id, checkout_slug, email, lang, currency, market, tax_included, status, pay_status, subtotal_amount, shipping_fee_amount,
      tax_amount, total_amount, paid_amount, refunded_amount, placed_at, paid_at, updated_at)
    select id, id::text, id, id::text, customer || '@example.com', 'en', currency, 'us', true, status, 'paid', total, 0, 0, total, paid, back, at, case when "isPaid" then at end, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, customer text, currency text, status text, "isPaid" boolean, total bigint, paid bigint, back bigint, at timestamptz)`.execute(
    db(),
  );
  const given = rows.flatMap((order) => order.refunds.map((refund) => ({ ...refund, orderId: order.id, currency: order.currency })));
  await sql`insert into order_refund (id, order_id, kind, amount, currency, created_at, voided_at)
    select id, "orderId", kind, amount, currency, at, case when "isVoid" then at end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as row (id uuid, "orderId" uuid, kind text, amount bigint, currency text, at timestamptz, "isVoid" boolean)`.execute(
    db(),
  );
  await sql`insert into visitor (id, first_seen_at, last_seen_at)
    select gen_random_uuid(), at::timestamptz, at::timestamptz from jsonb_array_elements_text(${JSON.stringify(visits)}::jsonb) as seen (at)`.execute(db());
}

/** The day on a calendar of that place, by another way than the reports go. */
const calendars = new Map(
  places.map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })]),
);
const localDay = (at: Date, timeZone: string) => calendars.get(timeZone)!.format(at);

type Asked = { from: string; to: string; currency: string; timeZone: string };

/** The figures by plain sums. */
function expected(orders: readonly Made[], visits: readonly Date[], { from, to, currency, timeZone }: Asked) {
  const isIn = (at: Date, first = from, last = to) => localDay(at, timeZone) >= first && localDay(at, timeZone) <= last;
  const standing = orders.filter((order) => order.status !== 'cancelled');
  const own = standing.filter((order) => order.currency === currency);
  const refundsOf = (of: readonly Made[]) => of.flatMap((order) => order.refunds).filter((refund) => !refund.isVoid && refund.kind !== 'surplus');
  const refunds = refundsOf(own);
  // As books have it: what was paid was sold, and a cancellation is a refund like another.
  const booked = orders.filter((order) => order.currency === currency && (order.status !== 'cancelled' || order.isPaid));
  const bookedRefunds = refundsOf(orders.filter((order) => order.currency === currency));
  const figuresOf = (first: string, last: string) => {
    const sold = own.filter((order) => isIn(order.at, first, last));
    const sales = sold.reduce((sum, order) => sum + order.total, 0);
    const back = refunds.filter((refund) => isIn(refund.at, first, last)).reduce((sum, refund) => sum + refund.amount, 0);
    const gross = booked.filter((order) => isIn(order.at, first, last)).reduce((sum, order) => sum + order.total, 0);
    const totalRefunds = bookedRefunds.filter((refund) => isIn(refund.at, first, last)).reduce((sum, refund) => sum + refund.amount, 0);
    return { orders: sold.length, sales, refunds: back, gross, totalRefunds, visitors: visits.filter((at) => isIn(at, first, last)).length };
  };
  const returning = own
    .filter((order) => isIn(order.at))
    .filter((order) => standing.some((earlier) => earlier.customer.toLowerCase() === order.customer.toLowerCase() && earlier.at < order.at));
  const all = figuresOf(from, to);
  return { ...all, net: all.sales - all.refunds, returning: returning.length, dayOf: (date: string) => figuresOf(date, date) };
}

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

it('orders, sales, refunds, net, visitors and shares equal plain sums over the orders, in any zone', async () => {
  // The visits of all of these days are kept.
  shop.clock.now = new Date('2025-11-10T12:00:00Z');
  headers = { 'x-auth': await staffToken(shop, 'manager') };
  await sql`insert into setting (key, value) values ('visitors', '{"keepDays": 3650}') on conflict (key) do update set value = excluded.value`.execute(db());
  await sql`insert into currency (code, rate, is_base) values ('USD', 1, true), ('EUR', 0.9, false) on conflict do nothing`.execute(db());
  invalidateMemoized(['settings', 'markets']);
  const period = fc
    .tuple(moment, fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 100, max: 240 })))
    .map(([at, days]) => ({ to: localDay(at, 'UTC'), days }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(made, { minLength: 1, maxLength: 25 }),
      fc.array(moment, { maxLength: 10 }),
      period,
      fc.constantFrom(...places),
      fc.constantFrom('USD', 'EUR'),
      async (orders, visits, { to, days }, timeZone, currency) => {
        await write(orders, visits);
        const from = addDays(to, 1 - days);
        const answer = await shop
          .client()
          .get(`/api/admin/reports/overview?from=${from}&to=${to}&currency=${currency}&timeZone=${timeZone}&compare=true`, headers);
        const { data } = answer;
        expect(answer.status).toBe(200);
        const money = (amount: number) => ({ amount, currency });
        for (const [figures, first, last] of [
          [data, from, to],
          [data.previous, addDays(from, -days), addDays(from, -1)],
        ]) {
          const sums = expected(orders, visits, { from: first, to: last, currency, timeZone });
          expect(figures).toMatchObject({
            from: first,
            to: last,
            orders: sums.orders,
            sales: money(sums.sales),
            refunds: money(sums.refunds),
            net: money(sums.net),
            gross: money(sums.gross),
            totalRefunds: money(sums.totalRefunds),
            balance: money(sums.gross - sums.totalRefunds),
            averageOrder: money(sums.orders === 0 ? 0 : Math.round(sums.sales / sums.orders)),
            visitors: sums.visitors,
          });
          expect(figures.returningShare).toBeCloseTo(sums.orders === 0 ? 0 : sums.returning / sums.orders, 3);
          expect(figures.byDay).toHaveLength(days);
          for (const day of figures.byDay) {
            const { orders: count, sales, refunds, visitors } = sums.dayOf(day.date);
            expect(day).toEqual({ date: day.date, orders: count, sales: money(sales), refunds: money(refunds), visitors });
          }
        }
        const list = await shop.client().get(`/api/admin/reports/sales?from=${from}&to=${to}&currency=${currency}&timeZone=${timeZone}`, headers);
        expect(list.data.totals).toMatchObject({ orders: data.orders, sales: data.sales, refunds: data.refunds, net: data.net });
        const { gross, totalRefunds, balance } = data;
        expect(list.data.totals).toMatchObject({ gross, totalRefunds, balance });
        for (const row of list.data.rows) {
          const day = expected(orders, visits, { from, to, currency, timeZone }).dayOf(row.date);
          expect(row).toMatchObject({ gross: money(day.gross), totalRefunds: money(day.totalRefunds), balance: money(day.gross - day.totalRefunds) });
        }
      },
    ),
    { numRuns: runsOf(40) },
  );
});

it('an order that is paid and cancelled later changes no figure of books before its refund, and periods add up', async () => {
  shop.clock.now = new Date('2025-11-10T12:00:00Z');
  headers = { 'x-auth': await staffToken(shop, 'manager') };
  const figures = async (from: string, to: string) => {
    const { data } = await shop.client().get(`/api/admin/reports/overview?from=${from}&to=${to}&currency=USD&timeZone=UTC`, headers);
    return { sales: data.sales.amount, net: data.net.amount, gross: data.gross.amount, totalRefunds: data.totalRefunds.amount, balance: data.balance.amount };
  };
  const order = { at: new Date('2025-05-20T12:00:00Z'), currency: 'USD', total: 10_000, isPaid: true, customer: 'ada' };
  await write([{ ...order, status: 'inProgress', refunds: [] }], []);
  const before = await figures('2025-05-01', '2025-05-31');
  expect(before).toEqual({ sales: 10_000, net: 10_000, gross: 10_000, totalRefunds: 0, balance: 10_000 });
  // Its goods were refunded, its shipping fee stays with the shop.
  await write([{ ...order, status: 'cancelled', refunds: [{ at: new Date('2025-06-03T12:00:00Z'), amount: 9_500, kind: 'lines', isVoid: false }] }], []);
  const [may, june, both] = [await figures('2025-05-01', '2025-05-31'), await figures('2025-06-01', '2025-06-30'), await figures('2025-05-01', '2025-06-30')];
  expect(may).toEqual({ ...before, sales: 0, net: 0 });
  expect(june).toEqual({ sales: 0, net: 0, gross: 0, totalRefunds: 9_500, balance: -9_500 });
  expect(both).toEqual({ sales: 0, net: 0, gross: 10_000, totalRefunds: 9_500, balance: 500 });
  // One that was never paid was never sold.
  await write([{ ...order, isPaid: false, status: 'cancelled', refunds: [] }], []);
  expect(await figures('2025-05-01', '2025-05-31')).toEqual({ sales: 0, net: 0, gross: 0, totalRefunds: 0, balance: 0 });
});
