import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '#kit/server/context.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { newPasskey, type PasskeyTwist } from '#test/harness/passkey.ts';
import { staffToken } from '#test/harness/staff.ts';
import { createStaff } from '#shop/staff/index.ts';

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

const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const post = (path: string, body: object = {}, headers: Record<string, string> = {}) => shop.client().post(`/api/admin/auth/${path}`, body, headers);
const refused = { status: 400, code: 40 };

/** A staff member with a passkey. */
async function person() {
  const email = `passkey${(made += 1)}@shop.example`;
  const { id } = await createStaff(systemContext(shop.host, { name: 'test', now: () => shop.clock.now }), { email, name: 'Pat', role: 'support', password });
  const headers = { 'x-auth': (await post('signin', { account: email, password })).data.token as string };
  const passkey = newPasskey(shop.host.config.baseUrl);
  const asked = (await post('account/passkeys/options', {}, headers)).data;
  const added = await post('account/passkeys', { title: 'Key', response: passkey.register(asked) }, headers);
  expect(added).toMatchObject({ code: 0, data: { recoveryCodes: { length: 10 } } });
  return { id, email, headers, passkey };
}
const ticketOf = async (email: string): Promise<string> => (await post('signin', { account: email, password })).data.ticket;
const ask = async (ticket?: string) => (await post('passkey/options', ticket === undefined ? {} : { ticket })).data;

describe('a new passkey', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a signature in place of a new key', { type: 'webauthn.get' }],
    ['a challenge that nobody asked', { challenge: 'bm9ib2R5IGFza2VkIHRoaXM' }],
  ] as [string, PasskeyTwist][])('of %s is refused', async (_, twist) => {
    const headers = { 'x-auth': await staffToken(shop, 'support') };
    const asked = (await post('account/passkeys/options', {}, headers)).data;
    const response = newPasskey(shop.host.config.baseUrl).register(asked, twist);
    expect(await post('account/passkeys', { title: 'Key', response }, headers)).toMatchObject(refused);
    expect((await shop.client().get('/api/admin/auth/account', headers)).data.passkeys).toEqual([]);
  });

  it('is for who was asked, in time and once, wherever the shop is said to be', async () => {
    const [one, other] = [{ 'x-auth': await staffToken(shop, 'support') }, { 'x-auth': await staffToken(shop, 'support') }];
    const asked = (await post('account/passkeys/options', {}, { ...one, host: 'evil.example' })).data;
    expect(asked.rp.id).toBe('localhost');
    const response = newPasskey(shop.host.config.baseUrl).register(asked);
    expect(await post('account/passkeys', { title: 'Key', response }, other)).toMatchObject(refused);
    // A wrong try uses the challenge up.
    expect(await post('account/passkeys', { title: 'Key', response }, one)).toMatchObject(refused);
    const late = (await post('account/passkeys/options', {}, one)).data;
    later(6);
    expect(await post('account/passkeys', { title: 'Key', response: newPasskey(shop.host.config.baseUrl).register(late) }, one)).toMatchObject(refused);
  });
});

