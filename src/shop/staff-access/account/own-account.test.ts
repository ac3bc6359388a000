import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
let start: Date;
let owner: Record<string, string>;
const password = 'correct horse battery';
beforeAll(async () => {
  shop = await createTestApp();
  start = shop.clock.now;
});
beforeAll(async () => {
  owner = { 'x-auth': await staffToken(shop, 'owner') };
});
afterAll(() => shop.close());
afterEach(() => {
  shop.clock.now = start;
});

const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const post = (path: string, body: object = {}, headers: Record<string, string> = {}) => shop.client().post(`/api/admin/${path}`, body, headers);
const signIn = (account: string, given = password) => post('auth/signin', { account, password: given });
const invite = (email: string) => post('staff', { email, name: 'Ida', role: 'support' }, owner);
const ticketTo = async (email: string) => /set-password#ticket=([\w-]+)/.exec((await mailsTo(shop, email)).at(-1)!)![1]!;

describe('an invitation', () => {
  it('comes by mail, and its link sets a password once', async () => {
    const made = await invite('ida@shop.example');
    expect(made).toMatchObject({ code: 0, data: { invited: true, mustChangePassword: false } });
    expect((await signIn('ida@shop.example')).status).toBe(400);
    const ticket = await ticketTo('ida@shop.example');
    expect((await post('auth/ticket', { ticket })).data).toEqual({ email: 'ida@shop.example', name: 'Ida', purpose: 'invitation' });
    expect(await post('auth/set-password', { ticket, password: 'Password1234' })).toMatchObject({
      status: 400,
      data: { errors: { password: expect.any(String) } },
    });
    expect(await post('auth/set-password', { ticket, password: 'short' })).toMatchObject({ status: 400 });
    const both = await Promise.all([1, 2].map(() => post('auth/set-password', { ticket, password })));
    expect(both.map(({ code }) => code).sort()).toEqual([0, 40]);
    expect(await signIn('ida@shop.example')).toMatchObject({ code: 0, data: { mustChangePassword: false } });
  });

  it('expires, and the next one makes the one before worthless', async () => {
    const { data } = await invite('late@shop.example');
    const first = await ticketTo('late@shop.example');
    expect((await post(`staff/${data.id}/mail-link`, {}, owner)).code).toBe(0);
    const second = await ticketTo('late@shop.example');
    expect((await post('auth/set-password', { ticket: first, password })).status).toBe(400);
    later(72 * 60 + 1);
    expect((await post('auth/set-password', { ticket: second, password })).status).toBe(400);
  });

  it('leaves its secret in no job', async () => {
    const jobs = async () => {
      const stored = await sql<{ text: string }>`select coalesce(string_agg(concat(data, output), ''), '') as text from pgboss.job`.execute(shop.kysely);
      return stored.rows[0]!.text;
    };
    await invite('quiet@shop.example');
    // Before it is done: a completed job loses its data.
    expect(await jobs()).toContain('"purpose"');
    const ticket = await ticketTo('quiet@shop.example');
    expect(await jobs()).not.toContain(ticket);
  });
});

