// What is sold ahead of stock, where the merchant charges it once it is there: an order of its own that is paid, or given up, by itself.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCommerce } from '#server/seed-commerce.ts';
import { findBroken } from '#test/faults/find-broken.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';
import { readSettings, writeSettings } from '#shop/settings/index.ts';

let shop: TestApp;
let staff: Record<string, string>;
let shopper: SignedInShopper;
/** Sold ahead of stock, and one that is there. */
let kist: TestVariant;
let bowl: TestVariant;
const days = 24 * 3_600_000;

beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date('2026-11-26T10:00:00Z');
  await charge('whenThere');
  staff = { 'x-auth': await staffToken(shop, 'manager') };
  shopper = await signedIn(shop);
  const ahead = { as: 'preorder', expectedOn: '2027-01-12', limit: 20 } as const;
  [kist, bowl] = (await insertTestProduct(shop.host.database, {
    variants: [
      { price: 6400, onHand: 0, ahead },
      { price: 2000, onHand: 50 },
    ],
  })) as [TestVariant, TestVariant];
});

const charge = (chargeAhead: 'withOrder' | 'whenThere') =>
  shop.host.database.transaction(async (tx) => writeSettings(tx, 'payments', { ...(await readSettings(tx)).payments, chargeAhead }, shop.clock.now));
const admin = (path: string, body: object = {}) => shop.client().post(`/api/admin${path}`, body, staff);
const receive = (variant: TestVariant, change: number) => admin(`/stock/${variant.id}/adjust`, { change, reason: 'received' });
const later = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const pay = (orderNo: string) => admin(`/orders/${orderNo}/mark-paid`);
const detailOf = async (orderNo: string) => (await shopper.post('/order/detail', { orderNo })).data;
const askForPayments = () => runJob(shop, 'order.ask-for-payments');
const reservedOf = async ({ id }: TestVariant) =>
  (await sql<{ reserved: number }>`select reserved from stock_level where variant_id = ${id}`.execute(shop.kysely)).rows[0]!.reserved;
const mails = async () => {
  await runJobs(shop);
  return mailsTo(shop, 'ada@example.com');
};

async function fill(wanted: readonly [TestVariant, number][]): Promise<any> {
  for (const [{ sku }, quantity] of wanted) await shopper.post('/cart/add', { sku, quantity });
  return fillCheckout(shopper.client, { headers: { 'x-auth': shopper.token } });
}
const submit = ({ slug, total, expected, payLater }: any) =>
  shopper.post('/checkout/submit', {
    slug,
    agree: true,
    expectedTotal: total,
    expectedNow: { ...total, amount: total.amount - (payLater?.amount ?? 0) },
    expectedUntil: expected?.until ?? null,
  });
const ordersOf = async () =>
  (await sql<{ orderNo: string }>`select order_no from orders where account_id = ${shopper.accountId}`.execute(shop.kysely)).rows.length;

/** A bowl that is there, and two kists that wait. */
async function buyBoth() {
  const checkout = await fill([
    [kist, 2],
    [bowl, 1],
  ]);
  const { orderNo } = (await submit(checkout)).data;
  const { otherOrderNo } = await detailOf(orderNo);
  return { checkout, nowNo: orderNo as string, laterNo: otherOrderNo as string };
}

