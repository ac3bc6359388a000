import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/server/ids.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { startTestProvider, type Fault, type TestProvider } from '#test/harness/openid-provider.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { codeFor, goodPassword } from '#test/harness/sign-in.ts';

let shop: TestApp;
let provider: TestProvider;
const clientId = 'vitrine';
beforeAll(async () => {
  shop = await createTestApp();
  provider = await startTestProvider(clientId);
  shop.host.config.openid = [
    { id: 'oidc', title: 'Stand-in', issuer: provider.issuer, clientId, clientSecret: 'secret' },
    { id: 'away', title: 'Away', issuer: 'http://127.0.0.1:1', clientId, clientSecret: 'secret' },
  ];
});
afterAll(async () => {
  await provider.close();
  await shop.close();
});
afterEach(() => {
  provider.fault = null;
});

const begin = async (client: TestClient, more: object = {}) => client.post('/api/web/auth/openid/begin', { provider: 'oidc', ...more });
const finish = (client: TestClient, query: URLSearchParams) => client.post('/api/web/auth/openid/finish', Object.fromEntries(query));
const comeBack = async (client: TestClient, claims: Record<string, unknown>, more: object = {}) =>
  finish(client, provider.vouch((await begin(client, more)).data.url, claims));
const ada = { sub: 'ada-1', email: 'Ada@openid.example', email_verified: true, given_name: 'Ada', family_name: 'Moss', name: 'Ada Moss' };

test('the way there carries PKCE, state and nonce, and a cookie that scripts cannot read', async () => {
  const client = shop.client();
  const answer = await begin(client);
  const { searchParams } = new URL(answer.data.url);
  expect(Object.fromEntries(searchParams)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email profile' });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)!.length).toBeGreaterThanOrEqual(43);
  expect(searchParams.get('redirect_uri')).toBe('http://localhost:3000/auth/signin');
  expect(String(answer.headers['set-cookie'])).toMatch(/openid=[\w-]{43};.*HttpOnly; SameSite=Lax/);
});

test('a new person gets an account, and the same one the next time, whatever their address is by then', async () => {
  const first = await comeBack(shop.client(), ada, { return: '/zh/cart?x=1' });
  expect(first).toMatchObject({ code: 0, data: { back: '/zh/cart?x=1', user: { email: 'ada@openid.example', firstName: 'Ada', lastName: 'Moss' } } });
  const again = await comeBack(shop.client(), { ...ada, email: 'other@openid.example' });
  expect(again.data.user.email).toBe('ada@openid.example');
});

test('an address that is not verified, or none, makes an account without one', async () => {
  const answer = await comeBack(shop.client(), { sub: 'eve-1', email: 'ada@openid.example', email_verified: false, name: 'Eve\u0000\n Adams' });
  expect(answer).toMatchObject({ code: 0, data: { user: { email: null, nickName: 'Eve   Adams' } } });
  expect((await comeBack(shop.client(), { sub: 'eve-2', email: 'a@x.example', email_verified: 'true' })).data.user.email).toBeNull();
});

test('an account with a password is linked when the password is given, never before', async () => {
  const mine = await signedIn(shop, { email: 'mine@openid.example', passwordHash: await hashPassword(goodPassword) });
  const claims = { sub: 'mine-1', email: mine.email, email_verified: true };
  const client = shop.client();
  const asked = await comeBack(client, claims, { return: '/cart' });
  expect(asked).toMatchObject({ code: 10, status: 409, data: { kind: 'openidLink', email: 'm•••@openid.example' } });
  expect((await comeBack(shop.client(), claims)).code).toBe(10);
  const link = (given: object) => client.post('/api/web/auth/openid/link', { ticket: asked.data.ticket, password: goodPassword, ...given });
  expect((await link({ password: 'wrong' })).data.errors).toHaveProperty('password');
  expect((await link({ ticket: 'made-up' })).code).toBe(40);
  expect(await link({})).toMatchObject({ code: 0, data: { back: '/cart', user: { email: mine.email } } });
  expect((await link({})).code).toBe(40);
  expect((await comeBack(shop.client(), claims)).data.user.email).toBe(mine.email);
});

test('an account without a password whose address is verified on both sides is linked at once', async () => {
  const mine = await signedIn(shop, { email: 'codes@openid.example' });
  expect((await comeBack(shop.client(), { sub: 'codes-1', email: mine.email, email_verified: true })).data.user.email).toBe(mine.email);
});

test('an account that staff made or that was imported opens at once: nobody else can have proved anything for it', async () => {
  const email = 'imported@openid.example';
  await sql`insert into account (id, email) values (${newId()}, ${email})`.execute(shop.kysely);
  const claims = { sub: 'imported-1', email, email_verified: true };
  expect((await comeBack(shop.client(), { ...claims, email_verified: false, sub: 'imported-2' })).data.user.email).toBeNull();
  expect(await comeBack(shop.client(), claims)).toMatchObject({ code: 0, data: { user: { email }, verifyEmail: false } });
});

test('an account that signs in otherwise and never proved its address is opened after a code to the address, not before', async () => {
  const mine = await signedIn(shop, { email: 'unproved@openid.example' });
  await sql`update account set email_verified_at = null where id = ${mine.accountId}`.execute(shop.kysely);
  const claims = { sub: 'unproved-1', email: mine.email, email_verified: true };
  expect(await comeBack(shop.client(), claims)).toMatchObject({ code: 40, status: 409, msg: expect.stringContaining('code') });
  const client = shop.client();
  const code = await codeFor(shop, client, { account: mine.email, scene: 'signin' });
  expect((await client.post('/api/web/auth/signin/code', { account: mine.email, code })).code).toBe(0);
  expect((await comeBack(shop.client(), claims)).data.user.email).toBe(mine.email);
});

test('a provider stays linked where all that is left is one that the merchant took away', async () => {
  const client = shop.client();
  const { data } = await comeBack(client, { sub: 'two-1', email_verified: false });
  const headers = { 'x-auth': data.token };
  const gone = 'https://accounts.provider.example';
  await sql`insert into account_identity (provider, subject, account_id)
    select ${gone}, 'two', account_id from account_identity where subject = 'two-1'`.execute(shop.kysely);
  const unlink = () => client.post('/api/web/security/identities/unlink', { provider: provider.issuer, subject: 'two-1' }, headers);
  expect(await unlink()).toMatchObject({ code: 41, status: 409 });
  const { config } = shop.host;
  const before = config.openid!;
  config.openid = [...before, { id: 'gone', title: 'Gone', issuer: gone, clientId, clientSecret: 'secret' }];
  const answer = await unlink();
  config.openid = before;
  expect(answer).toMatchObject({ code: 0, data: { items: [{ provider: gone }] } });
});

test.each<Fault>(['nonce', 'expired', 'audience', 'issuer', 'signature', 'algorithm', 'refused'])('a token with a wrong %s is rejected', async (fault) => {
  const client = shop.client();
  const { data } = await begin(client);
  provider.fault = fault;
  const answer = await finish(client, provider.vouch(data.url, { ...ada, sub: `wrong-${fault}` }));
  expect(answer).toMatchObject({ code: 40, status: 400, msg: expect.stringContaining('didn’t work') });
});

test('rejects a sign-in that another browser began, an invented, a used and an expired one', async () => {
  const [client, other] = [shop.client(), shop.client()];
  const query = provider.vouch((await begin(client)).data.url, ada);
  await begin(other);
  expect((await finish(other, query)).code).toBe(40);
  expect((await finish(shop.client(), query)).code).toBe(40);
  expect((await finish(client, new URLSearchParams({ code: 'code-0', state: 'x'.repeat(43) }))).code).toBe(40);
  await begin(client);
  expect((await finish(client, query)).code).toBe(0);
  await begin(client);
  expect((await finish(client, query)).code).toBe(40);
  const late = provider.vouch((await begin(client)).data.url, ada);
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + 11 * 60_000);
  expect((await finish(client, late)).code).toBe(40);
  shop.clock.now = now;
});