describe('a password', () => {
  it('that was forgotten is set by a mailed link; the response never reveals whether there is such an account', async () => {
    await post('staff', { email: 'fay@shop.example', name: 'Fay', role: 'editor', password }, owner);
    const session = { 'x-auth': (await signIn('fay@shop.example')).data.token };
    const [known, unknown] = [await post('auth/forgot', { account: 'Fay@shop.example' }), await post('auth/forgot', { account: 'nobody@shop.example' })];
    expect(known.text).toBe(unknown.text);
    expect(known).toMatchObject({ status: 200, code: 0 });
    expect(await mailsTo(shop, 'nobody@shop.example')).toEqual([]);
    const ticket = await ticketTo('fay@shop.example');
    expect((await post('auth/set-password', { ticket, password: 'another good password' })).data).toEqual({ email: 'fay@shop.example' });
    expect(await shop.client().get('/api/admin/auth/me', session)).toMatchObject({ status: 401, code: 51 });
    expect((await signIn('fay@shop.example')).status).toBe(400);
    expect((await signIn('fay@shop.example', 'another good password')).data).toMatchObject({ mustChangePassword: false });
  });

  it('invalidates links mailed before, also when an owner changed it', async () => {
    const { data } = await post('staff', { email: 'una@shop.example', name: 'Una', role: 'editor', password }, owner);
    const forgotten = async () => {
      // What is still to be mailed goes first.
      await mailsTo(shop, 'una@shop.example');
      await post('auth/forgot', { account: 'una@shop.example' });
      return ticketTo('una@shop.example');
    };
    const first = await forgotten();
    const session = { 'x-auth': (await signIn('una@shop.example')).data.token };
    expect((await post('auth/account/password', { current: password, password: 'another good password' }, session)).code).toBe(0);
    expect(await post('auth/set-password', { ticket: first, password })).toMatchObject({ status: 400, code: 40 });
    for (const change of [{ password: 'one made up by the owner' }, { disabled: true }]) {
      const ticket = await forgotten();
      const put = (body: object) =>
        shop.client().send({ method: 'PUT', url: `/api/admin/staff/${data.id}`, payload: { ...data, ...body }, headers: { ...owner, 'if-match': '*' } });
      expect((await put(change)).code).toBe(0);
      expect((await put({ disabled: false })).code).toBe(0);
      expect(await post('auth/set-password', { ticket, password })).toMatchObject({ status: 400, code: 40 });
    }
  });

  it('is stored as a slow hash alone, also where a response is stored for repeats', async () => {
    const payload = { email: 'wyn@shop.example', name: 'Wyn', role: 'editor', rights: null, password };
    expect((await post('staff', payload, { ...owner, 'idempotency-key': 'wyn-once' })).code).toBe(0);
    const quick = createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
    const stored = await sql<{ bodyHash: string }>`select body_hash from idempotency_key`.execute(shop.kysely);
    expect(stored.rows).not.toEqual([]);
    expect(stored.rows.map(({ bodyHash }) => bodyHash)).not.toContain(quick);
  });

  it('is not mailed for without end, and the answer stays the same', async () => {
    for (let count = 0; count < 9; count += 1) expect((await post('auth/forgot', { account: 'fay@shop.example' })).code).toBe(0);
    const links = (await mailsTo(shop, 'fay@shop.example')).filter((mail) => mail.includes('#ticket='));
    expect(links.length).toBeLessThanOrEqual(5);
  });

  it.each([
    ['common', 'qwertyuiop'],
    ['short', 'x4!kq9'],
    ['one’s own address', 'gil@shop.example'],
    ['the software’s name and a year', 'Vitrine-2026!'],
    ['the host and some digits', '2026localhost'],
  ])('that is %s is rejected wherever one is chosen', async (_, bad) => {
    expect(await post('staff', { email: 'gil@shop.example', name: 'Gil', role: 'editor', password: bad }, owner)).toMatchObject({
      status: 400,
      data: { errors: { password: expect.any(String) } },
    });
  });

  it('of one’s own is changed by the old one; other sessions end, this one goes on', async () => {
    await post('staff', { email: 'hal@shop.example', name: 'Hal', role: 'editor', password }, owner);
    const [here, there] = [(await signIn('hal@shop.example')).data.token, (await signIn('hal@shop.example')).data.token];
    const change = (body: object) => post('auth/account/password', body, { 'x-auth': here });
    expect(await change({ current: 'wrong', password: 'another good password' })).toMatchObject({
      status: 400,
      data: { errors: { current: expect.any(String) } },
    });
    expect(await change({ current: password, password })).toMatchObject({ status: 400, data: { errors: { password: expect.any(String) } } });
    expect((await change({ current: password, password: 'another good password' })).code).toBe(0);
    expect((await shop.client().get('/api/admin/auth/me', { 'x-auth': here })).data).toMatchObject({ mustChangePassword: false });
    expect(await shop.client().get('/api/admin/auth/me', { 'x-auth': there })).toMatchObject({ status: 401, code: 51 });
    expect((await mailsTo(shop, 'hal@shop.example')).at(-1)).toContain('password was changed');
  });
});

