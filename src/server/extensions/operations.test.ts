/** What extensions are asked from outside: operations, who may call them, commands, and what they store about people. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { defineOperation, defineTexts, refusal } from 'vitrine/extension';
import { z } from 'zod';
import { on } from '#kit/server/database.ts';
import { systemContext } from '#kit/server/context.ts';
import { setOwnTexts } from '#kit/pure/messages-runtime.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { extensionWith } from '#test/harness/extensions.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { commandsOfExtensions } from '../commands/extensions.ts';

const base = { method: 'POST', summary: 'Say something', data: z.object({ text: z.string() }) } as const;
const words = defineTexts('notes', { en: { counted: '{which}: {count} notes' } });
const notes = extensionWith('notes', {
  texts: [words],
  migrations: [{ name: '0010', sql: 'create table note (id serial primary key, account_id uuid not null, words text not null)' }],
  personalData: [{ name: 'notes', table: 'note', columns: ['words'], key: ['id'] }],
  operations: [
    defineOperation({
      ...base,
      path: 'write',
      access: 'user',
      body: z.object({ words: z.string().min(1).max(20) }),
      run: async ({ transaction, caller }, { body }) => {
        const accountId = caller.kind === 'user' ? caller.accountId : '';
        await transaction((tx) => sql`insert into note (account_id, words) values (${accountId}, ${body.words})`.execute(on(tx)));
        return { text: body.words };
      },
    }),
    defineOperation({ ...base, path: 'refuse', access: 'public', run: async () => Promise.reject(refusal({ en: 'Not today.', zh: '今天不行。' })) }),
    defineOperation({ ...base, path: 'fail', access: 'public', run: async () => Promise.reject(new Error('secret detail')) }),
    defineOperation({ ...base, path: 'lie', access: 'public', run: async () => ({ text: 5 }) as never }),
    defineOperation({ ...base, path: 'hang', access: 'public', run: () => new Promise<never>(() => undefined) }),
    defineOperation({ ...base, method: 'GET', path: 'list', access: 'staff', area: 'orders', run: async () => ({ text: 'staff alone' }) }),
  ],
  commands: [
    {
      name: 'count',
      summary: 'count notes',
      run: async ({ db, locale }, { args, say }) => {
        const { rows } = await sql<{ count: number }>`select count(*) as count from note`.execute(on(db));
        say(words('counted', locale, { which: args.join(' '), count: rows[0]!.count }));
        return 0;
      },
    },
  ],
});

let shop: TestApp;
let logged: ReturnType<typeof vi.spyOn>;
beforeAll(async () => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  shop = await createTestApp({
    extensions: [notes, extensionWith('lost', { personalData: [{ name: 'x', table: 'nowhere', columns: ['a'], key: ['id'] }] })],
    extensionLimits: { sectionMs: 500, callMs: 1_000, jobMs: 500, transactionMs: 500, restMs: 0 },
  });
});
afterAll(async () => {
  await shop.close();
  logged.mockRestore();
});

const call = (path: string, body: object = {}, headers: Record<string, string> = {}) => shop.client().post(`/api/web/ext/notes/${path}`, body, headers);

it('checks who calls and what they send before the extension hears of it', async () => {
  expect((await call('write', { words: 'x' })).code).toBe(50);
  const ada = await signedIn(shop);
  expect((await ada.post('/ext/notes/write', { words: '' })).code).toBe(40);
  expect((await ada.post('/ext/notes/write', { words: 'hello' })).data).toEqual({ text: 'hello' });
  const list = async (role: 'support' | 'editor') => (await shop.client().get('/api/admin/ext/notes/list', { 'x-auth': await staffToken(shop, role) })).code;
  expect([await list('support'), await list('editor')]).toEqual([0, 30]);
});

it('answers a refusal in words, and a fault or what hangs without any of its own', async () => {
  expect(await call('refuse', {}, { 'x-lang': 'zh' })).toMatchObject({ status: 409, code: 41, msg: '今天不行。' });
  for (const path of ['fail', 'lie', 'hang']) {
    const { status, text } = await call(path);
    expect(status).toBe(500);
    expect(text).not.toMatch(/secret detail|took longer/);
  }
});

it('exports and erases the data that it stores of an account', async () => {
  const grace = await signedIn(shop);
  await grace.post('/ext/notes/write', { words: 'mine' });
  const [part] = shop.slices.flatMap((slice) => slice.personalData ?? []).filter(({ name }) => name === 'notes: notes');
  const owner = { accountId: grace.accountId, email: grace.email };
  const context = systemContext(shop.host, { name: 'test' });
  expect(await part!.read(shop.host.database.reader, owner, { after: '', most: 10 }, context)).toMatchObject([{ row: { words: 'mine' } }]);
  await shop.host.database.transaction((tx) => part!.erase(tx, owner, context));
  expect(await part!.read(shop.host.database.reader, owner, { after: '', most: 10 }, context)).toEqual([]);
  expect(shop.extensions.leftOut).toEqual([expect.objectContaining({ name: 'lost', problem: expect.stringContaining('nowhere') })]);
});

it('runs commands beside the shop, in the words of the merchant', async () => {
  await sql`insert into own_text values ('notes.counted', 'en', '{count} of {which}', ${shop.clock.now})`.execute(shop.kysely);
  setOwnTexts({});
  const [command] = await commandsOfExtensions([notes]);
  expect([command!.name, command!.summary]).toEqual(['notes:count', 'count notes']);
  const lines: string[] = [];
  const config = {
    ...shop.host.config,
    databaseUrl: shop.db.url,
    directUrl: null,
    redisUrl: null,
    openSearch: null,
    replicaUrls: [],
    workers: 1,
    drainMs: 0,
    logLevel: 'error',
  } as never;
  const say = (line: string) => void lines.push(line);
  expect(await command!.run({ config, args: ['all'], say, complain: say, streams: { input: process.stdin, output: process.stdout } })).toBe(0);
  expect(lines.at(-1)).toBe('1 of all');
});
