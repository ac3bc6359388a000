import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '#kit/server/context.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { mailsTo } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';
import { createStaff } from '#shop/staff/index.ts';
import { takeCode } from './second-factor.ts';

let shop: TestApp;
let start: Date;
let made = 0;
const password = 'correct horse battery';
beforeAll(async () => {
  shop = await createTestApp();
  start = shop.clock.now;
});
afterAll(() => shop.close());
afterEach(() => {
  shop.clock.now = start;
});

const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};
const signIn = (account: string, more: object = {}) => shop.client().post('/api/admin/auth/signin', { account, password, ...more });
async function person(role: 'owner' | 'support' = 'support') {
  const email = `person${(made += 1)}@shop.example`;
  const { id } = await createStaff(systemContext(shop.host, { name: 'test', now: () => shop.clock.now }), { email, name: 'Pat', role, password });
  const headers = { 'x-auth': (await signIn(email)).data.token as string };
  return { id, email, headers, post: (path: string, body: object = {}) => shop.client().post(`/api/admin/auth/${path}`, body, headers) };
}
type Person = Awaited<ReturnType<typeof person>>;
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now.getTime() });

/** Sets up an authenticator app; returns its secret and the recovery codes. */
async function withApp({ post }: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await post('account/app')).data;
  const { data } = await post('account/app/confirm', { code: codeOf(secret) });
  return { secret, recoveryCodes: data.recoveryCodes };
}

describe('an authenticator app', () => {
  it('is set up by a code that confirms it, and then wanted at sign-in', async () => {
    const pat = await person();
    const begun = (await pat.post('account/app')).data;
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect(begun.svg).toMatch(/^<svg /);
    // Begun and not confirmed: nothing is asked for yet.
    expect((await signIn(pat.email)).code).toBe(0);
    expect(await pat.post('account/app/confirm', { code: '000000' })).toMatchObject({ status: 400, data: { errors: { code: expect.any(String) } } });
    const confirmed = await pat.post('account/app/confirm', { code: codeOf(begun.secret) });
    expect(confirmed.data.recoveryCodes).toHaveLength(10);
    const asked = await signIn(pat.email);
    expect(asked).toMatchObject({ status: 409, code: 10, data: { kind: 'secondFactor', ways: ['app', 'recovery'], ticket: expect.any(String) } });
    expect(asked.headers['set-cookie']).toBeUndefined();
    later(30);
    expect((await signIn(pat.email, { code: codeOf(begun.secret) })).code).toBe(0);
    expect((await mailsTo(shop, pat.email)).at(-1)).toContain('authenticator app was added');
  });

  it('never reveals its secret again, neither in a response nor in the audit log', async () => {
    const pat = await person();
    const { secret, recoveryCodes } = await withApp(pat);
    const response = (await shop.client().get('/api/admin/auth/account', pat.headers)).text;
    const log = await sql<{ text: string }>`select string_agg(detail::text, '') as text from staff_action`.execute(shop.kysely);
    for (const hidden of [secret, ...recoveryCodes]) expect(response + log.rows[0]!.text).not.toContain(hidden);
    expect(await pat.post('account/app')).toMatchObject({ status: 409, code: 41 });
  });

  it('takes a code once, also of two that come at the same time, and none of an earlier step', async () => {
    const pat = await person();
    const { secret } = await withApp(pat);
    // The step that confirmed the app is used.
    expect(await signIn(pat.email, { code: codeOf(secret) })).toMatchObject({ status: 400, code: 40 });
    later(60);
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2, 3].map(() => signIn(pat.email, { code })));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    shop.clock.now = new Date(shop.clock.now.getTime() - 30_000);
    expect((await signIn(pat.email, { code: codeOf(secret) })).code).toBe(40);
  });

  it('cannot be guessed: wrong codes count as wrong passwords', async () => {
    const pat = await person();
    await withApp(pat);
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push((await signIn(pat.email, { code: '000000' })).code);
    expect(answers).toEqual([40, 40, 40, 40, 40, 10, 10]);
  });
});

it('guesses of codes are bounded in each browser that is known, and leave another one alone', async () => {
  const pat = await person();
  const { secret } = await withApp(pat);
  later(60);
  const context = systemContext(shop.host, { name: 'test', now: () => shop.clock.now });
  const guess = (typed: string, here: string) =>
    shop.host.database.transaction((tx) => takeCode(context, tx, { staffId: pat.id, typed, isKnownDevice: true, here }));
  for (let count = 0; count < 30; count += 1) expect(await guess('000000', 'device a')).toBe(false);
  expect(await guess(codeOf(secret), 'device a')).toBe(false);
  expect(await guess(codeOf(secret), 'device b')).toBe(true);
});

describe('recovery codes', () => {
  it('sign in once each, and their use is reported by mail', async () => {
    const pat = await person();
    const { recoveryCodes } = await withApp(pat);
    expect((await signIn(pat.email, { code: recoveryCodes[0]!.toUpperCase().replace('-', ' ') })).code).toBe(0);
    expect((await signIn(pat.email, { code: recoveryCodes[0] })).code).toBe(40);
    expect((await shop.client().get('/api/admin/auth/account', pat.headers)).data.recoveryCodesLeft).toBe(9);
    expect((await mailsTo(shop, pat.email)).at(-1)).toContain('recovery code was used');
  });

  it('are stored as hashes, and new ones invalidate the old ones', async () => {
    const pat = await person();
    const { recoveryCodes } = await withApp(pat);
    const hashes = await sql<{ codeHash: string }>`select code_hash from staff_recovery_code`.execute(shop.kysely);
    for (const { codeHash } of hashes.rows) expect(codeHash).toMatch(/^[\w-]{43}$/);
    const renewed = (await pat.post('account/recovery-codes')).data.recoveryCodes;
    expect((await signIn(pat.email, { code: recoveryCodes[1] })).code).toBe(40);
    expect((await signIn(pat.email, { code: renewed[1] })).code).toBe(0);
  });
});

