/** The contract tests of extensions catch what they are there for. */
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineExtension, definePaymentProvider } from './server.ts';
import { testContext, testEventHandler, testExtension, testJob, testMigrations, testPaymentProvider, testSection, testSettings } from './testing.ts';

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

it.each<[string, RegExp, () => unknown]>([
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
