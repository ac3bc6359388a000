/** The contract tests of extensions catch what they are there for. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { usePageView } from './browser.ts';
import {
  defineAddressProvider,
  defineExtension,
  definePaymentProvider,
  defineShippingRates,
  defineTaxProvider,
  Island,
  type CatalogSearch,
  type ProductQuery,
  type SuggestionQuery,
} from './server.ts';
import {
  testAddressProvider,
  testCatalogSearch,
  testContext,
  testEventHandler,
  testExtension,
  testJob,
  testMigrations,
  testPaymentProvider,
  testSection,
  testSettings,
  testShippingRates,
  testStorage,
  testTaxProvider,
} from './testing.ts';

const context = testContext({ settings: {} });
const provider = definePaymentProvider<object>({
  id: 'pony',
  title: { en: 'Pony' },
  pages: ['https://pay.pony.example'],
  start: async (_context, attempt) => ({
    state: 'requiresAction',
    action: { type: 'redirect', url: 'https://pay.pony.example/1' },
    providerReference: `pony-${attempt.id}`,
  }),
  confirm: async () => null,
  refund: async (_context, { id }) => ({ state: 'succeeded', refundReference: id }),
  handleWebhook: async () => null,
});
const redirect = (url: string) => async () => ({ state: 'requiresAction' as const, action: { type: 'redirect' as const, url }, providerReference: 'x' });
/** What moves: it says the language of the page that it stands on. */
const Dial = () => createElement('b', null, usePageView().locale);
const islandNamed = (name: string) => createElement(Island, { name, of: Dial, when: 'visible', props: {} });
let count = 0;

it('passes what keeps the contract', async () => {
  testExtension(defineExtension({ name: 'pony', version: '1.0.0', title: { en: 'Pony' }, migrations: [{ name: '0010', sql: 'create table x (id int)' }] }));
  testSettings(z.object({ count: z.number().default(1) }));
  await testPaymentProvider(provider, context);
  const dialled = { name: 'a', settings: z.object({}), title: { en: 'A' }, Component: () => islandNamed('gauge/dial') };
  expect(await testSection(dialled, testContext({ settings: {}, locale: 'zh' }))).toContain('<b>zh</b>');
  expect(await testSection({ name: 'a', settings: z.object({}), title: { en: 'A' }, Component: () => createElement('p', null, 'hi') }, context)).toBe(
    '<p>hi</p>',
  );
  await testJob({ name: 'a', data: z.object({ id: z.string() }), run: async () => undefined }, context, { id: 'x' });
  await testEventHandler({ event: 'order.paid', run: async () => undefined }, context);
});

/** A storage in memory, which the faults below change in one thing. */
function memory(wrong: object = {}) {
  const files = new Map<string, Buffer>();
  return {
    put: async (_: unknown, key: string, content: AsyncIterable<Uint8Array>) => void files.set(key, await buffer(content)),
    get: async (_: unknown, key: string, part?: { start: number; end: number }) => {
      const bytes = files.get(key);
      return bytes ? { size: bytes.length, content: Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]) } : null;
    },
    size: async (_: unknown, key: string) => files.get(key)?.length ?? null,
    delete: async (_: unknown, key: string) => void files.delete(key),
    list: async (_: unknown, prefix: string, { after, most }: { after: string; most: number }) =>
      [...files.keys()]
        .filter((key) => key.startsWith(prefix) && key > after)
        .sort()
        .slice(0, most),
    files,
    ...wrong,
  };
}
/** Stores what has come so far, as it comes. */
const asItComes = (files: Map<string, Buffer>) => async (_: unknown, key: string, content: AsyncIterable<Uint8Array>) => {
  files.set(key, Buffer.alloc(0));
  for await (const chunk of content) files.set(key, Buffer.concat([files.get(key)!, chunk]));
};
const engine = (wrong: object = {}) => ({
  find: (_: unknown, query: ProductQuery, usual: CatalogSearch) => usual.find(query),
  suggest: (_: unknown, query: SuggestionQuery, usual: CatalogSearch) => usual.suggest(query),
  ...wrong,
});

const memoryWithoutParts = () => {
  const one = memory();
  return { ...one, get: (_: unknown, key: string) => one.get(_, key) };
};
const listingAll = () => {
  const one = memory();
  return { ...one, list: async () => [...one.files.keys()].sort() };
};
const pageOf = (size: number) => (_: unknown, query: ProductQuery, usual: CatalogSearch) => usual.find({ ...query, page: 1, size });

let quoted: (currency: string) => unknown;
const ground =
  (more: object = {}) =>
  (currency: string) => [{ rate: 'ground', amount: 725, currency, ...more }];
const rates = defineShippingRates<object>({
  id: 'pony',
  title: { en: 'Pony' },
  rates: [{ code: 'ground', title: { en: 'On the ground' } }],
  quote: async (_context, { currency }) => quoted(currency) as never,
});
const quotes = (answer: typeof quoted) => () => {
  quoted = answer;
  return testShippingRates(rates, context);
};

