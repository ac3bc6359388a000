import { Secret, TOTP } from 'otpauth';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemContext } from '#kit/server/context.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { staffToken } from '#test/harness/staff.ts';
import { readSettings } from '../settings/index.ts';
import { issueSetUpCode } from './index.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

const newCode = (begin = true) => issueSetUpCode(systemContext(shop.host, { name: 'test', now: () => shop.clock.now }), { begin });
const form = (code: string, more: object = {}) => ({
  code,
  shop: { name: 'Lindgren & Co.', country: 'DE', currency: 'EUR', languages: ['en', 'zh'] },
  owner: { email: 'Astrid@Shop.example', password: 'a long walk by the lake' },
  start: 'empty',
  ...more,
});
const setUp = (body: object, from = '192.0.2.1', client = shop.client()) =>
  client.send({ method: 'POST', url: '/api/admin/setup', payload: body, remoteAddress: from });

describe('setting an empty shop up', () => {
  it('says whether it is needed, and nothing else', async () => {
    expect((await shop.client().get('/api/admin/setup')).data).toEqual({ needed: false });
    await newCode();
    const answer = await shop.client().get('/api/admin/setup');
    expect(answer).toMatchObject({ status: 200, data: { needed: true } });
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('makes the owner, the market and the name, and hears nothing from the owner before the second factor', async () => {
    const client = shop.client();
    const { status, data } = await setUp(form((await newCode())!), undefined, client);
    expect([status, data]).toMatchObject([200, { mustChangePassword: false, mustSetUpSecondFactor: true }]);
    const token = { 'x-auth': data.token as string };
    // The browser is signed in by its cookie.
    expect((await client.get('/api/admin/auth/me')).data).toMatchObject({ email: 'astrid@shop.example', role: 'owner', mustSetUpSecondFactor: true });
    expect(await shop.client().get('/api/admin/orders', token)).toMatchObject({ status: 409, code: 10 });
    const { secret } = (await shop.client().post('/api/admin/auth/account/app', {}, token)).data;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock.now.getTime() });
    expect((await shop.client().post('/api/admin/auth/account/app/confirm', { code }, token)).data.recoveryCodes).toHaveLength(10);
    expect((await shop.client().get('/api/admin/settings/shop', token)).data).toMatchObject({
      name: { en: 'Lindgren & Co.' },
      email: 'astrid@shop.example',
      company: { address: { country: 'DE' } },
    });
    expect((await shop.client().get('/api/admin/settings/languages', token)).data).toEqual({ enabled: ['en', 'zh'], default: 'en', names: {}, currencies: {} });
    expect((await shop.client().get('/api/admin/markets', token)).data.items).toMatchObject([
      {
        id: 'de',
        countries: ['DE'],
        currency: 'EUR',
        taxIncluded: true,
        withdrawal: true,
        showsLowestPrice: true,
        isDefault: true,
        texts: { en: { title: 'Germany' }, zh: { title: '德国' } },
      },
    ]);
    expect((await shop.client().get('/api/admin/tax-rates', token)).data.items[0]).toMatchObject({ country: 'DE' });
    expect((await shop.client().get('/api/admin/shipping-zones', token)).data.items).toMatchObject([{ countries: ['DE'] }]);
    expect((await shop.client().get('/api/admin/audit', token)).data.items.map((line: { action: string }) => line.action)).toContain('shop.set-up');
  });

  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Etc/Unknown', 'UTC'],
    [undefined, 'UTC'],
  ])('counts its days in the time zone %s of its owner', async (timeZone, kept) => {
    const { shop: named } = form('');
    expect((await setUp(form((await newCode())!, { shop: { ...named, timeZone } }))).status).toBe(200);
    expect((await readSettings(shop.host.database.reader)).shop.timeZone).toBe(kept);
  });

  it('asks the owner for the second factor again where it was left out', async () => {
    await setUp(form((await newCode())!));
    const again = await shop.client().post('/api/admin/auth/signin', { account: 'astrid@shop.example', password: 'a long walk by the lake' });
    expect(again.data).toMatchObject({ mustSetUpSecondFactor: true });
  });

  it('takes the code however it was typed, and no other', async () => {
    const code = (await newCode())!;
    expect(code).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
    expect(await setUp(form('aaaa-aaaa-aaaa-aaaa'))).toMatchObject({ status: 403, code: 30 });
    expect((await setUp(form(` ${code.replaceAll('-', ' ').toUpperCase()}`))).status).toBe(200);
  });

  it('takes no code before one was issued, nor one that a later start replaced', async () => {
    expect(await setUp(form('aaaa-aaaa-aaaa-aaaa'))).toMatchObject({ status: 403 });
    const [first, second] = [(await newCode())!, (await newCode(false))!];
    expect((await setUp(form(first))).status).toBe(403);
    expect((await setUp(form(second))).status).toBe(200);
  });

  it('is done once: a second time is refused with the right code too, and no new code is issued', async () => {
    const code = (await newCode())!;
    await setUp(form(code));
    expect(await setUp(form(code))).toMatchObject({ status: 409, code: 41 });
    expect((await shop.client().get('/api/admin/setup')).data).toEqual({ needed: false });
    expect(await newCode()).toBeNull();
  });

  it('gives one owner when two set up at the same time', async () => {
    const code = (await newCode())!;
    const answers = await Promise.all(
      ['a@shop.example', 'b@shop.example', 'c@shop.example'].map((email) => setUp(form(code, { owner: { email, password: 'a long walk by the lake' } }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await shop.rows(sql<{ n: number }>`select count(*) as n from staff`)).toEqual([{ n: 1 }]);
    expect(await shop.rows(sql<{ n: number }>`select count(*) as n from market`)).toEqual([{ n: 1 }]);
  });

  it('is refused where there is staff already, though a code was issued before', async () => {
    const code = (await newCode())!;
    await staffToken(shop, 'support');
    expect(await setUp(form(code))).toMatchObject({ status: 409 });
    expect((await shop.client().get('/api/admin/setup')).data).toEqual({ needed: false });
  });

  it('hears twenty tries an hour from one network', async () => {
    const code = (await newCode())!;
    for (let tries = 0; tries < 20; tries += 1) expect((await setUp(form('wrong'))).status).toBe(403);
    expect(await setUp(form(code))).toMatchObject({ status: 429 });
    expect((await setUp(form(code), '198.51.100.7')).status).toBe(200);
  });

  it('names the field that is wrong, and leaves nothing behind', async () => {
    const code = (await newCode())!;
    const wrong = async (more: object) => Object.keys((await setUp(form(code, more))).data.errors);
    const { shop: given, owner } = form(code);
    expect(await wrong({ shop: { ...given, country: 'XX' } })).toEqual(['shop.country']);
    expect(await wrong({ shop: { ...given, currency: 'ZZZ' } })).toEqual(['shop.currency']);
    expect(await wrong({ shop: { ...given, languages: ['tlh'] } })).toEqual(['shop.languages.0']);
    expect(await wrong({ owner: { ...owner, password: 'password123' } })).toEqual(['owner.password']);
    expect(await wrong({ owner: { ...owner, email: 'nobody' } })).toEqual(['owner.email']);
    expect(await shop.rows(sql`select 1 from staff union all select 1 from market union all select 1 from setting where key in ('shop', 'languages')`)).toEqual(
      [],
    );
    expect((await setUp(form(code))).status).toBe(200);
  });
});
