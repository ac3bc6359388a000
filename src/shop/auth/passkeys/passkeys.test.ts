import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createTestApp, type TestApp, type TestClient } from '#test/harness/app.ts';
import { newPasskey, type PasskeyTwist } from '#test/harness/passkey.ts';
import { anotherSession, signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { goodPassword, mailsTo } from '#test/harness/sign-in.ts';
import { insertTestProduct } from '#test/harness/products.ts';
import { runJobs } from '#test/harness/run-jobs.ts';

let shop: TestApp;
let passwordHash: string;
beforeAll(async () => {
  shop = await createTestApp();
  passwordHash = await hashPassword(goodPassword);
});
afterAll(() => shop.close());

const refused = { status: 400, code: 40 };
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
// What an address did wrong in one test does not count in the next.
afterEach(() => later(61));
const begin = async (shopper: SignedInShopper) => (await shopper.post('/security/passkeys/options', { password: goodPassword })).data;
const keep = (shopper: SignedInShopper, response: object, title = 'Phone') => shopper.post('/security/passkeys/add', { title, response });
const ask = async (client: TestClient) => (await client.post('/api/web/auth/signin/passkey/options', {})).data;
const signIn = (client: TestClient, response: object) => client.post('/api/web/auth/signin/passkey', { response });

/** A shopper with a password and a passkey. */
async function person() {
  const shopper = await signedIn(shop, { passwordHash });
  const passkey = newPasskey(shop.host.config.baseUrl);
  expect(await keep(shopper, passkey.register(await begin(shopper)))).toMatchObject({ code: 0, data: { items: [{ title: 'Phone', lastUsedAt: null }] } });
  return { ...shopper, passkey };
}
const idOf = async (shopper: SignedInShopper): Promise<string> => (await shopper.post('/security/passkeys')).data.items[0].id;
const history = async (shopper: SignedInShopper): Promise<string[]> =>
  (await shopper.post('/security/activity')).data.items.map(({ kind }: { kind: string }) => kind);

it('is named by the mail about a new password, which ends none; one without passkeys hears nothing of them', async () => {
  for (const [shopper, isNamed] of [[await person(), true] as const, [await signedIn(shop, { passwordHash }), false] as const]) {
    expect(await shopper.post('/user/editPassword', { oldPassword: goodPassword, newPassword: 'Other-Bowl 28' })).toMatchObject({ code: 0 });
    const mail = (await mailsTo(shop, shopper.email)).at(-1)!;
    expect([mail.includes('The password of your account was changed.'), mail.includes('Your passkeys still sign in.')]).toEqual([true, isNamed]);
  }
});

describe('a new passkey', () => {
  it('wants a fresh proof, and to be found without a name and to know its person', async () => {
    const shopper = await signedIn(shop, { passwordHash });
    expect(await shopper.post('/security/passkeys/options')).toMatchObject({ code: 10, data: { kind: 'stepUp', password: true } });
    expect(await shopper.post('/security/passkeys/options', { password: 'wrong' })).toMatchObject(refused);
    const asked = await begin(shopper);
    expect(asked).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: shopper.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a device that did not ask its person', { isUserVerified: false }],
    ['a signature in place of a new key', { type: 'webauthn.get' }],
    ['a challenge that nobody asked', { challenge: 'bm9ib2R5IGFza2VkIHRoaXM' }],
  ] as [string, PasskeyTwist][])('of %s is refused', async (_, twist) => {
    const shopper = await signedIn(shop, { passwordHash });
    expect(await keep(shopper, newPasskey(shop.host.config.baseUrl).register(await begin(shopper), twist))).toMatchObject(refused);
    expect((await shopper.post('/security/passkeys')).data.items).toEqual([]);
  });

  it('is for the session that was asked, in time and once', async () => {
    const [one, other] = [await signedIn(shop, { passwordHash }), await signedIn(shop, { passwordHash })];
    const response = newPasskey(shop.host.config.baseUrl).register(await begin(one));
    expect(await keep(other, response)).toMatchObject(refused);
    // A wrong try uses the challenge up.
    expect(await keep(one, response)).toMatchObject(refused);
    const elsewhere = await anotherSession(shop, one.accountId);
    const mine = newPasskey(shop.host.config.baseUrl).register(await begin(one));
    expect(await one.post('/security/passkeys/add', { title: 'Phone', response: mine }, { 'x-auth': elsewhere })).toMatchObject(refused);
    const late = newPasskey(shop.host.config.baseUrl).register(await begin(one));
    later(6);
    expect(await keep(one, late)).toMatchObject(refused);
  });

  it('is one account’s alone, and one of ten', async () => {
    const { passkey } = await person();
    const other = await signedIn(shop, { passwordHash });
    expect(await keep(other, passkey.register(await begin(other)))).toMatchObject(refused);
    for (let made = 0; made < 10; made += 1) {
      expect((await keep(other, newPasskey(shop.host.config.baseUrl).register(await begin(other)))).code).toBe(0);
    }
    expect(await other.post('/security/passkeys/options', { password: goodPassword })).toMatchObject({ status: 409, code: 41 });
  });
});

describe('signing in by a passkey', () => {
  it('begins a session, with what the guest had, and wants no code by e-mail besides', async () => {
    const { passkey, accountId, post } = await person();
    await sql`update account set login_email_verification = true where id = ${accountId}`.execute(shop.kysely);
    const client = shop.client();
    const [cup] = await insertTestProduct(shop.host.database, { title: 'Cup', variants: [{}] });
    expect((await client.post('/api/web/cart/add', { sku: cup!.sku, quantity: 1 })).code).toBe(0);
    const answer = await signIn(client, passkey.vouch(await ask(client)));
    expect(answer).toMatchObject({ code: 0, data: { joined: { cart: true } } });
    const { sessions } = (await post('/security/sessions', {}, { 'x-auth': answer.data.token })).data;
    expect(sessions[0]).toMatchObject({ current: true, loginMethod: 'passkey' });
    expect((await post('/security/passkeys')).data.items[0].lastUsedAt).toBe(shop.clock.now.toISOString());
  });

  it('asks everybody the same, in a cookie that scripts cannot read', async () => {
    const asked = await shop.client().post('/api/web/auth/signin/passkey/options', {});
    expect(asked.data).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    expect(String(asked.headers['set-cookie'])).toMatch(/passkey=[\w-]{43};.*HttpOnly; SameSite=Strict/);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a device that did not ask its person', { isUserVerified: false }],
    ['a counter that went back', { counter: 0 }],
    ['a challenge that nobody asked', { challenge: 'bm9ib2R5IGFza2VkIHRoaXM' }],
  ] as [string, PasskeyTwist][])('with %s is refused', async (_, twist) => {
    const { passkey } = await person();
    const client = shop.client();
    expect(await signIn(client, passkey.vouch(await ask(client), twist))).toMatchObject(refused);
  });

  it('is for the browser that was asked, in time and once', async () => {
    const { passkey } = await person();
    const [client, other] = [shop.client(), shop.client()];
    await ask(other);
    expect(await signIn(other, passkey.vouch(await ask(client)))).toMatchObject(refused);
    const late = passkey.vouch(await ask(client));
    later(6);
    expect(await signIn(client, late)).toMatchObject(refused);
    const asked = await ask(client);
    const response = passkey.vouch(asked);
    const both = await Promise.all([1, 2].map(() => signIn(client, response)));
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 40]);
    await ask(client);
    expect(await signIn(client, passkey.vouch(asked))).toMatchObject(refused);
  });

  it('refuses a passkey that is unknown as one that does not vouch, and uses its challenge up', async () => {
    const { passkey } = await person();
    const client = shop.client();
    const asked = await ask(client);
    const unknown = await signIn(client, newPasskey(shop.host.config.baseUrl).vouch(asked));
    const known = await signIn(client, passkey.vouch(asked));
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(unknown).toMatchObject(refused);
  });

  it('takes no challenge of a new passkey, and no passkey of staff', async () => {
    const shopper = await person();
    const client = shop.client();
    await ask(client);
    expect(await signIn(client, shopper.passkey.vouch(await begin(shopper)))).toMatchObject(refused);
    const staff = await shop
      .client()
      .post('/api/admin/auth/passkey', { response: shopper.passkey.vouch((await shop.client().post('/api/admin/auth/passkey/options', {})).data) });
    expect(staff).toMatchObject(refused);
  });

  it('slows an address whose passkeys are rejected, and stands in the history', async () => {
    const { passkey, ...shopper } = await person();
    const client = shop.client();
    const answers = [];
    for (let tried = 0; tried < 61; tried += 1) answers.push(await signIn(client, passkey.vouch(await ask(client), { origin: 'https://evil.example' })));
    expect(answers.at(-2)).toMatchObject(refused);
    expect(answers.at(-1)).toMatchObject({ status: 429 });
    later(61);
    await runJobs(shop);
    expect(await history(shopper)).toContain('signInFailed');
  });

  it('ends with the block of the account, and with the account', async () => {
    const [shut, gone] = [await person(), await person()];
    const client = shop.client();
    await sql`update account set blocked_at = ${shop.clock.now} where id = ${shut.accountId}`.execute(shop.kysely);
    expect(await signIn(client, shut.passkey.vouch(await ask(client)))).toMatchObject({ status: 403, code: 30 });
    expect((await gone.post('/user/delete', { password: goodPassword })).code).toBe(0);
    expect(await signIn(client, gone.passkey.vouch(await ask(client)))).toMatchObject(refused);
  });
});