describe('step-up with a second factor', () => {
  const account = (pat: Person, method: 'POST' | 'DELETE', path: string) =>
    shop.client().send({ method, url: `/api/admin/auth/account/${path}`, payload: {}, headers: pat.headers });
  const changes: ['POST' | 'DELETE', string][] = [
    ['POST', 'recovery-codes'],
    ['POST', 'passkeys/options'],
    ['DELETE', 'app'],
  ];

  it('is that factor: a password alone changes and removes none', async () => {
    const pat = await person();
    const { secret } = await withApp(pat);
    later(61 * 60);
    expect(await pat.post('prove', { password })).toMatchObject({ status: 400, data: { errors: { code: expect.any(String) } } });
    for (const [method, path] of changes) expect(await account(pat, method, path)).toMatchObject({ status: 409, code: 10, data: { kind: 'stepUp' } });
    expect(await pat.post('prove', { code: '000000' })).toMatchObject({ status: 400, data: { errors: { code: expect.any(String) } } });
    expect((await pat.post('prove', { code: codeOf(secret) })).code).toBe(0);
    for (const [method, path] of changes) expect((await account(pat, method, path)).code).toBe(0);
    // Without a factor the password is what there is.
    later(61 * 60);
    expect((await pat.post('prove', { password })).code).toBe(0);
  });

  it('is a recovery code where the factor is lost; it works once, and its use is reported by mail', async () => {
    const pat = await person();
    const { recoveryCodes } = await withApp(pat);
    later(61 * 60);
    expect((await pat.post('prove', { code: recoveryCodes[0] })).code).toBe(0);
    expect((await mailsTo(shop, pat.email)).at(-1)).toContain('recovery code was used');
    expect((await pat.post('prove', { code: recoveryCodes[0] })).code).toBe(40);
    expect((await account(pat, 'DELETE', 'app')).code).toBe(0);
  });
});

describe('required of all', () => {
  const require = async (owner: Person, secondFactorRequired: boolean) =>
    shop.client().send({
      method: 'PUT',
      url: '/api/admin/settings/staff',
      payload: { secondFactorRequired },
      headers: { ...owner.headers, 'if-match': '*' },
    });

  it('without one, staff set one up at the next sign-in, before anything else', async () => {
    const [owner, pat] = [await person('owner'), await person()];
    expect(await require(owner, true)).toMatchObject({ status: 409, code: 41 });
    await withApp(owner);
    expect(await require(owner, true)).toMatchObject({ code: 0, data: { secondFactorRequired: true } });
    const { data } = await signIn(pat.email);
    expect(data.mustSetUpSecondFactor).toBe(true);
    const headers = { 'x-auth': data.token as string };
    const orders = () => shop.client().get('/api/admin/orders', headers);
    expect(await orders()).toMatchObject({ status: 409, code: 10, data: { kind: 'secondFactorSetup' } });
    expect((await shop.client().get('/api/admin/auth/me', headers)).data.mustSetUpSecondFactor).toBe(true);
    await withApp({ ...pat, headers, post: (path, body) => shop.client().post(`/api/admin/auth/${path}`, body, headers) });
    expect((await orders()).code).toBe(0);
    expect(await shop.client().send({ method: 'DELETE', url: '/api/admin/auth/account/app', payload: {}, headers })).toMatchObject({ code: 41 });
    expect(await require(owner, false)).toMatchObject({ code: 0 });
    expect(await shop.client().send({ method: 'DELETE', url: '/api/admin/auth/account/app', payload: {}, headers })).toMatchObject({ code: 0 });
    expect((await signIn(pat.email)).code).toBe(0);
  });

  it('sessions with the password alone end as soon as there is a second factor', async () => {
    const [owner, pat] = [await person('owner'), await person()];
    await withApp(owner);
    await require(owner, true);
    const [theirs, stranger] = [await signIn(pat.email), await signIn(pat.email)].map(({ data }) => ({ 'x-auth': data.token as string }));
    await withApp({ ...pat, post: (path, body) => shop.client().post(`/api/admin/auth/${path}`, body, theirs!) });
    expect((await shop.client().get('/api/admin/orders', theirs!)).code).toBe(0);
    // Neither one that waited to set up its own, nor one from before.
    for (const headers of [stranger!, pat.headers]) {
      expect(await shop.client().get('/api/admin/orders', headers)).toMatchObject({ status: 401, code: 51 });
      expect(await shop.client().post('/api/admin/auth/account/passkeys/options', {}, headers)).toMatchObject({ status: 401, code: 51 });
    }
    await require(owner, false);
  });

  it('an owner removes lost factors, and the sessions end', async () => {
    const pat = await person();
    await withApp(pat);
    const owner = { 'x-auth': await staffToken(shop, 'owner') };
    expect((await shop.client().post(`/api/admin/staff/${pat.id}/remove-factors`, {}, owner)).code).toBe(0);
    expect(await shop.client().get('/api/admin/auth/me', pat.headers)).toMatchObject({ status: 401, code: 51 });
    expect((await signIn(pat.email)).code).toBe(0);
  });
});
