/** The extension that docs/how-to/extension-kinds.md is made of: built as the shop builds extensions, and every part of it used. */
import { readFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { brokenAdmins, installedAdmins, readInstalled } from '#backoffice/extensions/installed.ts';
import type { AnyExtension } from '#extension/definition.ts';
import { newId } from '#kit/server/ids.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { queueText } from '#shop/messages/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { fillCheckout } from '#test/harness/buyers.ts';
import { contextOf, entryOf, setSettings } from '#test/harness/extensions.ts';
import { startFakeServer } from '#test/harness/fake-server.ts';
import { placeTestOrder, testContext } from '#test/harness/orders.ts';
import { eraseAccount, exportOf } from '#test/harness/personal-data.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJob, runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import {
  testCommand,
  testEventHandler,
  testExtension,
  testMail,
  testMailTransport,
  testOperation,
  testPage,
  testPaymentProvider,
  testPersonalData,
  testSection,
  testSmsTransport,
} from 'vitrine/extension/testing';
import { findParts } from '../../tools/extensions.mjs';

const own = '.cache/guides-notes/notes';
const folder = resolve(own);
let shop: TestApp;
let notes: AnyExtension;
let variant: TestVariant;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = readFileSync('docs/how-to/extension-kinds.md', 'utf8');
  const blocks = [...page.matchAll(/^```tsx?\n\/\/ (\S+)\n([^]*?)^```$/gm)];
  for (const [, file, code] of blocks) writeFileSync(resolve(folder, basename(file!)), code!);
  notes = ((await import(/* @vite-ignore */ `${folder}/server.ts`)) as { default: AnyExtension }).default;
  shop = await createTestApp({ extensions: [entryOf('notes', notes)] });
  await shop.host.database.transaction(seedCommerce);
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ price: 2_000, onHand: 100 }] })) as [TestVariant];
}, 60_000);
afterAll(() => shop.close());

const count = async () => (await shop.client().get('/api/web/ext/notes/count')).data.count as number;

it('is built part by part, runs, and keeps the contracts', async () => {
  const parts = (await findParts({ from: `./${own}`, folder: own })) as Record<string, string>;
  expect([Object.keys(parts), shop.extensions.leftOut]).toEqual([['server', 'admin'], []]);
  testExtension(notes);
  const context = await contextOf(shop, 'notes');
  await testPaymentProvider(notes.paymentProviders![0]!, context);
  await testEventHandler(notes.events![0]!, context);
  expect(await testSection(notes.sections![0]!, context)).toContain('Notes written: 0');
  expect(await testPage(notes, notes.pages![0]!, context)).toContain('Notes written: 0');
  expect(await testOperation(notes.operations![0]!, context)).toEqual({ count: 0 });
  expect(await testCommand(notes.commands![0]!, context)).toEqual(['0 notes']);
  expect(testMail(notes.mails![0]!)).toMatchObject({ title: 'A note for you', paragraphs: ['About order 261121-ABCDEF: Thank you!'] });
  await testPersonalData(notes, context);
});

it('writes a note and a mail for a paid order, shows how many there are, and tidies up', async () => {
  const { accountId, email } = await signedIn(shop);
  const { orderNo } = await placeTestOrder(shop, variant);
  await shop.run(sql`update orders set account_id = ${accountId} where order_no = ${orderNo}`);
  const { rows } = await shop.run(sql<{ id: string }>`select id from orders where order_no = ${orderNo}`);
  const event = { id: newId(), type: 'order.paid', at: shop.clock.now.toISOString(), data: { orderId: rows[0]!.id } };
  for (const _time of [1, 2]) await runJob(shop, 'ext.notes.on.order.paid', event);
  expect(await count()).toBe(1);
  const queued = await shop.run(sql<{ data: object }>`select data from pgboss.job where data::text like ${`%${email}%`} and data::text like '%Thank you!%'`);
  expect(queued.rows).toHaveLength(1);
  expect((await shop.client().get('/app/notes/about')).text).toMatch(/<title>Our notes[^]*Notes written: (<!-- -->)?1/);
  const lines: string[] = [];
  const given = { args: [], say: (line: string) => void lines.push(line) };
  expect([await notes.commands![0]!.run(await contextOf(shop, 'notes'), given), lines]).toEqual([0, ['1 notes']]);
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + 366 * 24 * 3_600_000);
  await runJob(shop, 'ext.notes.tidy');
  shop.clock.now = now;
  expect(await count()).toBe(0);
});