describe('one’s own account', () => {
  it('has a name and sessions, which end from elsewhere', async () => {
    await post('staff', { email: 'kim@shop.example', name: 'Kim', role: 'editor', password }, owner);
    const [here, there, third] = [await signIn('kim@shop.example'), await signIn('kim@shop.example'), await signIn('kim@shop.example')].map(({ data }) => ({
      'x-auth': data.token as string,
    }));
    const put = await shop.client().send({ method: 'PUT', url: '/api/admin/auth/account', payload: { name: 'Kimberly' }, headers: here! });
    expect(put.data).toMatchObject({ name: 'Kimberly', role: 'editor', app: false, passkeys: [] });
    const { items } = (await shop.client().get('/api/admin/auth/account/sessions', here)).data;
    expect(items).toHaveLength(3);
    expect(items.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const other = (await shop.client().get('/api/admin/auth/account/sessions', there)).data.items.find(({ current }: { current: boolean }) => current);
    const end = (id: string) => shop.client().send({ method: 'DELETE', url: `/api/admin/auth/account/sessions/${id}`, payload: {}, headers: here! });
    expect((await end(other.id)).data.items).toHaveLength(2);
    expect(await end(other.id)).toMatchObject({ status: 404 });
    expect(await shop.client().get('/api/admin/auth/me', there)).toMatchObject({ code: 51 });
    expect((await post('auth/account/sessions/end-others', {}, here)).data.items).toHaveLength(1);
    expect(await shop.client().get('/api/admin/auth/me', third)).toMatchObject({ code: 51 });
  });

  it('ends no session of anybody else’s', async () => {
    const stranger = (await shop.client().get('/api/admin/auth/account/sessions', owner)).data.items[0].id;
    const headers = { 'x-auth': await staffToken(shop, 'support') };
    expect(await shop.client().send({ method: 'DELETE', url: `/api/admin/auth/account/sessions/${stranger}`, payload: {}, headers })).toMatchObject({
      status: 404,
    });
    expect((await shop.client().get('/api/admin/auth/me', owner)).code).toBe(0);
  });
});

describe('a fresh proof', () => {
  it('is wanted before changes to staff, payment settings and webhooks, and lasts for some minutes', async () => {
    await post('staff', { email: 'lou@shop.example', name: 'Lou', role: 'owner', password }, owner);
    const lou = { 'x-auth': (await signIn('lou@shop.example')).data.token as string };
    const hook = { title: 'Till', url: 'https://hooks.example/x', events: ['order.paid'], isOn: true };
    const payments = async () => {
      const read = await shop.client().get('/api/admin/settings/payments', lou);
      return shop
        .client()
        .send({ method: 'PUT', url: '/api/admin/settings/payments', payload: read.data, headers: { ...lou, 'if-match': read.headers['etag']! } });
    };
    const writes = [
      () => post('staff', { email: `x${Math.round(shop.clock.now.getTime() / 1000)}@shop.example`, name: 'X', role: 'editor' }, lou),
      payments,
      () => post('webhooks', hook, lou),
    ];
    for (const write of writes) expect((await write()).code).toBe(0);
    later(61);
    for (const write of writes) expect(await write()).toMatchObject({ status: 409, code: 10, data: { kind: 'stepUp' } });
    // Reading, and writing what is not sensitive, goes on.
    expect((await shop.client().get('/api/admin/staff', lou)).code).toBe(0);
    expect(await post('auth/prove', {}, lou)).toMatchObject({ status: 400, code: 40 });
    expect(await post('auth/prove', { password: 'wrong' }, lou)).toMatchObject({ status: 400, data: { errors: { password: expect.any(String) } } });
    expect((await post('auth/prove', { password }, lou)).code).toBe(0);
    for (const write of writes) expect((await write()).code).toBe(0);
  });
});

it('an export of subscribers leaves a line in the audit log', async () => {
  await shop.client().get('/api/admin/subscribers/export', owner);
  const filter = encodeURIComponent(JSON.stringify({ action: 'newsletter.export' }));
  expect((await shop.client().get(`/api/admin/audit?filter=${filter}`, owner)).data.total).toBe(1);
});