const tenth = { title: 'City', basisPoints: 1_000, amount: 0 };
type Taxed = { currency: string; lines: (typeof tenth)[]; shipping: typeof tenth | null };
let taxed: (fine: Taxed) => unknown;
const ledger = defineTaxProvider<object>({
  id: 'ledger',
  title: { en: 'Ledger' },
  taxes: async (_context, { currency, lines, shipping }) => taxed({ currency, lines: lines.map(() => tenth), shipping: shipping && tenth }) as never,
});
const taxes = (answer: typeof taxed) => () => {
  taxed = answer;
  return testTaxProvider(ledger, context);
};
const part = (change: object) => taxes((fine) => ({ ...fine, lines: fine.lines.map((one) => ({ ...one, ...change })) }));

const street = { country: 'US', province: 'CA', city: 'Berkeley', area: '', postalCode: '94704', address: '1 Market St' };
let suggested: () => unknown;
const atlas = defineAddressProvider<object>({ id: 'atlas', title: { en: 'Atlas' }, suggest: async () => suggested() as never });
const suggests = (answer: typeof suggested) => () => {
  suggested = answer;
  return testAddressProvider(atlas, context, { country: 'US', text: '1 M' });
};

it('passes providers of rates, taxes and addresses that keep the contract', async () => {
  await expect(quotes(ground())()).resolves.toBeUndefined();
  await expect(taxes((fine) => fine)()).resolves.toBeUndefined();
  await expect(suggests(() => [{ title: '1 Market St, Berkeley', address: street }])()).resolves.toBeUndefined();
});

it.each<[string, RegExp, () => Promise<void>]>([
  ['rates that fail', /no connection/, quotes(() => Promise.reject(new Error('no connection')))],
  ['rates that are no list', /no.* list/, quotes((currency) => ground()(currency)[0])],
  ['a rate that is not its own', /does not name/, quotes(ground({ rate: 'air' }))],
  ['a rate twice', /twice/, quotes((currency) => [...ground()(currency), ...ground()(currency)])],
  ['rates without end', /more than anybody reads/, quotes((currency) => Array.from({ length: 51 }, (_, index) => ground({ rate: `r${index}` })(currency)[0]))],
  ['a price below 0', /asks -1/, quotes(ground({ amount: -1 }))],
  ['a price that is part of a cent', /asks 7.25/, quotes(ground({ amount: 7.25 }))],
  ['a price that is a text', /asks 725/, quotes(ground({ amount: '725' }))],
  ['a price above all', /more than anything costs/, quotes(ground({ amount: Number.MAX_SAFE_INTEGER }))],
  ['a price in another currency', /another currency/, quotes(ground({ currency: 'EUR' }))],
  ['a price that is another each time', /two prices/, quotes((currency) => ground({ amount: (count += 1) })(currency))],
  ['taxes that fail', /no connection/, taxes(() => Promise.reject(new Error('no connection')))],
  ['no taxes at all', /no list of lines/, taxes(() => undefined)],
  ['taxes of other lines', /line by line/, taxes((fine) => ({ ...fine, lines: [] }))],
  ['taxes in another currency', /another currency/, taxes((fine) => ({ ...fine, currency: 'EUR' }))],
  ['a tax on shipping that is free', /nothing is charged/, taxes((fine) => ({ ...fine, shipping: tenth }))],
  ['a tax below 0', /tax of -1/, part({ amount: -1 })],
  ['a tax that is part of a cent', /tax of 0.5/, part({ amount: 0.5 })],
  ['a tax of more than is taxed', /more than is taxed/, part({ amount: 4_000 })],
  ['a tax above the whole', /no rate/, part({ basisPoints: 10_001 })],
  ['a tax named by a script', /plain text/, part({ title: '<script>' })],
  ['a tax named by a page', /plain text/, part({ title: 'x'.repeat(81) })],
  ['a tax that is another each time', /two taxes/, taxes((fine) => ({ ...fine, shipping: fine.shipping && { ...tenth, amount: (count += 1) } }))],
  ['addresses that fail', /no connection/, suggests(() => Promise.reject(new Error('no connection')))],
  ['addresses that are no list', /suggests nothing/, suggests(() => ({ title: '1 Market St', address: street }))],
  ['addresses without end', /more than anybody reads/, suggests(() => Array.from({ length: 51 }, () => ({ title: '1 Market St', address: street })))],
  ['an address of another country', /another country/, suggests(() => [{ title: 'Calle 1', address: { ...street, country: 'MX' } }])],
  ['an address named by a script', /title/, suggests(() => [{ title: '<script>', address: street }])],
  ['an address that holds a script', /city/, suggests(() => [{ title: '1 Market St', address: { ...street, city: '<b>Berkeley</b>' } }])],
  ['an address that lacks a field', /area/, suggests(() => [{ title: '1 Market St', address: { ...street, area: undefined } }])],
])('catches of a provider %s', async (_what, reason, test) => {
  count = 0;
  await expect(test()).rejects.toThrow(reason);
});

