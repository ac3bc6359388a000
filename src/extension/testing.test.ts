/** The contract tests of extensions catch what they are there for. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineExtension, definePaymentProvider, type CatalogSearch, type ProductQuery, type SuggestionQuery } from './server.ts';
import {
  testCatalogSearch,
  testContext,
  testEventHandler,
  testExtension,
  testJob,
  testMigrations,
  testPaymentProvider,
  testSection,
  testSettings,
  testStorage,
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
let count = 0;

it('passes what keeps the contract', async () => {
  testExtension(defineExtension({ name: 'pony', version: '1.0.0', title: { en: 'Pony' }, migrations: [{ name: '0010', sql: 'create table x (id int)' }] }));
  testSettings(z.object({ count: z.number().default(1) }));
  await testPaymentProvider(provider, context);
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
