// The sample storefront (examples/storefront), built and served from an origin of its own, buys as a guest.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { builtClient } from '#test/harness/built-client.ts';
import { expect, inLongRunOnly, test } from './fixtures.ts';
import { noStaff, signIn, staff } from './staff.ts';

test.skip(staff.email === '', noStaff);

const root = 'examples/storefront';
const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** The built files, by their path. */
async function builtFiles(shop: string): Promise<Map<string, string | Uint8Array>> {
  process.env['VITE_SHOP'] = shop;
  const result = await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'error', build: { write: false } });
  const { output } = result as unknown as { output: { fileName: string; code?: string; source?: string | Uint8Array }[] };
  return new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source ?? '']));
}

test('a storefront of another origin buys as a guest', inLongRunOnly, async ({ page, baseURL }, info) => {
  test.skip(info.project.name === 'phone', 'one shop for both projects: its settings are changed once');
  await builtClient();
  const files = await builtFiles(baseURL!);
  const server = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? '/index.html' : url;
    response.setHeader('content-type', types[name.split('.').at(-1)!] ?? 'text/plain').end(files.get(name));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  await signIn(page);
  const settings = '/api/admin/settings/api';
  const read = await page.request.get(settings);
  const headers = { 'x-requested-with': 'test', 'sec-fetch-site': 'same-origin', 'if-match': read.headers()['etag']! };
  const before = ((await read.json()) as { data: { origins: string[] } }).data;
  const listed = await page.request.put(settings, { headers, data: { ...before, origins: [...before.origins, origin] } });
  expect(await listed.json()).toMatchObject({ code: 0 });

  // Whatever comes of it: the other tests share the shop.
  try {
    await buyFrom(page, origin);
  } finally {
    const again = await page.request.get(settings);
    await page.request.put(settings, { headers: { ...headers, 'if-match': again.headers()['etag']! }, data: before });
    server.close();
  }
});

/** Puts something into the cart of the other site, and orders it there. */
async function buyFrom(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('1 in the cart')).toBeVisible();
  const typed = {
    'E-mail': 'ada@example.com',
    'First name': 'Ada',
    'Last name': 'Moss',
    Street: '1 Market St',
    City: 'San Francisco',
    'State (CA)': 'CA',
    'ZIP code': '94103',
    Phone: '4155550132',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Payment').selectOption('bankTransfer');
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByText(/Thank you! Your order is \d{6}-\w{6}\./)).toBeVisible();
}