describe('a cart of what is there and what waits', () => {
  it('says what is paid when, and becomes two orders that add up', async () => {
    const { checkout, nowNo, laterNo } = await buyBoth();
    const fee = checkout.shippingFee.amount;
    expect([checkout.payLater.amount, checkout.requiresPayment]).toEqual([12_800 + addedTax(checkout, 12_800), true]);
    expect(checkout.expected.texts.join(' ')).toMatch(/You pay \$\S+ now\. Once the rest is here, we’ll send you a link to pay \$\S+\./);
    const [first, second] = [await detailOf(nowNo), await detailOf(laterNo)];
    expect(first).toMatchObject({
      payStatus: 'unpaid',
      payLater: false,
      otherOrderNo: laterNo,
      products: [{ sku: bowl.sku, expected: null }],
      shippingFee: { amount: fee },
    });
    expect(first.actions).toContain('pay');
    expect(second).toMatchObject({
      status: 'inProgress',
      payStatus: 'unpaid',
      payLater: true,
      otherOrderNo: nowNo,
      due: { amount: 0 },
      payment: null,
      payPath: null,
      actions: ['cancel'],
      products: [{ sku: kist.sku, quantity: 2, expected: { quantity: 2, expectedOn: '2027-01-12' } }],
      shippingFee: { amount: 0 },
    });
    expect(second.shippingMethod.delivery.from > '2027-01-12').toBe(true);
    expect(first.shippingMethod.delivery.from.slice(0, 4)).toBe('2026');
    expect(first.total.amount + second.total.amount).toBe(checkout.total.amount);
    expect(second.total.amount).toBe(checkout.payLater.amount);
    expect([await reservedOf(kist), await reservedOf(bowl)]).toEqual([2, 1]);
    expect((await shopper.post('/cart/count')).data.count).toBe(0);
    const [firstMail, secondMail] = (await mails()).slice(-2).toSorted((a) => (a.includes(`Subject: Thank you for your order ${nowNo}`) ? -1 : 0));
    expect([firstMail, secondMail].filter((mail) => mail!.includes('You pay nothing yet'))).toHaveLength(1);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });

  it('is placed once, however often it is sent', async () => {
    const checkout = await fill([
      [kist, 2],
      [bowl, 1],
    ]);
    const answers = [...(await Promise.all([submit(checkout), submit(checkout)])), await submit(checkout)];
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
    expect(await ordersOf()).toBe(2);
  });

  it('is nothing where units were sold meanwhile: neither order is placed', async () => {
    const checkout = await fill([
      [kist, 2],
      [bowl, 1],
    ]);
    await admin('/stock/ahead', { skus: [kist.sku], ahead: { as: 'preorder', expectedOn: '2027-01-12', limit: 1 } });
    expect(await submit(checkout)).toMatchObject({ status: 409, code: 41 });
    expect([await ordersOf(), await reservedOf(bowl)]).toEqual([0, 0]);
  });

  it('takes no more at once than was shown: not where it has come meanwhile, nor where the merchant charges otherwise by then', async () => {
    const checkout = await fill([
      [kist, 2],
      [bowl, 1],
    ]);
    await receive(kist, 2);
    expect(await submit(checkout)).toMatchObject({ code: 10, data: { kind: 'totalChanged', total: checkout.total } });
    expect(await ordersOf()).toBe(0);
    const shown = (await shopper.post('/checkout/get', { slug: checkout.slug })).data;
    expect(shown.payLater).toBeUndefined();
    expect((await submit(shown)).code).toBe(0);
  });

  it('takes less where more of it waits by then', async () => {
    await receive(kist, 2);
    const checkout = await fill([
      [kist, 2],
      [bowl, 1],
    ]);
    await admin(`/stock/${kist.id}/adjust`, { change: -1, reason: 'damaged' });
    const { slug, total } = checkout;
    const { data } = await shopper.post('/checkout/submit', { slug, agree: true, expectedTotal: total });
    expect((await detailOf(data.orderNo)).total.amount).toBeLessThan(total.amount);
  });

  it.each([
    ['a coupon takes something off', async () => void (await shopper.post('/cart/coupon', { code: await couponFor() }))],
    ['nothing that is there is sent', async () => void (await shopper.post('/cart/add', { sku: (await unsent()).sku, quantity: 1 }))],
  ])('is charged as one where %s', async (what, change) => {
    await shopper.post('/cart/add', { sku: kist.sku, quantity: 1 });
    if (what.includes('coupon')) await shopper.post('/cart/add', { sku: bowl.sku, quantity: 1 });
    await change();
    const checkout = await fillCheckout(shopper.client, { headers: { 'x-auth': shopper.token } });
    expect([checkout.payLater, checkout.expected.texts.at(-1)]).toEqual([undefined, expect.stringContaining('You pay for the whole order now')]);
    const { orderNo } = (await submit(checkout)).data;
    expect(await detailOf(orderNo)).toMatchObject({ otherOrderNo: null, payLater: false, total: checkout.total });
  });

  it('is one order where the merchant charges with the order', async () => {
    await charge('withOrder');
    const checkout = await fill([
      [kist, 2],
      [bowl, 1],
    ]);
    expect(checkout.payLater).toBeUndefined();
    const { orderNo } = (await submit(checkout)).data;
    expect(await detailOf(orderNo)).toMatchObject({ otherOrderNo: null, payLater: false, total: checkout.total });
  });

  it('splits a line of which units are there', async () => {
    await receive(kist, 1);
    const checkout = await fill([[kist, 3]]);
    const { orderNo } = (await submit(checkout)).data;
    const first = await detailOf(orderNo);
    expect(first.products).toMatchObject([{ sku: kist.sku, quantity: 1, expected: null }]);
    expect((await detailOf(first.otherOrderNo)).products).toMatchObject([{ sku: kist.sku, quantity: 2, expected: { quantity: 2 } }]);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });
});

