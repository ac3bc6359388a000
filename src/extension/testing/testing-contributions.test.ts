/** The contract tests of operations, commands, mails, transports, pages, tracking providers and personal data catch what they are there for. */
import { sql } from 'kysely';
import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { contextOf, extensionWith } from '#test/harness/extensions.ts';
import type { MailSaying } from '../mail.ts';
import { defineOperation, type ExtensionContext, type ParcelReport } from '../server.ts';
import {
  testCommand,
  testContext,
  testMail,
  testMailTransport,
  testOperation,
  testPage,
  testPersonalData,
  testSmsTransport,
  testTrackingProvider,
} from '../testing.ts';

const context = testContext({ settings: {} });
let count = 0;
const fails = (text: string) => async () => Promise.reject(new Error(text));

const shout = { method: 'POST', path: 'shout', summary: 'Shout', access: 'public', body: z.object({ words: z.string().min(1) }) } as const;
const shouted = (more: object = {}) =>
  defineOperation({ ...shout, data: z.object({ text: z.string() }), run: async (_: object, { body: { words } }) => ({ text: `${words}!` }), ...more });
const list = (more: object = {}) =>
  defineOperation({
    method: 'GET',
    path: 'list',
    summary: 'List',
    access: 'public',
    data: z.object({ of: z.number() }),
    run: async () => ({ of: 1 }),
    ...more,
  });
const operate = (more: object, sent: object = {}) => testOperation(shouted(more), context, { body: { words: 'Hey' }, ...sent });

const command = (more: object = {}) => ({
  name: 'count',
  summary: 'count',
  run: async (_: object, { args, say }: { args: readonly string[]; say(line: string): void }) => {
    say(args.length > 0 ? 'shop -- pony:count' : '3');
    return args.length > 0 ? 2 : 0;
  },
  ...more,
});

const saying = { title: 'Your points', paragraphs: ['30 points expire.'], link: { path: '/user/center', text: 'Look' }, values: { points: '30' } };
const mail = (more: object = {}, sample: unknown = { points: 30 }) => testMail({ name: 'points', sample, say: () => ({ ...saying, ...more }) as MailSaying });

/** A service that takes messages, and a transport that hands it what `pass` makes of them. */
function carrier({
  pass = (message) => message,
  hides = false,
  ...more
}: {
  pass?(message: object): unknown;
  hides?: boolean;
  isReady?(): boolean;
  send?(): Promise<void>;
}) {
  const sent: unknown[] = [];
  let isDown = false;
  const send = async ({ signal }: ExtensionContext<object>, message: object) => {
    signal.throwIfAborted();
    if (isDown && !hides) throw new Error('the service is down');
    sent.push(pass(message));
  };
  return { transport: { isReady: () => true, send, ...more }, service: { sent: () => sent, fail: () => void (isDown = true) } };
}
const mails = (more: Parameters<typeof carrier>[0] = {}) => {
  const { transport, service } = carrier(more);
  return testMailTransport(transport as never, context, service);
};
const texts = (more: Parameters<typeof carrier>[0] = {}) => {
  const { transport, service } = carrier(more);
  return testSmsTransport(transport as never, context, service);
};
const without = (part: string) => (message: object) => ({ ...message, [part]: undefined });

const words = { name: 'words', settings: z.object({ more: z.string().default('') }), title: { en: 'Words' } };
const club = {
  name: 'club',
  sections: [{ ...words, Component: ({ model }: { model: { of?: number } }) => createElement('p', null, model.of ?? 'none') } as never],
};
const page = (more: object = {}) => testPage(club, { path: 'rules', title: { en: 'Rules' }, sections: [{ section: 'club-words' }], ...more }, context);

const parcel = { carrier: 'Pigeon', number: 'COO-1' };
const seen = { state: 'inTransit', at: new Date(Date.UTC(2027, 0, 15)), place: 'Loft', words: 'Over the hills' };
const report = { reference: 'p-1', number: parcel.number, expectedOn: '2027-01-16', events: [seen] };
const pigeon = (more: object = {}, register: object = {}) =>
  testTrackingProvider(
    {
      id: 'pigeon',
      register: async () => ({ ...report, ...register }) as ParcelReport,
      read: async ({ signal }, reference) => {
        signal.throwIfAborted();
        if (reference !== report.reference) throw new Error('no such parcel');
        return report as ParcelReport;
      },
      ...more,
    },
    context,
    parcel,
  );

it('passes what keeps the contract', async () => {
  expect(await operate({}, { refused: [{ words: '' }, {}] })).toEqual({ text: 'Hey!' });
  expect(await testOperation(list(), context)).toEqual({ of: 1 });
  expect(await testCommand(command(), context, { wrong: ['--loud'] })).toEqual(['3']);
  expect(mail()).toEqual(saying);
  await mails({ pass: (message: object) => JSON.stringify({ held: message }).replaceAll('\\"', '"') });
  await texts();
  expect(await page()).toBe('<p>none</p>');
  expect(await page({ load: async () => ({ model: { of: 7 }, tags: ['club'] }) })).toBe('<p>7</p>');
  expect(await page({ load: async () => null })).toBeNull();
  await pigeon();
});

