import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { systemContext } from '#kit/server/context.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { solvedCaptcha } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';
import { ensureFirstStaff } from '#shop/staff/first-owner/index.ts';
import { createStaff } from '#shop/staff/index.ts';

let shop: TestApp;
let start: Date;
const password = 'correct horse battery';
const person = (email: string, role: 'owner' | 'support' = 'support') =>
  createStaff(systemContext(shop.host, { name: 'test', now: () => shop.clock.now }), { email, name: email.split('@')[0]!, role, password });
beforeAll(async () => {
  shop = await createTestApp();
  start = shop.clock.now;
  await person('Ada@Shop.example');
});
afterAll(() => shop.close());
afterEach(() => {
  shop.clock.now = start;
});

const signIn = (account: string, given: string, { client = shop.client(), from = '192.0.2.1', ...more }: Record<string, any> = {}) =>
  client.send({ method: 'POST', url: '/api/admin/auth/signin', payload: { account, password: given, ...more }, remoteAddress: from });
const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};

describe('staff sign-in', () => {
  it('signs in, answers who one is, and signs out for good', async () => {
    const { data } = await signIn('ada@shop.example', password);
    const token = { 'x-auth': data.token as string };
    expect((await shop.client().get('/api/admin/auth/me', token)).data).toMatchObject({ name: 'Ada', role: 'support', email: 'ada@shop.example' });
    await shop.client().post('/api/admin/auth/signout', {}, token);
    expect(await shop.client().get('/api/admin/auth/me', token)).toMatchObject({ status: 401, code: 50 });
  });

  it('answers an unknown account and a wrong password alike', async () => {
    const [unknown, wrong] = [await signIn('nobody@shop.example', password), await signIn('ada@shop.example', 'wrong')];
    expect(unknown).toMatchObject({ status: 400, code: 40 });
    expect(wrong.text).toBe(unknown.text);
  });

  it('says that a password set by an owner must be changed, and still serves API requests', async () => {
    const { data } = await signIn('ada@shop.example', password);
    expect(data).toMatchObject({ mustChangePassword: true, mustSetUpSecondFactor: false });
    expect((await shop.client().get('/api/admin/orders', { 'x-auth': data.token })).code).toBe(0);
  });

  it('needs a token before it looks at anything else', async () => {
    expect(
      await shop.client().send({ method: 'POST', url: '/api/admin/auth/signout', payload: '{broken', headers: { 'content-type': 'application/json' } }),
    ).toMatchObject({ status: 401, code: 50 });
  });

  it('creates the owner only when there is nobody', async () => {
    const context = systemContext(shop.host, { name: 'test', now: () => shop.clock.now });
    expect(await ensureFirstStaff(context, 'owner@shop.example')).toBeNull();
  });
});

describe('wrong guesses', () => {
  it('want a captcha after five from one place, counting parallel ones', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn('grace@shop.example', 'guess')));
    expect(answers.filter(({ code }) => code === 40)).toHaveLength(5);
    expect(answers.filter(({ code, data }) => code === 10 && data.kind === 'captcha')).toHaveLength(3);
    later(16 * 60);
    expect((await signIn('grace@shop.example', 'guess')).status).toBe(400);
  });

  it('with captchas make one wait, never longer than half a minute', async () => {
    const client = shop.client();
    const from = '192.0.2.77';
    const waits: number[] = [];
    for (let count = 0; count < 25; count += 1) {
      const answer = await signIn('hedy@shop.example', 'guess', { from, captcha: await solvedCaptcha(client) });
      if (answer.status !== 429) continue;
      waits.push(Number(answer.headers['retry-after']));
      later(waits.at(-1)!);
    }
    expect(waits.slice(0, 5)).toEqual([2, 4, 8, 16, 30]);
    expect(Math.max(...waits)).toBe(30);
  });

  it('from anywhere do not shut the right person out: not on a new device elsewhere, not on a known one in the same network', async () => {
    await person('olive@shop.example', 'owner');
    const [known, captchas] = [shop.client(), shop.client()];
    expect((await signIn('olive@shop.example', password, { client: known, from: '198.51.100.7' })).code).toBe(0);
    // An attacker in the same network, and many in others, guess on and on.
    await sql`insert into staff_signin_failure (id, account_hash, address, at)
      select gen_random_uuid(), ${hashSecret('olive@shop.example')}, case when guess % 2 = 0 then '198.51.100.7' else '203.0.113.' || guess end, ${shop.clock.now}
      from generate_series(1, 100) as guess`.execute(shop.kysely);
    expect(await signIn('olive@shop.example', 'guess', { from: '198.51.100.7' })).toMatchObject({ status: 429 });
    // The browser that she has signed in with before: neither waiting nor captcha.
    expect((await signIn('olive@shop.example', password, { client: known, from: '198.51.100.7' })).code).toBe(0);
    // Another one, elsewhere: a captcha, no waiting.
    expect(await signIn('olive@shop.example', password, { from: '198.51.100.99' })).toMatchObject({ code: 10, data: { kind: 'captcha' } });
    expect((await signIn('olive@shop.example', password, { from: '198.51.100.99', captcha: await solvedCaptcha(captchas) })).code).toBe(0);
  });

  it('count in parallel at many accounts from one network', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) => signIn(`guess${number}@shop.example`, 'guess', { from: `2001:db8:5:5::${(number + 1).toString(16)}` })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
    expect(answers.filter(({ code }) => code === 10)).toHaveLength(10);
  });

  it('stand in the audit log, with the address of whom there is and nothing of whom there is not', async () => {
    await person('iris@shop.example');
    await signIn('iris@shop.example', 'guess', { from: '192.0.2.200' });
    await signIn('stranger@elsewhere.example', 'guess', { from: '192.0.2.200' });
    const filter = encodeURIComponent(JSON.stringify({ action: 'staff.signin-failed', q: '192.0.2.200' }));
    const { data, text } = await shop.client().get(`/api/admin/audit?filter=${filter}`, { 'x-auth': await staffToken(shop, 'owner') });
    expect(data.items.map(({ staff }: { staff: { name: string } }) => staff.name).sort()).toEqual(['', 'iris']);
    expect(text).not.toContain('stranger');
    expect(text).not.toContain('guess');
  });
});

