/** The guides' code blocks, run as a reader would against a listening shop: `sh` by bash, `ts` by Node.js with the built client. */
import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#test/harness/postgres.ts';
import { seedCommerce } from '#server/seed-commerce.ts';
import { writeSettings } from '#shop/settings/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { builtClient } from '#test/harness/built-client.ts';
import { sameDate } from '#test/harness/machine-date.ts';
import { placeTestOrder } from '#test/harness/orders.ts';
import { insertTestProduct, type TestVariant } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let variant: TestVariant;
let port: number;
let environment: Record<string, string>;
/** Within the project, so that `@vitrine/client` is found as if it were installed. */
const folder = resolve('.cache/guides');
const limit = { timeout: 60_000 };

beforeAll(async () => {
  port = await freePort();
  [shop] = await Promise.all([createTestApp({ config: { webhookHosts: [`127.0.0.1:${port}`] } }), builtClient()]);
  const { cashOnDelivery: countries } = JSON.parse(await readFile('seeds/demo/shop.json', 'utf8'));
  await shop.host.database.transaction(async (tx) => {
    await seedCommerce(tx);
    // As in the demo shop, which a reader has: cash on delivery is not offered everywhere.
    await writeSettings(tx, 'payments', { cashOnDelivery: { countries } }, shop.clock.now);
  });
  [variant] = (await insertTestProduct(shop.host.database, { variants: [{ onHand: 100 }] })) as [TestVariant];
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const made = await shop.client().post('/api/admin/api-keys', { title: 'Guide', scopes: ['read:orders', 'write:orders'] }, await manager());
  environment = { SHOP: `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`, KEY: made.data.key };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}, 120_000);
afterAll(() => shop.close());

const manager = async () => ({ 'x-auth': await staffToken(shop, 'owner') });

/** The blocks of a guide in a language, in their order. */
async function blocks(guide: string, language: string): Promise<string[]> {
  const found = [...(await readFile(`docs/guides/${guide}.md`, 'utf8')).matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))];
  expect(found.length).toBeGreaterThan(0);
  return found.map(([, code]) => code!);
}

/** Runs a block as a program of its own. The shop is in this process, so nothing may wait for it. */
async function run(name: string, code: string, more: Record<string, string> = {}) {
  const program = name.endsWith('.sh') ? ['bash', '-euo', 'pipefail'] : [process.execPath];
  await writeFile(`${folder}/${name}`, code);
  const env = { ...process.env, ...environment, ...more, PATH: `${resolve('node_modules/node/bin')}:${process.env['PATH']}` };
  const { stdout } = await promisify(execFile)(program[0]!, [...program.slice(1), name], { cwd: folder, env, ...limit });
  return stdout.trim().split('\n');
}

const orderOf = async (orderNo: string) => {
  const filter = encodeURIComponent(JSON.stringify({ q: orderNo }));
  return (await shop.client().get(`/api/admin/orders?filter=${filter}`, await manager())).data.items[0];
};

it('buys with curl as a guest and ships', limit, async () => {
  const said = await run('buy.sh', (await blocks('from-cart-to-shipped', 'sh')).join('\n'));
  const orderNo = /placed (\S+)/.exec(said.join('\n'))![1]!;
  expect(await orderOf(orderNo)).toMatchObject({ accountId: null, products: [{ sku: variant.sku, shipped: 1 }] });
});

it('buys with the client as a guest and ships', limit, async () => {
  const [code] = await blocks('from-cart-to-shipped', 'ts');
  const [placed, shipped] = await run('buy.ts', code!);
  const orderNo = placed!.replace('placed ', '');
  expect(shipped).toBe(`shipped ${orderNo}`);
  expect(await orderOf(orderNo)).toMatchObject({ accountId: null, products: [{ sku: variant.sku, shipped: 1 }] });
});

it('ships by a script what a file names, once', limit, async () => {
  const [ship, list] = await blocks('staff-script', 'ts');
  const { orderNo } = await placeTestOrder(shop, variant, { paymentMethodId: 'cashOnDelivery' });
  await writeFile(`${folder}/parcels.csv`, `${orderNo}, UPS, 1Z 998\nnobody, UPS, 1Z 997\n`);
  expect(await run('ship.ts', ship!)).toEqual([`${orderNo}: shipped`, 'nobody: unknown']);
  expect(await run('ship.ts', ship!)).toEqual([`${orderNo}: nothing to ship`, 'nobody: unknown']);
  expect((await orderOf(orderNo)).products[0].shipped).toBe(2);
  expect((await run('list.ts', list!)).map((line) => line.split(' ')[0])).toContain(orderNo);
});

it('hears of an order by webhook, and lets in nobody else', limit, async () => {
  const [receiver] = await blocks('webhooks-in-node', 'ts');
  const url = `http://127.0.0.1:${port}/hook`;
  const { data } = await shop.client().post('/api/admin/webhooks', { title: 'Books', url, events: ['order.placed'] }, await manager());
  await writeFile(`${folder}/receiver.ts`, receiver!);
  const date = sameDate();
  const env = { ...process.env, ...date.environment, SECRET: data.secret, PORT: String(port) };
  const child = spawn(process.execPath, [...date.flags, 'receiver.ts'], { cwd: folder, env });
  try {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    const says = (text: string) => expect.poll(() => said, { timeout: 20_000 }).toContain(text);
    await says('listening');
    const forged = await fetch(url, {
      method: 'POST',
      body: '{"type":"order.placed"}',
      headers: { 'webhook-id': '1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,' },
    });
    expect(forged.status).toBe(401);
    const { orderNo } = await placeTestOrder(shop, variant);
    await runJobs(shop);
    await says(`order.placed ${orderNo}`);
  } finally {
    child.kill();
  }
});