it.each<[string, RegExp, () => unknown]>([
  ['an operation that fails', /no luck/, () => operate({ run: fails('no luck') })],
  ['an operation that answers another thing', /does not say/, () => operate({ run: async () => ({ text: 5 }) })],
  ['an operation that refuses what it is for', /refuses what it is sent/, () => operate({ body: z.object({ words: z.number() }) })],
  ['an operation that takes anything', /it takes \{"words":""\}/, () => operate({ body: z.any() }, { refused: [{ words: '' }] })],
  ['an operation that no document can describe', /cannot describe its `data`/, () => operate({ data: z.object({ at: z.date() }) })],
  ['an operation for accounts that nobody calls', /only user may call it/, () => operate({ access: 'user' })],
  ['a GET with a body', /has no body/, () => testOperation(list({ body: z.object({}) }), context)],
  ['a GET that changes something', /is a POST/, () => testOperation(list({ run: async () => ({ of: (count += 1) }) }), context)],
  ['a command that fails', /does not answer 0/, () => testCommand(command({ run: async () => 1 }), context)],
  ['a command that says pages', /no line of text/, () => testCommand(command({ run: async (_: object, { say }: any) => (say('a\nb'), 0) }), context)],
  ['a command that takes anything', /does not answer 2/, () => testCommand(command({ run: async () => 0 }), context, { wrong: ['--loud'] })],
  [
    'a command that refuses without a word',
    /how it is called/,
    () => testCommand(command({ run: async (_: object, { args }: any) => args.length * 2 }), context, { wrong: ['x'] }),
  ],
  ['a mail without a title', /no line of text/, () => mail({ title: '' })],
  ['a mail without a word', /says nothing in en/, () => mail({ paragraphs: [] })],
  ['a mail with an empty line', /empty line/, () => mail({ paragraphs: [''] })],
  ['a mail with markup', /has markup/, () => mail({ paragraphs: ['<b>30</b> points'] })],
  ['a mail that leads elsewhere', /no path of the shop/, () => mail({ link: { path: 'https://evil.example', text: 'Look' } })],
  ['a mail whose link names a language', /names a language/, () => mail({ link: { path: '/zh/user', text: 'Look' } })],
  ['a mail whose values are numbers', /is no text/, () => mail({ values: { points: 30 } })],
  ['a mail whose sample is lost on the way', /survive the queue/, () => mail({}, { at: new Date(Date.UTC(2027, 0, 1)) })],
  ['a mail that is another each time', /not the same/, () => testMail({ name: 'a', sample: {}, say: () => ({ title: `${(count += 1)}`, paragraphs: ['x'] }) })],
  ['a transport that is never ready', /not ready/, () => mails({ isReady: () => false })],
  ['a transport that sends nothing', /sends nothing/, () => mails({ send: async () => undefined })],
  ...(['id', 'from', 'to', 'subject', 'html', 'text', 'replyTo', 'headers'] as const).map((part): [string, RegExp, () => unknown] => [
    `a transport of mails that drops \`${part}\``,
    new RegExp(`does not pass on \`${part}`),
    () => mails({ pass: without(part) }),
  ]),
  ['a transport of messages that drops the text', /does not pass on `text`/, () => texts({ pass: without('text') })],
  ['a transport that hides a failure', /counts as sent/, () => mails({ hides: true })],
  ['a transport of messages that hides a failure', /counts as sent/, () => texts({ hides: true })],
  ['a page under no tag', /`tags`/, () => page({ load: async () => ({ model: {} }) })],
  ['a page of a section that there is not', /club-nothing, which there is not/, () => page({ sections: [{ section: 'club-nothing' }] })],
  ['a page whose settings its section does not take', /more/, () => page({ sections: [{ section: 'club-words', settings: { more: 5 } }] })],
  ['a provider that makes two parcels of one', /two parcels/, () => pigeon({ register: async () => ({ ...report, reference: `p-${(count += 1)}` }) })],
  ['a report without a reference', /names no reference/, () => pigeon({}, { reference: '' })],
  ['a report of another parcel', /another number/, () => pigeon({}, { number: 'COO-2' })],
  ['a report of no day', /is no day/, () => pigeon({}, { expectedOn: 'soon' })],
  ['a report of a state that there is not', /no state lost at sea/, () => pigeon({}, { events: [{ ...seen, state: 'lost at sea' }] })],
  ['a report without times', /has no time/, () => pigeon({}, { events: [{ ...seen, at: '2027-01-15' }] })],
  ['a report of what there is not', /that there is not/, () => pigeon({ read: async () => report })],
])('catches %s', async (_what, reason, test) => {
  count = 0;
  await expect((async () => test())()).rejects.toThrow(reason);
});

describe('personal data', () => {
  const note = 'create table note (id serial primary key, account_id uuid not null, code text unique, words text)';
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp({
      extensions: [extensionWith('notes', { migrations: [{ name: '0010', sql: `${note}; create table gift (from_account_id uuid)` }] })],
    });
  });
  afterAll(() => shop.close());
  const notes = { name: 'notes', table: 'note', columns: ['words'], key: ['id'] };
  const gifts = { name: 'gifts', table: 'gift', columns: ['from_account_id'], key: ['from_account_id'], owner: 'from_account_id' };
  const tried = async (...personalData: (typeof notes)[]) => testPersonalData({ personalData }, await contextOf(shop, 'notes'));

  it('names every table with an account, by a key that leaves no row out', async () => {
    await expect(tried()).rejects.toThrow(/gift.from_account_id[^]*note.account_id/);
    await expect(tried(notes)).rejects.toThrow(/gift.from_account_id/);
    await expect(tried({ ...notes, columns: ['nothing'] })).rejects.toThrow(/column of "notes" is not there/);
    await expect(tried({ ...notes, key: ['words'] })).rejects.toThrow(/one row each/);
    await expect(tried({ ...notes, key: ['code'] })).rejects.toThrow(/one row each/);
    await expect(tried(notes, gifts)).rejects.toThrow(/key of "gifts"/);
    await (await contextOf(shop, 'notes')).transaction(async (tx) => sql`alter table gift add primary key (from_account_id)`.execute(on(tx)));
    await expect(tried(notes, gifts)).resolves.toBeUndefined();
  });
});
