import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { systemContext } from '#kit/server/context.ts';
import { on } from '#kit/server/database.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { createStaff } from './index.ts';
import { staffJobs } from './jobs.ts';

let shop: TestApp;
let owner: Record<string, string>;
const password = 'correct horse battery';
const signIn = async (account: string, given = password) => {
  const answer = await shop.client().post('/api/admin/auth/signin', { account, password: given });
  return { answer, headers: { 'x-auth': String(answer.data?.token) } };
};
beforeAll(async () => {
  shop = await createTestApp();
  const context = systemContext(shop.host, { name: 'test' });
  await createStaff(context, { email: 'owner@shop.example', name: 'Olive', role: 'owner', password });
  owner = (await signIn('owner@shop.example')).headers;
});
afterAll(() => shop.close());

const get = (path: string) => shop.client().get(`/api/admin/staff${path}`, owner);
const put = (id: string, body: object, headers: Record<string, string>) =>
  shop.client().send({ method: 'PUT', url: `/api/admin/staff/${id}`, payload: body, headers: { ...owner, ...headers } });
const create = (body: object, headers = {}) => shop.client().post('/api/admin/staff', body, { ...owner, ...headers });

describe('/api/admin/staff', () => {
  it('creates, lists, reads and changes, by the record as it was read', async () => {
    const made = await create({ email: 'Sam@Shop.example', name: 'Sam', role: 'support', password });
    expect(made).toMatchObject({ code: 0, data: { email: 'sam@shop.example', role: 'support', disabled: false } });
    expect((await get('?filter=%7B%22q%22%3A%22sam%22%7D')).data).toMatchObject({ total: 1, page: 1, size: 20, items: [{ name: 'Sam' }] });
    const read = await get(`/${made.data.id}`);
    const changed = await put(made.data.id, { ...read.data, name: 'Samira' }, { 'if-match': read.headers['etag']! });
    expect(changed).toMatchObject({ code: 0, data: { name: 'Samira' } });
    expect(changed.headers['etag']).not.toBe(read.headers['etag']);
    expect(await put(made.data.id, { ...read.data, name: 'Late' }, { 'if-match': read.headers['etag']! })).toMatchObject({ status: 412, code: 40 });
    expect(await put(made.data.id, read.data, {})).toMatchObject({ status: 428, code: 40 });
    expect((await get(`/${made.data.id}`)).data.name).toBe('Samira');
  });

  it('refuses an e-mail address that is taken, by its field', async () => {
    const taken = { status: 409, code: 40, data: { errors: { email: 'A staff account with this e-mail address exists already.' } } };
    expect(await create({ email: 'Owner@Shop.example', name: 'Again', role: 'support' })).toMatchObject(taken);
  });

  it('ends the sessions of whom it disables', async () => {
    const made = await create({ email: 'dana@shop.example', name: 'Dana', role: 'editor', password });
    const { headers } = await signIn('dana@shop.example');
    expect((await shop.client().get('/api/admin/auth/me', headers)).code).toBe(0);
    await put(made.data.id, { ...made.data, disabled: true }, { 'if-match': '*' });
    expect((await shop.client().get('/api/admin/auth/me', headers)).code).toBe(50);
    expect((await signIn('dana@shop.example')).answer.status).toBe(400);
  });

  it('keeps the last owner and oneself from being shut out', async () => {
    const olive = (await get('?filter=%7B%22role%22%3A%22owner%22%7D')).data.items[0];
    expect(await put(olive.id, { ...olive, disabled: true }, { 'if-match': '*' })).toMatchObject({ status: 409, code: 41 });
    expect(await put(olive.id, { ...olive, role: 'editor' }, { 'if-match': '*' })).toMatchObject({ status: 409, code: 41 });
  });

  it('keeps one of two owners who shut each other out at one moment', async () => {
    const asOther = { 'x-auth': await staffToken(shop, 'owner') };
    const owners: { id: string; name: string }[] = (await get('?filter=%7B%22role%22%3A%22owner%22%7D')).data.items;
    const called = (name: string) => owners.find((one) => one.name === name)!;
    const [olive, other] = [called('Olive'), called('owner')];
    const disable = (member: { id: string }, headers = {}) => put(member.id, { ...member, disabled: true }, { 'if-match': '*', ...headers });
    // Both have proved who they are before either is shut out: they wait for the owners' rows, Olive first.
    const asked = await shop.host.database.transaction(async (tx) => {
      const db = on(tx);
      await sql`select id from staff for update`.execute(db);
      const waiting = async () =>
        (
          await sql<{ count: number }>`select count(distinct pid)::int as count from pg_locks where not granted
          and pid in (select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`.execute(db)
        ).rows[0]!.count;
      const first = disable(other);
      await expect.poll(waiting).toBe(1);
      const second = disable(olive, asOther);
      await expect.poll(waiting).toBe(2);
      return [first, second];
    });
    const [first, second] = await Promise.all(asked);
    expect(first).toMatchObject({ code: 0, data: { disabled: true } });
    expect(second).toMatchObject({ status: 409, code: 41, reason: 'lastOwner' });
    expect((await get(`/${olive.id}`)).data.disabled).toBe(false);
  });

  it('creates once per idempotency key', async () => {
    const body = { email: 'once@shop.example', name: 'Once', role: 'editor', password };
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [await create(body, key), await create(body, key)];
    expect(again.text).toBe(first.text);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await create({ ...body, unknown: 1 }, key)).toMatchObject({ status: 422, code: 40 });
    expect(await create(body)).toMatchObject({ status: 409, code: 40 });
  });

  it.each([
    ['an unknown sort', '?sort=passwordHash'],
    ['a malformed filter', '?filter=%7B'],
    ['an unknown filter', '?filter=%7B%22passwordHash%22%3A%22x%22%7D'],
    ['page 0', '?page=0'],
  ])('rejects %s', async (_, query) => expect(await get(query)).toMatchObject({ status: 400, code: 40 }));

  it('answers an unknown and a malformed id alike', async () => {
    expect(await get(`/${randomUUID()}`)).toMatchObject({ status: 404, code: 40 });
    expect(await get('/1')).toMatchObject({ status: 404, code: 40 });
  });

  it('never answers a password', async () => {
    expect((await get('?size=1000')).text).not.toMatch(/password|argon2/);
  });
});

it('forgets sessions that have been over for a month', async () => {
  await signIn('owner@shop.example');
  const count = async () => (await sql<{ count: number }>`select count(*) as count from staff_session`.execute(on(shop.db.database.reader))).rows[0]!.count;
  const [job] = staffJobs;
  const run = () => job!.run(systemContext(shop.host, { name: 'test' }), {} as never);
  const before = await count();
  await run();
  expect(await count()).toBe(before);
  shop.clock.now = new Date(shop.clock.now.getTime() + 32 * 24 * 3_600_000);
  await run();
  expect(await count()).toBe(0);
});