test("a code of another browser does not fit this one's proof key", async () => {
  const [client, thief] = [shop.client(), shop.client()];
  const stolen = provider.vouch((await begin(client)).data.url, ada);
  const own = new URL((await begin(thief)).data.url).searchParams;
  expect((await finish(thief, new URLSearchParams({ code: stolen.get('code')!, state: own.get('state')!, iss: provider.issuer }))).code).toBe(40);
});

test('a provider that rejects, is down or fails gives a clear message', async () => {
  const client = shop.client();
  const state = new URL((await begin(client)).data.url).searchParams.get('state')!;
  expect((await finish(client, new URLSearchParams({ state, error: 'access_denied', iss: provider.issuer }))).code).toBe(40);
  expect(await client.post('/api/web/auth/openid/begin', { provider: 'away' })).toMatchObject({ code: 20000, status: 504 });
  expect((await client.post('/api/web/auth/openid/begin', { provider: 'unknown' })).status).toBe(404);
  const query = provider.vouch((await begin(client)).data.url, ada);
  provider.fault = 'broken';
  expect([40, 20000]).toContain((await finish(client, query)).code);
});

test('a provider that does not answer is given up', { timeout: 20_000 }, async () => {
  const client = shop.client();
  const query = provider.vouch((await begin(client)).data.url, ada);
  provider.fault = 'silent';
  expect(await finish(client, query)).toMatchObject({ code: 20000, status: 504 });
});

test('it goes back to this site alone', async () => {
  for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect((await comeBack(shop.client(), ada, { return: back })).data.back).toBeNull();
  }
});