const unsent = async () => (await insertTestProduct(shop.host.database, { variants: [{ price: 900, onHand: 9, requiresShipping: false }] }))[0]!;

async function couponFor(): Promise<string> {
  const code = `TEN${Math.random().toString(36).slice(2, 8)}`.toUpperCase();
  const made = await shop
    .client()
    .post('/api/admin/coupons', { code, slug: code.toLowerCase(), rule: { kind: 'percentage', basisPoints: 1000 }, texts: { en: { title: 'Ten' } } }, staff);
  if (made.code !== 0) throw new Error(made.text);
  return code;
}

/** The tax of some goods where prices do not hold it. */
const addedTax = (checkout: any, goods: number): number => (checkout.taxIncluded ? 0 : Math.round((goods * checkout.taxes[0].basisPoints) / 10_000));

describe('a cart of which all waits', () => {
  it('is ordered without paying', async () => {
    const checkout = await fill([[kist, 1]]);
    expect(checkout).toMatchObject({ requiresPayment: false, payLater: checkout.total });
    expect(checkout.expected.texts.join(' ')).toContain('You pay nothing now.');
    const { data } = await submit(checkout);
    expect(data.payment).toEqual({ state: 'pending', action: { type: 'none' } });
    expect(await detailOf(data.orderNo)).toMatchObject({ payLater: true, otherOrderNo: null, payStatus: 'unpaid', shippingFee: checkout.shippingFee });
    const placed = (await shopper.post('/checkout/get', { orderNo: data.orderNo })).data;
    expect([placed.payable, placed.paymentMethods]).toEqual([false, []]);
  });
});