describe('the session cookie', () => {
  const write = (client: ReturnType<TestApp['client']>, headers: Record<string, string>, payload?: object | string) =>
    client.send({ method: 'PUT', url: '/api/admin/auth/account', headers, ...(payload === undefined ? {} : { payload }) });

  it('is HttpOnly, strict and of the path /api/admin, and signs in without x-auth', async () => {
    const client = shop.client();
    const answer = await signIn('ada@shop.example', password, { client });
    const cookies = [answer.headers['set-cookie']].flat().join('\n');
    expect(cookies).toMatch(/^staff=[\w-]+; Path=\/api\/admin; HttpOnly; SameSite=Strict$/m);
    expect(cookies).toMatch(/^staff-device=[\w-]+; Max-Age=\d+; Path=\/api\/admin; HttpOnly; SameSite=Strict$/m);
    expect((await client.get('/api/admin/auth/me')).data.name).toBe('Ada');
    await client.post('/api/admin/auth/signout', {}, { 'sec-fetch-site': 'same-origin' });
    expect(await client.get('/api/admin/auth/me')).toMatchObject({ status: 401, code: 50 });
  });

  it('ends 12 hours after the sign-in, used or not, in the cookie and as x-auth', async () => {
    const client = shop.client();
    const { token } = (await signIn('ada@shop.example', password, { client })).data;
    const me = async () => [(await client.get('/api/admin/auth/me')).status, (await shop.client().get('/api/admin/auth/me', { 'x-auth': token })).status];
    for (let hour = 1; hour < 12; hour += 1) {
      later(3_600);
      expect([hour, await me()]).toEqual([hour, [200, 200]]);
    }
    later(3_599);
    expect(await me()).toEqual([200, 200]);
    later(1);
    expect(await me()).toEqual([401, 401]);
  });

  it('lets nobody write who may be another site', async () => {
    const client = shop.client();
    await signIn('ada@shop.example', password, { client });
    const name = { name: 'Ada' };
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }] as Record<
      string,
      string
    >[])
      expect(await write(client, headers, name)).toMatchObject({ status: 403, code: 30 });
    // Neither header: no form of another site could have sent JSON; a write without any body it could.
    expect((await write(client, {}, name)).code).toBe(0);
    expect(await client.send({ method: 'POST', url: '/api/admin/auth/account/sessions/end-others' })).toMatchObject({ status: 403, code: 30 });
    expect((await client.send({ method: 'POST', url: '/api/admin/auth/account/sessions/end-others', headers: { 'x-requested-with': 'x' } })).code).toBe(0);
    expect((await write(client, { 'sec-fetch-site': 'same-origin' }, name)).code).toBe(0);
  });

  it('gives way to a token: a wrong one is not made good by it', async () => {
    const client = shop.client();
    await signIn('ada@shop.example', password, { client });
    expect(await client.get('/api/admin/auth/me', { 'x-auth': 'unknown' })).toMatchObject({ status: 401, code: 50 });
  });
});