describe('the passkeys of an account', () => {
  it('are renamed and removed by their owner alone, with a proof before one goes', async () => {
    const [mine, other] = [await person(), await person()];
    const id = await idOf(mine);
    expect(await other.post('/security/passkeys/rename', { id, title: 'Mine now' })).toMatchObject({ status: 404 });
    expect(await other.post('/security/passkeys/remove', { id, password: goodPassword })).toMatchObject({ status: 404 });
    expect(await mine.post('/security/passkeys/rename', { id, title: 'Laptop' })).toMatchObject({ data: { items: [{ id, title: 'Laptop' }] } });
    expect(await mine.post('/security/passkeys/remove', { id })).toMatchObject({ code: 10, data: { kind: 'stepUp' } });
    expect(await mine.post('/security/passkeys/remove', { id, password: goodPassword })).toMatchObject({ code: 0, data: { items: [] } });
    const client = shop.client();
    expect(await signIn(client, mine.passkey.vouch(await ask(client)))).toMatchObject(refused);
    expect((await history(mine)).slice(0, 3)).toEqual(['passkeyRemoved', 'passkeyRenamed', 'passkeyAdded']);
  });

  it('are announced by mail, and exported by name and time alone', async () => {
    const mine = await person();
    await mine.post('/security/passkeys/rename', { id: await idOf(mine), title: 'Laptop' });
    const { data } = await mine.post('/user/export');
    expect(data.passkeys).toEqual([{ title: 'Laptop', createdAt: expect.any(String), lastUsedAt: null }]);
    await mine.post('/security/passkeys/remove', { id: await idOf(mine), password: goodPassword });
    const mails = await mailsTo(shop, mine.email);
    expect(mails.map((mail) => /(?<=Subject: ).*/.exec(mail)?.[0])).toEqual([
      'A passkey was added to your account - Vitrine',
      'A passkey of your account was renamed - Vitrine',
      'Your account data was downloaded - Vitrine',
      'A passkey was removed from your account - Vitrine',
    ]);
  });

  it('stay where one is the last way in', async () => {
    const mine = await person();
    const id = await idOf(mine);
    // Known by an app that the shop no longer offers.
    await sql`insert into account_identity (provider, subject, account_id, name, linked_at) values ('gone', 'g-1', ${mine.accountId}, 'G', ${shop.clock.now})`.execute(
      shop.kysely,
    );
    await sql`update account set email = null, email_verified_at = null, password_hash = null where id = ${mine.accountId}`.execute(shop.kysely);
    const client = shop.client();
    const { token } = (await signIn(client, mine.passkey.vouch(await ask(client)))).data;
    expect(await mine.post('/security/passkeys/remove', { id }, { 'x-auth': token })).toMatchObject({ status: 409, code: 41 });
    expect((await mine.post('/security/passkeys')).data.items).toHaveLength(1);
  });
});
