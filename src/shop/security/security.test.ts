import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { systemContext } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { recordActivity } from '#shop/accounts/index.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { anotherSession, signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { shownEmail, shownMobile } from './rules.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

type Session = { id: string; current: boolean; device: string };
const sessionsOf = async (shopper: SignedInShopper): Promise<Session[]> => (await shopper.post('/security/sessions')).data.sessions;
const asked = (token: string) => shop.client().post('/api/web/cart/count', {}, { 'x-auth': token });

test.each([
  ['ada.lovelace@shop.example', 'a…@shop.example'],
  ['@', '…'],
  ['a@b@c.example', 'a…@c.example'],
])('of the address %s only %s is shown', (email, shown) => expect(shownEmail(email)).toBe(shown));

test('of a number its end is shown', () => expect(shownMobile('+86', '13800138000')).toBe('+86 …8000'));

describe('sessions', () => {
  it('are listed, the asking one first, with where they came from', async () => {
    const shopper = await signedIn(shop, { device: 'Safari 18, iOS' });
    await anotherSession(shop, shopper.accountId);
    const { data } = await shopper.post('/security/sessions');
    expect(data.sessions).toMatchObject([
      { current: true, device: 'Safari 18, iOS', loginIp: '127.0.0.1', localNetwork: true, loginMethod: 'password' },
      { current: false, device: 'Firefox 140, Windows' },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/hash|token/i);
  });

  it('end one by one: the other is notified that it was signed out elsewhere, once', async () => {
    const shopper = await signedIn(shop);
    const token = await anotherSession(shop, shopper.accountId);
    const other = (await sessionsOf(shopper)).find(({ current }) => !current)!;
    expect(await shopper.post('/security/signout', { sessionId: other.id })).toMatchObject({ code: 0, data: { ended: 1 } });
    expect(await asked(token)).toMatchObject({ status: 401, code: 51 });
    expect(await shopper.post('/security/signout', { sessionId: other.id })).toMatchObject({ status: 404, code: 40 });
    expect((await asked(shopper.token)).code).toBe(0);
    const log = await shopper.post('/security/activity');
    expect(log.data.items).toMatchObject([{ kind: 'signOutSession', current: true }]);
    // Another device reads the same, as done elsewhere.
    const third = await anotherSession(shop, shopper.accountId);
    expect((await shop.client().post('/api/web/security/activity', {}, { 'x-auth': third })).data.items.at(-1)).toMatchObject({
      kind: 'signOutSession',
      current: false,
    });
    expect(await shopper.page('/user/security/activity')).toMatchObject({ data: { pageBody: expect.stringMatching(/Signed out a device[^]*This device/) } });
  });

  it('end all but the asking one, and ending them again ends none', async () => {
    const shopper = await signedIn(shop);
    const tokens = await Promise.all([1, 2, 3].map(() => anotherSession(shop, shopper.accountId)));
    expect((await shopper.post('/security/signout', { others: true })).data).toEqual({ ended: 3 });
    for (const token of tokens) expect((await asked(token)).code).toBe(51);
    expect((await shopper.post('/security/signout', { others: true })).data).toEqual({ ended: 0 });
    expect(await sessionsOf(shopper)).toHaveLength(1);
  });

  it('the own one ends as a sign-out: its token then answers 50', async () => {
    const shopper = await signedIn(shop);
    const [own] = await sessionsOf(shopper);
    expect((await shopper.post('/security/signout', { sessionId: own!.id })).code).toBe(0);
    expect(await shopper.post('/security/sessions')).toMatchObject({ status: 401, code: 50 });
  });

  it('of parallel sign-outs of one session exactly one ends it', async () => {
    const shopper = await signedIn(shop);
    await anotherSession(shop, shopper.accountId);
    const other = (await sessionsOf(shopper)).find(({ current }) => !current)!;
    const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.post('/security/signout', { sessionId: other.id })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ status, code }) => status === 404 && code === 40)).toHaveLength(7);
  });

  it('two that sign each other out do not both stay, and nothing hangs', async () => {
    const shopper = await signedIn(shop);
    const token = await anotherSession(shop, shopper.accountId);
    const [a, b] = await Promise.all([
      shopper.post('/security/signout', { others: true }),
      shopper.post('/security/signout', { others: true }, { 'x-auth': token }),
    ]);
    expect([a.code, b.code].every((code) => code === 0 || code === 51)).toBe(true);
    const live = (await Promise.all([asked(shopper.token), asked(token)])).filter(({ code }) => code === 0);
    expect(live.length).toBeLessThanOrEqual(1);
  });

  it("another's is not found: the same answer as for one that never was", async () => {
    const [mine, other] = [await signedIn(shop), await signedIn(shop)];
    const [theirs] = await sessionsOf(other);
    const [foreign, missing] = [await mine.post('/security/signout', { sessionId: theirs!.id }), await mine.post('/security/signout', { sessionId: newId() })];
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await asked(other.token)).code).toBe(0);
  });

  test.each([{}, { sessionId: '', others: true }, { others: false }, { sessionId: 7 }, { sessionId: 'x'.repeat(65) }, { others: 'true' }])(
    '%j is refused',
    async (body) => {
      const shopper = await signedIn(shop);
      expect(await shopper.post('/security/signout', body)).toMatchObject({ status: 400, code: 40 });
    },
  );

  test.each(["' or 1=1 --", '../..', 'x'])('the id %j finds nothing', async (sessionId) => {
    const shopper = await signedIn(shop);
    expect(await shopper.post('/security/signout', { sessionId })).toMatchObject({ status: 404, code: 40 });
  });

  it('that have expired are not listed, even when the clock jumps', async () => {
    const shopper = await signedIn(shop);
    const start = shop.clock.now;
    await anotherSession(shop, shopper.accountId);
    shop.clock.now = new Date(start.getTime() + 29 * 86_400_000);
    expect(await sessionsOf(shopper)).toHaveLength(2);
    shop.clock.now = new Date(start.getTime() + 40 * 86_400_000);
    expect(await sessionsOf(shopper)).toMatchObject([{ current: true }]);
    // And back: nothing that ended comes alive for the shopper who asks, nothing fails.
    shop.clock.now = start;
    expect((await shopper.post('/security/sessions')).code).toBe(0);
  });
});

