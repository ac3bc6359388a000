/** Resources of extensions: the contract of the back office's API, kept for them. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { defineResource, on, refusal } from 'vitrine/extension';
import { z } from 'zod';
import { newId } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { contextOf, extensionWith } from '#test/harness/extensions.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { testAdminResource } from 'vitrine/extension/testing';

type Row = { id: string; title: string; size: number };
const rows = (db: Parameters<typeof on>[0]) => on<{ thing: Row }>(db);
const record = z.object({ id: z.string(), title: z.string(), size: z.number(), seen: z.string().nullable() });

const things = defineResource({
  name: 'things',
  one: 'thing',
  area: 'orders',
  record,
  input: z.strictObject({ title: z.string().min(1).max(20), size: z.number().int() }),
  filter: z.strictObject({ q: z.string().max(20).optional() }),
  sorts: ['title', 'size'],
  async list({ db }, { page, size, filter: { q = '' }, order }) {
    const found = rows(db).selectFrom('thing').where('title', 'like', `%${q}%`);
    const { count } = await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    const sorted = found.selectAll().orderBy(order.field, order.direction).orderBy('id', order.direction);
    const items = await sorted
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return { items: items.map((one) => ({ ...one, seen: null })), total: count };
  },
  async read({ db, shop: { accountOf } }, id) {
    const found = await rows(db).selectFrom('thing').selectAll().where('id', '=', id).executeTakeFirst();
    // A read of the shop's within the transaction of a write, which has no rights there.
    return found ? { ...found, seen: await accountOf('seen@shop.example') } : null;
  },
  async create(_context, tx, input) {
    const id = newId();
    await rows(tx)
      .insertInto('thing')
      .values({ ...input, id })
      .execute();
    if (input.title === 'refused') throw refusal({ en: 'Not this one.' });
    if (input.title === 'hangs') await new Promise(() => undefined);
    if (input.title === 'steals') await sql`select * from public.staff`.execute(rows(tx));
    return id;
  },
  change: async (_context, tx, { id, input }) => void (await rows(tx).updateTable('thing').set(input).where('id', '=', id).execute()),
  remove: async (_context, tx, { id }) => void (await rows(tx).deleteFrom('thing').where('id', '=', id).execute()),
});

const readOnly = defineResource({
  name: 'views',
  one: 'view',
  record: z.object({ id: z.string() }),
  sorts: ['id'],
  list: async () => ({ items: [{ id: 'only' }], total: 1 }),
  read: async (_context, id) => (id === 'only' ? { id } : null),
});

const url = '/api/admin/ext/store/things';
let shop: TestApp;
let logged: ReturnType<typeof vi.spyOn>;
let staff: Record<string, string>;
beforeAll(async () => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const migrations = [{ name: '0010', sql: 'create table thing (id uuid primary key, title text not null unique, size int not null)' }];
  shop = await createTestApp({
    extensions: [extensionWith('store', { migrations, resources: [things as never, readOnly] })],
    extensionLimits: { sectionMs: 500, callMs: 2_000, jobMs: 500, transactionMs: 1_000, restMs: 500 },
  });
  staff = { 'x-auth': await staffToken(shop, 'owner') };
});
afterAll(async () => {
  await shop.close();
  logged.mockRestore();
});

const write = (title: string, headers: Record<string, string> = {}) => shop.client().post(url, { title, size: 1 }, { ...staff, ...headers });
const send = (method: 'PUT' | 'DELETE' | 'GET', path: string, headers: Record<string, string> = {}, payload?: object) =>
  shop.app.inject({ method, url: `${url}${path}`, headers: { ...staff, ...headers }, ...(payload ? { payload } : {}) });
const lines = async () => {
  const { data } = await shop.client().get('/api/admin/audit?size=100', staff);
  return (data.items as { action: string; subject: string; detail: object }[]).filter(({ action }) => action.startsWith('extensionRecord.'));
};

it('is written, read and removed with entity tags, each write with a line in the audit log', async () => {
  await signedIn(shop);
  const made = await write('cup');
  expect([made.status, made.data]).toEqual([200, { id: made.data.id, title: 'cup', size: 1, seen: null }]);
  const { id } = made.data as Row;
  const read = await send('GET', `/${id}`);
  expect(read.json().data).toEqual(made.data);
  const body = { title: 'cup', size: 5 };
  expect([(await send('PUT', `/${id}`, {}, body)).statusCode, (await send('PUT', `/${id}`, { 'if-match': '"old"' }, body)).statusCode]).toEqual([428, 412]);
  const changed = await send('PUT', `/${id}`, { 'if-match': read.headers['etag'] as string }, body);
  expect([changed.statusCode, changed.json().data.size]).toEqual([200, 5]);
  expect((await send('DELETE', `/${id}`, { 'if-match': read.headers['etag'] as string })).statusCode).toBe(412);
  expect((await send('DELETE', `/${id}`, { 'if-match': changed.headers['etag'] as string })).statusCode).toBe(200);
  expect([(await send('GET', `/${id}`)).statusCode, (await send('DELETE', `/${id}`, { 'if-match': '*' })).statusCode]).toEqual([404, 404]);
  const left = await lines();
  expect(left.map(({ action }) => action).toSorted()).toEqual(['extensionRecord.create', 'extensionRecord.delete', 'extensionRecord.update']);
  expect(new Set(left.map(({ subject }) => subject))).toEqual(new Set([`ext/store/things/${id}`]));
});

it('is listed by page, order and filter, and refuses what it does not know', async () => {
  for (const title of ['alder', 'birch', 'cedar']) await write(title);
  const titles = async (query: string) => (await shop.client().get(`${url}?${query}`, staff)).data.items?.map(({ title }: Row) => title) as string[];
  expect(await titles('sort=-title&size=2')).toEqual(['cedar', 'birch']);
  expect(await titles('sort=-title&size=2&page=2')).toEqual(['alder']);
  expect(await titles(`filter=${encodeURIComponent('{"q":"irc"}')}`)).toEqual(['birch']);
  for (const query of ['sort=colour', 'page=0', `filter=${encodeURIComponent('{"colour":1}')}`])
    expect([query, (await shop.client().get(`${url}?${query}`, staff)).status]).toEqual([query, 400]);
  expect((await shop.client().post(url, { title: '', size: 1 }, staff)).data.errors).toHaveProperty('title');
});

it('leaves nothing behind of a write that is refused, fails, hangs or asks for tables of the shop', async () => {
  const before = (await lines()).length;
  const refused = await write('refused');
  expect([refused.status, refused.code, refused.msg]).toEqual([409, 41, 'Not this one.']);
  for (const title of ['hangs', 'steals']) {
    const answer = await write(title);
    expect([answer.status, answer.text]).toEqual([500, expect.not.stringMatching(/staff|permission|took/)]);
  }
  expect((await shop.client().get(`${url}?size=100`, staff)).data.items.map(({ title }: Row) => title)).not.toContain('refused');
  expect((await lines()).length).toBe(before);
});

it('is written once with a key, together with its answer', async () => {
  const headers = { 'idempotency-key': newId() };
  const [first, second] = [await write('once', headers), await write('once', headers)];
  expect([first.status, second.data]).toEqual([200, first.data]);
});

it('is for those with a right to its area, and only read where it says no more', async () => {
  const other = { 'x-auth': await staffToken(shop, 'merchandiser') };
  expect((await shop.client().get(url, other)).status).toBe(403);
  expect((await shop.client().get(url)).status).toBe(401);
  const views = '/api/admin/ext/store/views';
  expect((await shop.client().get(views, staff)).data).toEqual({ items: [{ id: 'only' }], total: 1, page: 1, size: 20 });
  expect((await shop.client().post(views, {}, staff)).status).toBe(405);
});

it('keeps the contract that its author can test', async () => {
  const context = await contextOf(shop, 'store');
  const tried = { input: { title: 'new', size: 1 }, changed: { title: 'newer', size: 2 } };
  await expect(testAdminResource(things, context, tried)).resolves.toBeUndefined();
});
