/** The extensions that how-tos show, taken out of them and tried against a service as they expect it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyExtension, RateParcel, TaxQuestion } from 'vitrine/extension';
import { testAddressProvider, testContext, testExtension, testShippingRates, testTaxProvider } from 'vitrine/extension/testing';

const folder = resolve('.cache/how-tos');
const key = 'right';

/** What the services answer, by path. */
const answers: Record<string, (asked: never) => unknown> = {
  '/rates': ({ weightGrams }: RateParcel) => ({
    services: [
      { name: 'ground', price: 500 + Math.ceil(weightGrams / 100) },
      { name: 'air', price: 1_900 },
    ],
  }),
  '/taxes': ({ lines, shipping, taxIncluded }: TaxQuestion) => {
    const tax = (sum: number) => ({ percent: 8.875, cents: Math.round((sum * 8.875) / (taxIncluded ? 108.875 : 100)) });
    return { goods: lines.map(({ total }) => tax(total)), freight: shipping && tax(shipping.amount) };
  },
  '/places': ({ text }: { text: string }) => ({
    places: '1 market st'.startsWith(text.toLowerCase())
      ? [{ label: '1 Market St, San Francisco', street: '1 Market St', town: 'San Francisco', zip: '94103', state: 'CA' }]
      : [],
  }),
};

let service: Server;
let url: string;
beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.headers.authorization !== `Bearer ${key}`) return response.writeHead(401).end();
      const answer = answers[request.url ?? '']!(JSON.parse(Buffer.concat(parts).toString()) as never);
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  await mkdir(folder, { recursive: true });
});
afterAll(() => new Promise((closed) => service.close(closed)));

/** The extension that a how-to shows. */
async function extensionOf(howTo: string): Promise<AnyExtension> {
  const text = await readFile(`docs/how-to/${howTo}.md`, 'utf8');
  const [, code] = /^ {3}```ts\n([^]*?)^ {3}```$/m.exec(text)!;
  const file = `${folder}/${howTo}.ts`;
  await writeFile(file, code!.replaceAll(/^ {3}/gm, ''));
  return ((await import(pathToFileURL(file).href)) as { default: AnyExtension }).default;
}

const contextWith = (right: string) => testContext({ settings: { url, key: right } as never });

it.each<[string, (extension: AnyExtension, context: ReturnType<typeof contextWith>) => Promise<void>]>([
  ['add-a-shipping-rate-provider', ({ shippingRates = [] }, context) => testShippingRates(shippingRates[0]!, context)],
  ['add-a-tax-provider', ({ taxProviders = [] }, context) => testTaxProvider(taxProviders[0]!, context)],
  ['add-an-address-provider', ({ addressProviders = [] }, context) => testAddressProvider(addressProviders[0]!, context, { country: 'US', text: '1 Market' })],
])('%s shows an extension that keeps the contract, and fails where its service does', async (howTo, testContract) => {
  const extension = await extensionOf(howTo);
  testExtension(extension);
  await expect(testContract(extension, contextWith(key))).resolves.toBeUndefined();
  await expect(testContract(extension, contextWith('wrong'))).rejects.toThrow(/answered 401/);
  const [provider] = [...(extension.shippingRates ?? []), ...(extension.taxProviders ?? []), ...(extension.addressProviders ?? [])];
  const isReady = provider!.isReady as (settings: object) => boolean;
  expect([isReady({ url: '', key: '' }), isReady({ url, key })]).toEqual([false, true]);
});