describe('signing in by a passkey', () => {
  it('completes a sign-in after the password, once, and asks for no code without an app', async () => {
    const { email, passkey } = await person();
    const asked = await post('signin', { account: email, password });
    expect(asked.data).toMatchObject({ kind: 'secondFactor', ways: ['passkey', 'recovery'] });
    const { ticket } = asked.data;
    // Beside a password it need not know its person.
    const response = passkey.vouch(await ask(ticket), { isUserVerified: false });
    const both = await Promise.all([1, 2].map(() => post('passkey', { ticket, response })));
    expect(both.map(({ code }) => code).sort()).toEqual([0, 40]);
    expect((await post('passkey/options', { ticket })).status).toBe(400);
    // What the slower of the two may get as well, when it comes last.
    expect(await post('passkey', { ticket, response })).toMatchObject({ ...refused, reason: 'staffLinkEnded' });
  });

  it('in place of a password wants to know its person', async () => {
    const { passkey } = await person();
    expect(await post('passkey', { response: passkey.vouch(await ask(), { isUserVerified: false }) })).toMatchObject(refused);
    expect(await post('passkey', { response: passkey.vouch(await ask()) })).toMatchObject({ code: 0 });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a counter that went back', { counter: 0 }],
    ['a challenge that nobody asked', { challenge: 'bm9ib2R5IGFza2VkIHRoaXM' }],
  ] as [string, PasskeyTwist][])('with %s is refused', async (_, twist) => {
    const { passkey } = await person();
    expect(await post('passkey', { response: passkey.vouch(await ask(), twist) })).toMatchObject(refused);
  });

  it('accepts no challenge made for another purpose or person, or long ago', async () => {
    const [pat, other] = [await person(), await person()];
    const ticket = await ticketOf(pat.email);
    const proof = (await post('prove/options', {}, pat.headers)).data;
    expect(await post('passkey', { response: pat.passkey.vouch(proof) })).toMatchObject(refused);
    // The password of one and the passkey of another are not two proofs of either.
    expect(await post('passkey', { ticket, response: other.passkey.vouch(await ask(ticket)) })).toMatchObject(refused);
    expect(await post('passkey', { ticket, response: pat.passkey.vouch(await ask()) })).toMatchObject(refused);
    expect(await post('passkey', { response: pat.passkey.vouch(await ask(ticket)) })).toMatchObject(refused);
    const asked = await ask();
    later(6);
    expect(await post('passkey', { response: pat.passkey.vouch(asked) })).toMatchObject(refused);
  });

  it('ends with the account, and with the passkey', async () => {
    const [shut, lost] = [await person(), await person()];
    await sql`update staff set disabled_at = ${shop.clock.now} where id = ${shut.id}`.execute(shop.kysely);
    expect(await post('passkey', { response: shut.passkey.vouch(await ask()) })).toMatchObject(refused);
    const { passkeys } = (await shop.client().get('/api/admin/auth/account', lost.headers)).data;
    const url = `/api/admin/auth/account/passkeys/${passkeys[0].id}`;
    expect((await shop.client().send({ method: 'DELETE', url, payload: {}, headers: lost.headers })).code).toBe(0);
    expect(await post('passkey', { response: lost.passkey.vouch(await ask()) })).toMatchObject(refused);
    expect((await post('signin', { account: lost.email, password })).code).toBe(0);
  });

  it('that fails stands in the audit log', async () => {
    const { email, passkey } = await person();
    const ticket = await ticketOf(email);
    await post('passkey', { ticket, response: passkey.vouch(await ask(ticket), { origin: 'https://evil.example' }) });
    await post('passkey', { response: newPasskey(shop.host.config.baseUrl).vouch(await ask()) });
    const filter = encodeURIComponent(JSON.stringify({ action: 'staff.signin-failed', q: 'passkey' }));
    const { data } = await shop.client().get(`/api/admin/audit?filter=${filter}&size=2`, { 'x-auth': await staffToken(shop, 'owner') });
    expect(data.items.map(({ staff }: { staff: { name: string } }) => staff.name)).toEqual(['', 'Pat']);
  });

  it('trusts no browser by a secret that another person put there', async () => {
    const { id, passkey } = await person();
    const client = shop.client();
    client.cookies.set('staff-device', 'planted');
    const signedIn = await client.post('/api/admin/auth/passkey', { response: passkey.vouch(await ask()) });
    expect(signedIn.code).toBe(0);
    const given = client.cookies.get('staff-device')!;
    expect(given).not.toBe('planted');
    const known = await sql<{ tokenHash: string }>`select token_hash from staff_device where staff_id = ${id}`.execute(shop.kysely);
    expect(known.rows.map(({ tokenHash }) => tokenHash)).toContain(hashSecret(given));
    expect(known.rows.map(({ tokenHash }) => tokenHash)).not.toContain(hashSecret('planted'));
    // A browser that is theirs stays as it is.
    await client.post('/api/admin/auth/passkey', { response: passkey.vouch(await ask()) });
    expect(client.cookies.get('staff-device')).toBe(given);
  });
});

describe('a proof by passkey', () => {
  it('is the own one’s alone, and counts once', async () => {
    const [pat, other] = [await person(), await person()];
    const options = async () => (await post('prove/options', {}, pat.headers)).data;
    later(61);
    const codes = () => post('account/recovery-codes', {}, pat.headers);
    expect(await codes()).toMatchObject({ code: 10, data: { kind: 'stepUp' } });
    expect(await post('prove', { passkey: other.passkey.vouch(await options()) }, pat.headers)).toMatchObject(refused);
    expect(await post('prove', { passkey: pat.passkey.vouch(await ask()) }, pat.headers)).toMatchObject(refused);
    expect(await codes()).toMatchObject({ code: 10 });
    const passkey = pat.passkey.vouch(await options());
    expect((await post('prove', { passkey }, pat.headers)).code).toBe(0);
    expect(await post('prove', { passkey }, pat.headers)).toMatchObject(refused);
    expect((await codes()).code).toBe(0);
  });
});