it('offers its payment method, and its discount to those with an account', async () => {
  const { post, client, token } = await signedIn(shop);
  await post('/cart/add', { sku: variant.sku, quantity: 1 });
  expect((await post('/cart/get')).data.promotionDiscounts).toEqual([expect.objectContaining({ title: 'For those with an account' })]);
  const checkout = await fillCheckout(client, { payment: 'cheque', headers: { 'x-auth': token } });
  expect(JSON.stringify(checkout)).toContain('cheque');
});

it('sends mails and text messages by its service, once it is set up', async () => {
  const sent: { authorization: string | undefined; body: any }[] = [];
  let status = 200;
  const service = await startFakeServer(({ headers, body }) => {
    if (status === 200) sent.push({ authorization: headers.authorization, body: JSON.parse(body) });
    return { status, body: {} };
  });
  await setSettings(shop, 'notes', { words: 'Thanks', carrier: service.url, key: 'k' });
  await vi.waitFor(async () => {
    await shop.host.database.transaction((tx) => queueText(tx, testContext(shop), { id: newId(), to: '+447700900123', lang: 'en', text: 'Hello' }));
    await runJobs(shop);
    expect(sent.map(({ body }) => body.to)).toContain('+447700900123');
  }, 15_000);
  expect(sent.every(({ authorization }) => authorization === 'Bearer k')).toBe(true);
  const context = await contextOf(shop, 'notes');
  const fake = { sent: () => sent, fail: () => void (status = 503) };
  await testMailTransport(notes.mailTransport!, context, fake);
  status = 200;
  await testSmsTransport(notes.smsTransport!, context, fake);
  await service.close();
});

it('exports what it stored of an account, and erases it with the account', async () => {
  const reader = await signedIn(shop);
  const { orderNo } = await placeTestOrder(shop, variant);
  await shop.run(sql`update orders set account_id = ${reader.accountId} where order_no = ${orderNo}`);
  const { rows } = await shop.run(sql<{ id: string }>`select id from orders where order_no = ${orderNo}`);
  await runJob(shop, 'ext.notes.on.order.paid', { id: newId(), type: 'order.paid', at: shop.clock.now.toISOString(), data: { orderId: rows[0]!.id } });
  expect((await exportOf(shop, reader))['notes: notes']).toEqual([expect.objectContaining({ orderId: rows[0]!.id, words: 'Thanks' })]);
  // Nobody with an order under way is erased.
  expect((await reader.post('/order/cancel', { orderNo })).code).toBe(0);
  await eraseAccount(shop, reader);
  expect((await exportOf(shop, reader))['notes: notes']).toEqual([]);
});

it('has its screen in the back office', async () => {
  await readInstalled({ notes: () => import(/* @vite-ignore */ `${folder}/admin.tsx`) as Promise<{ default: unknown }> });
  expect([brokenAdmins(), installedAdmins().map(({ screens }) => screens.map(({ name }) => name))]).toEqual([[], [['hello']]]);
  const { default: Screen } = await installedAdmins()[0]!.screens[0]!.load();
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { createElement } = await import('react');
  expect(renderToStaticMarkup(createElement(Screen, { locale: 'zh', call: async () => Promise.reject(new Error()) }))).toBe('<p>便条会自动书写。</p>');
  await readInstalled({});
});
