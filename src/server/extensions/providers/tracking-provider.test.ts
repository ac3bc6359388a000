/** A tracking provider of an extension: parcels that it follows, and nothing whenever its answer is none. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { defineTrackingProvider, type ParcelReport } from 'vitrine/extension';
import { z } from 'zod';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { placeTestOrder, staffContext, type TestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { shipOrder } from '#shop/orders/ship/index.ts';
import { markPaid } from '#shop/orders/pay/index.ts';

const settings = z.object({ key: z.string().default('set') });
let answer: (number: string) => unknown;
const asked: string[] = [];
const pigeon = defineTrackingProvider({
  id: 'pigeon',
  isReady: ({ key }: z.output<typeof settings>) => key !== '',
  register: async (_context, { carrier, number }) => {
    asked.push(`register ${carrier} ${number}`);
    return answer(number) as ParcelReport;
  },
  read: async (_context, reference) => {
    asked.push(`read ${reference}`);
    return answer(reference) as ParcelReport;
  },
});

let shop: TestApp;
let variant: TestVariant;
beforeAll(async () => {
  shop = await createTestApp({
    extensions: [extensionWith('pigeons', { settings, trackingProviders: [pigeon as never] })],
    extensionLimits: { sectionMs: 500, callMs: 500, jobMs: 500, transactionMs: 500, restMs: 500 },
  });
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 50 }] })) as [TestVariant];
});
afterAll(() => shop.close());
beforeEach(() => void asked.splice(0));

async function sent(expressNumber: string): Promise<TestOrder> {
  const order = await placeTestOrder(shop, variant, { paymentMethodId: 'bankTransfer' });
  const staff = await staffContext(shop);
  await markPaid(staff, { order: order.orderId });
  await shipOrder(staff, { order: order.orderId, expressName: 'Pigeon', expressNumber });
  return order;
}
const parcel = async (order: TestOrder) => (await order.client.post('/api/web/order/detail', { orderNo: order.orderNo })).data.shipments[0];
const report = (number: string, more: object = {}) => ({
  reference: number,
  number,
  expectedOn: null,
  events: [{ state: 'inTransit', at: shop.clock.now, place: 'Loft', words: 'Over the\nhills' }],
  ...more,
});

it('registers a parcel, then is asked by its reference', async () => {
  answer = report;
  const order = await sent('COO-1');
  await runJob(shop, 'order.parcels');
  shop.clock.now = new Date(shop.clock.now.getTime() + 4 * 3_600_000);
  await runJob(shop, 'order.parcels');
  expect(asked).toEqual(['register Pigeon COO-1', 'read COO-1']);
  expect(await parcel(order)).toMatchObject({ state: 'inTransit', events: expect.arrayContaining([expect.objectContaining({ words: 'Over the hills' })]) });
});

it.each<[string, (number: string) => unknown]>([
  ['throws', () => Promise.reject(new Error('lost'))],
  ['hangs', () => new Promise(() => undefined)],
  ['answers nothing', () => null],
  ['names a state that there is not', (number) => report(number, { events: [{ state: 'eaten', at: new Date(0), place: '', words: '' }] })],
  ['speaks of another parcel', () => report('COO-9')],
])('that %s changes nothing', async (what, given) => {
  answer = given;
  const order = await sent(`COO ${what}`);
  await runJob(shop, 'order.parcels');
  expect(asked.length).toBeGreaterThan(0);
  expect(await parcel(order)).toMatchObject({ state: null, events: [] });
});
