/** Orders whose payment method has lost its extension: sent, paid and given back by staff; while it is only left out, what it is asked waits. */
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { definePaymentProvider, settingField } from 'vitrine/extension';
import { z } from 'zod';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';
import { openExtensions, type OpenExtensions } from '../open-extensions.ts';
import type { ExtensionEntry } from '../load-extensions.ts';

const settings = z.object({ account: settingField(z.string().max(40).default('AB-12'), { en: 'Account' }) });
const ledger = definePaymentProvider({
  id: 'ledger',
  title: { en: 'On the ledger', zh: '记账' },
  traits: { shipsBeforePayment: true },
  accepts: (_sale, { account }: z.output<typeof settings>) => account !== '',
  instructions: ({ orderNo }, locale, { account }) => [{ title: locale === 'zh' ? '账户' : 'Account', value: `${account} ${orderNo}` }],
  start: async (_context, { providerReference }) => ({ state: 'pending' as const, action: { type: 'none' as const }, providerReference }),
  confirm: async () => null,
  refund: async () => ({ state: 'pending' as const }),
  handleWebhook: async () => null,
});
const entry = extensionWith('ledger', { settings, paymentProviders: [ledger as never] });

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const one of open.reverse().splice(0)) await one.close();
});

async function openShop() {
  const shop = await createTestApp({ extensions: [entry] });
  open.push(shop);
  await shop.host.database.transaction(seedCommerce);
  const staff = { 'x-auth': await staffToken(shop, 'manager') };
  const act = (id: string, action: string, body: object = {}) => shop.client().post(`/api/admin/orders/${id}/${action}`, body, staff);
  const read = async (id: string) => (await shop.client().get(`/api/admin/orders/${id}`, staff)).data;
  return { shop, act, read };
}

const db = (shop: TestApp) => shop.kysely;
const refunds = async (shop: TestApp) => (await sql<{ state: string }>`select state from refund`.execute(db(shop))).rows;

async function buy(shop: TestApp) {
  const [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 1999, onHand: 10 }] })) as [TestVariant];
  const client = shop.client();
  await client.post('/api/web/cart/add', { sku: variant.sku, quantity: 1 });
  const answer = await submit(client, await fillCheckout(client, { payment: 'ledger' }));
  const { orderNo } = answer.data;
  const { rows } = await sql<{ id: string }>`select id from orders where order_no = ${orderNo}`.execute(db(shop));
  return { id: rows[0]!.id, orderNo, detail: async () => (await client.post('/api/web/order/detail', { orderNo })).data };
}

/** The shop as it starts again, with other extensions. */
async function reopen(shop: TestApp, entries: readonly ExtensionEntry[]): Promise<OpenExtensions> {
  await shop.extensions.close();
  const { host } = shop;
  const reopened = await openExtensions(entries, { database: host.database, now: host.now, log: host.log, url: shop.db.url });
  open.push(reopened);
  return reopened;
}

it('says where the money goes by what the merchant set up', async () => {
  const { shop } = await openShop();
  const { detail, orderNo } = await buy(shop);
  expect((await detail()).payment).toMatchObject({ title: 'On the ledger', instructions: [{ title: 'Account', value: `AB-12 ${orderNo}` }] });
});

it('lets staff send, mark paid and give back what was ordered by a method that is gone', async () => {
  const { shop, act, read } = await openShop();
  const { id, detail } = await buy(shop);
  await reopen(shop, []);
  expect((await detail()).payment).toMatchObject({ title: 'On the ledger', shipsBeforePayment: true, capturedLater: true });
  expect((await read(id)).actions).toEqual(expect.arrayContaining(['ship', 'mark-paid', 'cancel']));
  expect((await act(id, 'ship', { expressName: 'Cormorant', expressNumber: 'CM-1' })).code).toBe(0);
  expect((await act(id, 'mark-paid')).code).toBe(0);
  expect((await act(id, 'refund', { amount: 500, reason: 'A scratch' })).code).toBe(0);
  await runJobs(shop);
  const { rows } = await sql<{ event: string }>`select event from order_event where order_id = ${id}`.execute(db(shop));
  expect(rows.map(({ event }) => event)).toEqual(expect.arrayContaining(['refunded', 'refundByHand']));
  expect(await refunds(shop)).toEqual([{ state: 'succeeded' }]);
});

it('keeps a refund waiting while its extension is only left out', async () => {
  const { shop, act } = await openShop();
  const { id } = await buy(shop);
  await reopen(shop, []);
  await act(id, 'mark-paid');
  await open.pop()!.close();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await reopen(shop, [{ name: 'ledger', from: './extensions/ledger', problem: 'it cannot be built' }]);
  expect((await act(id, 'refund', { amount: 500, reason: 'A scratch' })).code).toBe(0);
  await runJobs(shop);
  expect(await refunds(shop)).toEqual([{ state: 'pending' }]);
});