describe('what waits', () => {
  it('can be neither paid, marked as paid, changed nor sent before it is there', async () => {
    const { nowNo, laterNo } = await buyBoth();
    await admin(`/orders/${nowNo}/mark-paid`);
    expect(await shopper.post('/payment/start', { orderNo: laterNo, methodId: 'sandbox' })).toMatchObject({ code: 41 });
    for (const action of ['mark-paid', 'ship']) expect(await admin(`/orders/${laterNo}/${action}`)).toMatchObject({ code: 41 });
    expect((await shopper.post('/order/list', { view: 'toPay' })).data.items.map((one: any) => one.orderNo)).not.toContain(laterNo);
    expect((await shopper.post('/order/list', { view: 'toShip' })).data.items.map((one: any) => one.orderNo)).toContain(laterNo);
    later(25 * days);
    await runJob(shop, 'order.expire');
    await askForPayments();
    expect(await detailOf(laterNo)).toMatchObject({ status: 'inProgress', payLater: true });
  });

  it('asks for its payment once all of it has come, and is sent once it is paid', async () => {
    const { nowNo, laterNo } = await buyBoth();
    await pay(nowNo);
    await receive(kist, 1);
    await askForPayments();
    expect(await detailOf(laterNo)).toMatchObject({ payLater: true });
    later(20 * days);
    staff = { 'x-auth': await staffToken(shop, 'manager') };
    await receive(kist, 1);
    await askForPayments();
    await askForPayments();
    const asked = await detailOf(laterNo);
    expect(asked).toMatchObject({ payLater: false, due: asked.total, payment: { methodId: 'bankTransfer', dueAt: '2026-12-23T10:00:00.000Z' } });
    expect(asked.timeline.map((one: any) => one.event)).toEqual(['placed', 'paymentAsked']);
    expect((await mails()).filter((mail) => mail.includes(`${laterNo} is here: please pay`))).toHaveLength(1);
    expect((await shopper.post('/notice/list', {})).data.items).toMatchObject([{ kind: 'paymentDue' }]);
    const page = (await shopper.post('/checkout/get', { orderNo: laterNo })).data;
    expect(page).toMatchObject({ payable: true, due: asked.total, lines: [{ sku: kist.sku, quantity: 2 }], shippingFee: { amount: 0 } });
    expect(page.payLater).toBeUndefined();
    // Another way does not shorten the time that its shopper was given.
    expect((await shopper.post('/payment/start', { orderNo: laterNo, methodId: 'sandbox' })).code).toBe(0);
    expect((await detailOf(laterNo)).payment).toMatchObject({ methodId: 'sandbox', dueAt: '2026-12-23T10:00:00.000Z' });
    await shopper.post('/payment/start', { orderNo: laterNo, methodId: 'bankTransfer' });
    expect((await admin(`/orders/${laterNo}/mark-paid`)).code).toBe(0);
    expect((await admin(`/orders/${laterNo}/ship`)).data).toMatchObject({ products: [{ shipped: 2 }] });
    expect(await findBroken(shop.db.url)).toEqual([]);
  });

  it('has its seven days whatever its shopper tries and staff change, and no end where it is paid at the door', async () => {
    const { nowNo, laterNo } = await buyBoth();
    await pay(nowNo);
    await receive(kist, 3);
    await askForPayments();
    const dueAt = '2026-12-03T10:00:00.000Z';
    const due = async () => (await detailOf(laterNo)).payment.dueAt;
    await shopper.post('/payment/start', { orderNo: laterNo, methodId: 'sandbox' });
    const order = (await shop.client().get(`/api/admin/orders/${laterNo}`, staff)).data;
    const lines = [{ lineId: order.products[0].lineId, quantity: 1 }];
    expect(await shop.client().post(`/api/admin/orders/${laterNo}/edit`, { lines, reason: 'one less' }, staff)).toMatchObject({ code: 0 });
    expect(await due()).toBe(dueAt);
    await sql`update orders set payment_method_id = 'cashOnDelivery', payment_due_at = null where order_no = ${laterNo}`.execute(shop.kysely);
    later(8 * days);
    await runJob(shop, 'order.expire');
    expect(await detailOf(laterNo)).toMatchObject({ status: 'inProgress' });
  });

  it('is reminded of once, the day before, by whatever method it waits', async () => {
    const { nowNo, laterNo } = await buyBoth();
    await pay(nowNo);
    await receive(kist, 2);
    await askForPayments();
    await shopper.post('/payment/start', { orderNo: laterNo, methodId: 'sandbox' });
    const reminded = async () => {
      await runJob(shop, 'order.remind');
      return (await mails()).filter((mail) => mail.includes(`${laterNo} is waiting for payment`)).length;
    };
    later(5.5 * days);
    expect(await reminded()).toBe(0);
    later(days);
    expect([await reminded(), await reminded()]).toEqual([1, 1]);
    await shopper.post('/payment/start', { orderNo: laterNo, methodId: 'bankTransfer' });
    expect(await reminded()).toBe(1);
  });

  it('is not asked for where its goods were taken out of the shop', async () => {
    const { nowNo, laterNo } = await buyBoth();
    await pay(nowNo);
    await sql`delete from stock_level where variant_id = ${kist.id}`.execute(shop.kysely);
    await askForPayments();
    expect(await detailOf(laterNo)).toMatchObject({ payLater: true });
    await sql`delete from stock_movement where variant_id = ${kist.id}`.execute(shop.kysely);
  });

  it('goes with what is there where that is never paid', async () => {
    const { nowNo, laterNo } = await buyBoth();
    later(8 * days);
    await runJob(shop, 'order.expire');
    expect([(await detailOf(nowNo)).status, (await detailOf(laterNo)).status]).toEqual(['cancelled', 'cancelled']);
    expect([await reservedOf(kist), await reservedOf(bowl)]).toEqual([0, 0]);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });

  it('is not asked for while what is there waits for its payment, unless that is paid at the door', async () => {
    const { nowNo, laterNo } = await buyBoth();
    await receive(kist, 2);
    await askForPayments();
    expect(await detailOf(laterNo)).toMatchObject({ payLater: true });
    await sql`update orders set payment_method_id = 'cashOnDelivery', payment_due_at = null where order_no = ${nowNo}`.execute(shop.kysely);
    await askForPayments();
    expect(await detailOf(laterNo)).toMatchObject({ payLater: false });
    // What was asked for goes as well where nobody takes the rest.
    expect((await shopper.post('/order/cancel', { orderNo: nowNo, reason: '' })).code).toBe(0);
    expect([(await detailOf(nowNo)).status, (await detailOf(laterNo)).status]).toEqual(['cancelled', 'cancelled']);
    expect([await reservedOf(kist), await reservedOf(bowl)]).toEqual([0, 0]);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });

  it('stays where it is paid when the rest ends unpaid', async () => {
    const { nowNo, laterNo } = await buyBoth();
    await sql`update orders set payment_method_id = 'cashOnDelivery', payment_due_at = null where order_no = ${nowNo}`.execute(shop.kysely);
    await receive(kist, 2);
    await askForPayments();
    await pay(laterNo);
    await admin(`/orders/${nowNo}/cancel`, { reason: 'refused' });
    expect([(await detailOf(nowNo)).status, (await detailOf(laterNo)).status]).toEqual(['cancelled', 'inProgress']);
  });

  it('is given up where nobody pays for a week, and its goods go to others', async () => {
    const { nowNo, laterNo } = await buyBoth();
    await admin(`/orders/${nowNo}/mark-paid`);
    await receive(kist, 2);
    await askForPayments();
    later(7 * days + 2 * 3_600_000);
    await runJob(shop, 'order.expire');
    expect(await detailOf(laterNo)).toMatchObject({ status: 'cancelled', payStatus: 'unpaid' });
    expect(await detailOf(nowNo)).toMatchObject({ status: 'inProgress', payStatus: 'paid' });
    expect([await reservedOf(kist), await reservedOf(bowl)]).toEqual([0, 1]);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });

  it('is cancelled by its shopper at any time before, and what is there stays', async () => {
    const { nowNo, laterNo } = await buyBoth();
    expect((await shopper.post('/order/cancel', { orderNo: laterNo, reason: '' })).code).toBe(0);
    expect(await detailOf(laterNo)).toMatchObject({ status: 'cancelled', payLater: false });
    expect(await detailOf(nowNo)).toMatchObject({ status: 'inProgress' });
    await receive(kist, 2);
    await askForPayments();
    expect((await detailOf(laterNo)).timeline.map((one: any) => one.event)).toEqual(['placed', 'cancelledByShopper']);
    expect(await findBroken(shop.db.url)).toEqual([]);
  });
});