describe('the log', () => {
  const record = async (shopper: SignedInShopper, kind: Parameters<typeof recordActivity>[2]['kind'], at: Date) => {
    const context = {
      ...systemContext(shop.host, { name: 'test', now: () => at }),
      address: '192.0.2.9',
      userAgent: '<img src=x onerror=alert(1)> Chrome/141.0',
    };
    await context.transaction((tx) => recordActivity(tx, context, { accountId: shopper.accountId, kind }));
  };
  const kindsOf = (answer: { data: { items: { kind: string }[] } }) => answer.data.items.map(({ kind }) => kind);

  it('separates security events from the rest, and applies its filters', async () => {
    const shopper = await signedIn(shop);
    await record(shopper, 'passwordChanged', new Date('2026-03-01T10:00:00Z'));
    await record(shopper, 'addressSaved', new Date('2026-03-02T23:59:59Z'));
    await record(shopper, 'emailChanged', new Date('2026-03-03T00:00:00Z'));
    expect(kindsOf(await shopper.post('/security/activity'))).toEqual(['emailChanged', 'passwordChanged']);
    expect(kindsOf(await shopper.post('/log/list'))).toEqual(['emailChanged', 'addressSaved', 'passwordChanged']);
    expect(kindsOf(await shopper.post('/log/list', { to: '2026-03-02' }))).toEqual(['addressSaved', 'passwordChanged']);
    expect(kindsOf(await shopper.post('/log/list', { from: '2026-03-02', to: '2026-03-02' }))).toEqual(['addressSaved']);
    expect(kindsOf(await shopper.post('/log/list', { from: '2026-03-03T00:00:00Z' }))).toEqual(['emailChanged']);
    expect(kindsOf(await shopper.post('/security/activity', { kinds: ['passwordChanged'] }))).toEqual(['passwordChanged']);
    expect((await shopper.post('/security/activity', { kinds: [] })).data.total).toBe(0);
    expect((await shopper.post('/log/list', { page: 2, size: 2 })).data).toMatchObject({ total: 3, page: 2, size: 2, items: [{ kind: 'passwordChanged' }] });
  });

  test.each([
    { page: 0 },
    { page: 1.5 },
    { page: '1' },
    { page: 10_001 },
    { size: 0 },
    { kinds: ['nope'] },
    { kinds: ['addressSaved'] },
    { from: '2026-02-30' },
    { from: 'yesterday' },
    { to: '<script>' },
  ])('rejects %j beside the field', async (body) => {
    const shopper = await signedIn(shop);
    const answer = await shopper.post('/security/activity', body);
    expect(answer).toMatchObject({ status: 400, code: 40 });
    expect(Object.keys(answer.data.errors)[0]).toMatch(new RegExp(`^${Object.keys(body)[0]}`));
  });

  it('shows nobody what another did', async () => {
    const [mine, other] = [await signedIn(shop), await signedIn(shop)];
    await record(other, 'passwordChanged', shop.clock.now);
    expect((await mine.post('/log/list')).data.total).toBe(0);
  });

  it('is a page with filters in its address; an invalid filter gives a message, and a hostile device name stays text', async () => {
    const shopper = await signedIn(shop);
    await record(shopper, 'newDevice', new Date('2026-03-01T10:00:00Z'));
    const page = async (path: string) => (await shopper.page(path)).data.pageBody as string;
    const all = await page('/user/security/activity');
    expect(all).toContain('Signed in on a new device');
    expect(all).toContain('Local network');
    expect(all).not.toContain('127.0.0.1');
    expect(all).not.toContain('<img src=x');
    expect(await page('/user/security/activity?to=2026-02-01')).toContain('No records');
    expect(await page('/user/log?kind=nope&from=31.12.2026')).toMatch(/aria-invalid="true"/);
    expect(await page('/user/log?page=99999999999')).toContain('No records');
    expect(await page('/zh/user/log')).toContain('在新设备上登录');
  });

  it('and the center are shells without a token', async () => {
    for (const path of ['/user/security', '/user/security/activity', '/user/log']) {
      expect((await shop.client().get(`${path}?request=route`)).code).toBe(50);
      expect((await shop.client().get(path)).text).not.toMatch(/user-nav|newest first/);
    }
  });
});

it('the security center shows address and number in part, and devices as text', async () => {
  const shopper = await signedIn(shop, { email: 'ada.lovelace@shop.example', device: '"><script>alert(1)</script>' });
  const { data } = await shopper.post('/security/overview');
  expect(data).toMatchObject({ email: 'a…@shop.example', mobile: null, loginEmailVerification: false, canVerifyByEmail: true, hasPassword: false });
  const { pageBody } = (await shopper.page('/user/security')).data;
  expect(pageBody).not.toContain('<script>');
  expect(pageBody).toContain('&quot;&gt;&lt;script&gt;');
  expect(pageBody).not.toContain('ada.lovelace');
  expect(pageBody.replaceAll(/ data-props="[^"]*"/g, '')).not.toContain('127.0.0.1');
});
