// A shopper buys, errs and is refused while everything is logged, measured and traced: none of it holds a name, an address or a secret of the shopper.
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#kit/server/log/log.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { addresses, fillCheckout, submit } from '#test/harness/buyers.ts';
import { startFakeServer, type FakeServer } from '#test/harness/fake-server.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { logFields } from './log-fields.ts';
import { startTracing, type ProcessTracing } from './tracing.ts';

const metricsToken = 'a-token-for-the-metrics';
const email = 'grace.hopper@personal.example';
const password = 'a password nobody guesses';
let shop: TestApp;
let url: string;
let collector: FakeServer;
let tracing: ProcessTracing;
let traces = '';
let logged = '';

beforeAll(async () => {
  collector = await startFakeServer(({ body }) => {
    traces += body;
    return {};
  });
  tracing = startTracing({ url: `${collector.url}/v1/traces`, headers: {}, serviceName: 'shop', share: 1, trustsCallers: false }, () => undefined);
  const log = createLog('debug', new Writable({ write: (text, _encoding, done) => ((logged += String(text)), done()) }), logFields);
  shop = await createTestApp({ tracing: tracing.requests, log, metricsToken });
  const write = (level: 'info' | 'warn' | 'error') => (fields: object, text: string) => log[level](fields, text);
  Object.assign(shop.host.log, { info: write('info'), warn: write('warn'), error: write('error') });
  await shop.host.database.transaction(seedCommerce);
  await insertTestProduct(shop.host.database, { slug: 'cup', title: 'Cup', variants: [{ sku: 'CUP-1', price: 1800, onHand: 9 }] });
  url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await tracing.close();
  await shop.close();
  await collector.close();
});

/** Over HTTP, as browsers come. */
async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<any> {
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  return answer.json();
}

it('says nothing of who bought, who failed to sign in, and who was refused', { timeout: 60_000 }, async () => {
  const shopper = await signedIn(shop, { email });
  const { token } = shopper;
  const manager = await staffToken(shop, 'manager');
  const { data: guest } = await post('/api/web/guest', {});
  const carried = { 'x-guest': String(guest.guest) };
  await post('/api/web/cart/add', { sku: 'CUP-1', quantity: 1 }, carried);
  const buyer = shop.client();
  await buyer.post('/api/web/cart/add', { sku: 'CUP-1', quantity: 1 });
  const checkout = await fillCheckout(buyer, { payment: 'sandbox' });
  const order = (await submit(buyer, checkout)).data;
  await post('/api/web/auth/signin', { account: email, password });
  await post('/api/web/auth/forget', { account: email });
  await post('/api/web/user/info', {}, { 'x-auth': `${token}x` });
  await post('/api/web/user/info', {}, { 'x-auth': token });
  await post('/api/web/order/lookup', { orderNo: order.orderNo, email });
  await post('/api/web/cart/add', { sku: 'CUP-1', quantity: 1 }, { ...carried, 'sec-fetch-site': 'cross-site' });
  await fetch(`${url}/api/admin/orders?search=${encodeURIComponent(email)}`, { headers: { 'x-auth': manager } });
  await fetch(`${url}/checkout/thankyou?order=${order.orderNo}&token=${order.orderToken}`);
  await fetch(`${url}/${encodeURIComponent(email)}?email=${encodeURIComponent(email)}`);
  await runJobs(shop, { later: true });
  const metrics = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
  await expect.poll(() => traces, { timeout: 15_000 }).toContain('GET /metrics');

  // Something was written of each at all.
  expect(logged).toContain('"msg":"refused"');
  expect(traces).toContain('POST /api/web/auth/signin');
  expect(metrics).toContain('route="/api/web/auth/signin"');
  const { firstName, lastName, address, postalCode, phone } = addresses.US;
  const people = [
    email,
    'personal.example',
    encodeURIComponent(email),
    'ada@example.com',
    'example.com',
    lastName,
    `${firstName} `,
    address,
    postalCode,
    phone,
  ];
  const secrets = [password, token, manager, carried['x-guest'], order.orderToken, metricsToken, checkout.slug];
  for (const [what, text] of Object.entries({ logged, traces, metrics }))
    for (const personal of [...people, ...secrets].filter((one) => String(one).length > 3))
      expect(text.includes(String(personal)), `${what}: ${personal}`).toBe(false);
});