it('passes a storage and a search engine that keep the contract', async () => {
  await expect(testStorage(memory(), context)).resolves.toBeUndefined();
  await expect(testCatalogSearch(engine(), context)).resolves.toBeUndefined();
});

it.each<[string, RegExp, () => unknown]>([
  [
    'a storage that keeps half of a file',
    /something stays/,
    () => {
      const one = memory();
      return testStorage({ ...one, put: asItComes(one.files) }, context);
    },
  ],
  ['a storage that knows no parts', /not what was asked for/, () => testStorage(memoryWithoutParts(), context)],
  ['a storage that fails where nothing is', /fails to delete/, () => testStorage(memory({ delete: () => Promise.reject(new Error('404')) }), context)],
  ['a storage that lists everything', /more keys than|begin otherwise|where there are none|listed/, () => testStorage(listingAll(), context)],
  ['a search engine that answers more than a page', /where 20 were asked for/, () => testCatalogSearch(engine({ find: pageOf(21) }), context)],
  ['a search engine whose pages are all the same', /the same product/, () => testCatalogSearch(engine({ find: pageOf(20) }), context)],
  [
    'a search engine that fails at a text',
    /no such word/,
    () => testCatalogSearch(engine({ suggest: () => Promise.reject(new Error('no such word')) }), context),
  ],
  ['a definition without a name', /name/, () => testExtension({ version: '1' })],
  ['settings without a default', /Invalid/, () => testSettings(z.object({ key: z.string() }))],
  ['settings that the form has no input for', /the form has inputs/, () => testSettings(z.object({ keys: z.array(z.string()).default([]) }))],
  ['migrations out of order', /order of their names/, () => testMigrations(['2', '1'].map((name) => ({ name, sql: 'select 1' })))],
  ['a migration that commits', /ends a transaction/, () => testMigrations([{ name: '1', sql: 'select 1; commit; select 2' }])],
  ["a migration of the shop's tables", /schema of the shop/, () => testMigrations([{ name: '1', sql: 'drop table public.orders' }])],
  ['a job that takes anything', /takes anything/, () => testJob({ name: 'a', data: z.any(), run: async () => undefined }, context, {})],
  [
    'a job that fails the second time',
    /twice/,
    () => testJob({ name: 'a', data: z.object({}), run: () => ((count += 1) > 1 ? Promise.reject(new Error('twice')) : Promise.resolve()) }, context, {}),
  ],
  ['a handler of no event', /there is not/, () => testEventHandler({ event: 'basket.dropped', run: async () => undefined }, context)],
  [
    'a section with inline style',
    /inline/,
    () => testSection({ name: 'a', settings: z.object({}), title: { en: 'A' }, Component: () => createElement('p', { style: { color: 'red' } }) }, context),
  ],
  [
    'an island without the name of its extension',
    /its name is "<extension>\/dial"/,
    () => testSection({ name: 'a', settings: z.object({}), title: { en: 'A' }, Component: () => islandNamed('dial') }, context),
  ],
  [
    'a section that is another each time',
    /not the same/,
    () => testSection({ name: 'a', settings: z.object({}), title: { en: 'A' }, Component: () => createElement('p', null, (count += 1)) }, context),
  ],
  [
    'a section that asks for a database',
    /no database/,
    () =>
      testSection(
        { name: 'a', settings: z.object({}), title: { en: 'A' }, load: async ({ context: { db } }) => ({ data: db, tags: [] }), Component: () => null },
        context,
      ),
  ],
  [
    'a provider that begins two payments',
    /two payments/,
    () =>
      testPaymentProvider({ ...provider, start: async () => ({ state: 'pending', action: { type: 'none' }, providerReference: `x${(count += 1)}` }) }, context),
  ],
  ['a provider whose page is not named', /lack https:\/\/evil/, () => testPaymentProvider({ ...provider, start: redirect('https://evil.example') }, context)],
  ['a provider whose page has no TLS', /without TLS/, () => testPaymentProvider({ ...provider, start: redirect('http://pay.pony.example') }, context)],
  [
    'a provider that takes any webhook',
    /nobody signed/,
    () => testPaymentProvider({ ...provider, handleWebhook: async () => ({ eventId: '1', notice: { kind: 'other' } }) }, context),
  ],
  [
    'a provider that gives back twice',
    /gives back twice/,
    () => testPaymentProvider({ ...provider, refund: async () => ({ state: 'succeeded', refundReference: `r${(count += 1)}` }) }, context),
  ],
])('catches %s', async (_what, reason, test) => {
  count = 0;
  await expect((async () => test())()).rejects.toThrow(reason);
});
