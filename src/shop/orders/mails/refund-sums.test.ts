// Mails about money that goes back name all of it, whatever had paid the order, and name it again when staff send them once more.
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatMoney } from '#kit/pure/amount.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type ApiAnswer, type TestApp } from '#test/harness/app.ts';
import { fillCheckout, submit } from '#test/harness/buyers.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let bowl: TestVariant;
let manager: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  await shop.host.database.transaction(seedCommerce);
  manager = { 'x-auth': await staffToken(shop, 'manager') };
  [bowl] = (await insertTestProduct(shop.host.database, { variants: [{ price: 2_000, onHand: 10 }] })) as [TestVariant];
});
afterAll(() => shop.close());

const post = (path: string, body: object): Promise<ApiAnswer> => shop.client().post(`/api/admin/${path}`, body, manager);
/** A bowl, of which a gift card paid 1000 and a transfer the rest. */
async function paid(): Promise<{ orderNo: string; whole: number }> {
  const { data: card } = await post('gift-cards', { amount: 1_000, currency: 'USD', note: 'x' });
  const client = shop.client();
  const { slug } = await fillCheckout(client, { source: { source: 'buyNow', sku: bowl.sku, quantity: 1 } });
  const { data: checkout } = await client.post('/api/web/checkout/gift-card', { slug, code: card.code });
  const { orderNo } = (await submit(client, checkout)).data;
  expect(await post(`orders/${orderNo}/mark-paid`, {})).toMatchObject({ code: 0 });
  return { orderNo, whole: checkout.total.amount + 1_000 };
}
/** The sums that mails of a kind about an order say go back, in the order in which they were sent. */
async function sumsIn(kind: string, orderNo: string): Promise<string[]> {
  await runJobs(shop);
  const names = (await readdir(shop.host.config.mailDir)).filter((name) => name.includes(`${kind}-${orderNo}`)).sort();
  const mails = await Promise.all(names.map((name) => readFile(`${shop.host.config.mailDir}/${name}`, 'utf8')));
  return mails.map((mail) => /Refund: (\S+)/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1]?.replace(/<.*$/, '') ?? '');
}
const usd = (amount: number) => formatMoney({ amount, currency: 'USD' }, 'en');

it('about a refund', async () => {
  const { orderNo } = await paid();
  expect(await post(`orders/${orderNo}/refund`, { amount: 1_500, reason: 'A scratch' })).toMatchObject({ code: 0 });
  expect(await sumsIn('refunded', orderNo)).toEqual([usd(1_500)]);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  expect(await post(`orders/${orderNo}/resend`, { mail: 'refunded' })).toMatchObject({ code: 0 });
  expect(await sumsIn('refunded', orderNo)).toEqual([usd(1_500), usd(1_500)]);
});

it('about a cancellation', async () => {
  const { orderNo, whole } = await paid();
  expect(await post(`orders/${orderNo}/cancel`, { reason: 'No longer made' })).toMatchObject({ code: 0 });
  expect(await sumsIn('cancelled', orderNo)).toEqual([usd(whole)]);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
  expect(await post(`orders/${orderNo}/resend`, { mail: 'cancelled' })).toMatchObject({ code: 0 });
  expect(await sumsIn('cancelled', orderNo)).toEqual([usd(whole), usd(whole)]);
});
