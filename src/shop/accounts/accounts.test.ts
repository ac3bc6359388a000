import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext, type Context } from '#kit/server/context.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { anotherSession, signedIn } from '#test/harness/shoppers.ts';
import { changeAccount, createAccount, findAccountByLogin, listActivity, readAccount } from './index.ts';
import { endSession, endSessions, listSessions, openSession } from './sessions/index.ts';
import { deviceOf } from '#kit/pure/devices/device-of.ts';

let shop: TestApp;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const dayMs = 24 * 3_600_000;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const asking = (userAgent = chrome): Context => ({ ...systemContext(shop.host, { name: 'test' }), address: '192.0.2.7', userAgent });

test('a device is named by browser and system, and a hostile header stays short', () => {
  expect(deviceOf(chrome)).toBe('Chrome 141, Windows');
  expect(deviceOf('')).toBe('');
  expect(deviceOf(`${'<script>'.repeat(200)} Chrome/1`).length).toBeLessThanOrEqual(120);
});

test('one address has one account, however many want it at once', async () => {
  const context = asking();
  const made = await Promise.all(
    Array.from({ length: 5 }, () => context.transaction((tx) => createAccount(tx, context, { login: { email: 'one@shop.example' }, passwordHash: null }))),
  );
  expect(made.filter((id) => id !== null)).toHaveLength(1);
});

test('two accounts that want one address: one gets it, the other an error', async () => {
  const [a, b] = [await signedIn(shop), await signedIn(shop)];
  const changed = await Promise.all(
    [a, b].map(({ accountId }) => asking().transaction((tx) => changeAccount(tx, accountId, { email: 'wanted@shop.example' }))),
  );
  expect(changed.toSorted()).toEqual([false, true]);
  expect(await findAccountByLogin(shop.db.database.reader, { email: 'wanted@shop.example' })).toMatchObject({ version: 2 });
});

test('sessions recognize new devices, are listed, and end one by one or together', async () => {
  const context = asking();
  const accountId = await context.transaction((tx) => createAccount(tx, context, { login: { countryCode: '+86', mobile: '13800138000' }, passwordHash: null }));
  const open = (asker: Context) => asker.transaction((tx) => openSession(tx, asker, { accountId: accountId!, method: 'code' }));
  const first = await open(context);
  expect(first.isNewDevice).toBe(false);
  expect((await open(context)).isNewDevice).toBe(false);
  expect((await open(asking('curl/8.0'))).isNewDevice).toBe(true);
  const { reader } = shop.db.database;
  const sessions = await listSessions(reader, { accountId: accountId!, now: shop.clock.now });
  expect(sessions).toHaveLength(3);
  expect(sessions.map((session) => session.device)).toContain('Chrome 141, Windows');
  const at = shop.clock.now;
  const ending = { accountId: accountId!, sessionId: first.sessionId, by: 'elsewhere' as const, at };
  expect(await context.transaction((tx) => endSession(tx, ending))).toBe(true);
  expect(await context.transaction((tx) => endSession(tx, ending))).toBe(false);
  expect(await context.transaction((tx) => endSessions(tx, { accountId: accountId!, by: 'password', at }))).toBe(2);
  const log = await listActivity({ db: reader, locale: 'zh' }, { accountId: accountId!, securityOnly: true, page: 1, size: 20 });
  expect(log.total).toBe(4);
  expect(log.items.map((entry) => entry.text)).toContain('在新设备上登录');
  expect(log.items[0]).toMatchObject({ ip: '192.0.2.7' });
});

test("another account's session is not ended", async () => {
  const [mine, other] = [await signedIn(shop), await signedIn(shop)];
  const context = asking();
  const [session] = await listSessions(shop.db.database.reader, { accountId: other.accountId, now: shop.clock.now });
  const ended = await context.transaction((tx) => endSession(tx, { accountId: mine.accountId, sessionId: session!.id, by: 'elsewhere', at: shop.clock.now }));
  expect(ended).toBe(false);
});

test('a session that is used lasts on; one that is not ends after 30 days', async () => {
  const shopper = await signedIn(shop);
  const idle = await anotherSession(shop, shopper.accountId);
  const start = shop.clock.now;
  const asked = (token: string) => shop.client().post('/api/web/cart/count', {}, { 'x-auth': token });
  for (const days of [20, 40]) {
    shop.clock.now = new Date(start.getTime() + days * dayMs);
    expect((await asked(shopper.token)).code).toBe(0);
  }
  expect((await asked(idle)).code).toBe(50);
  shop.clock.now = start;
  expect((await readAccount(shop.db.database.reader, shopper.accountId))?.email).toBe(shopper.email);
});

test('a page of the user area is a shell without a token, and shows its navigation with one', async () => {
  const shell = await shop.client().get('/user/center');
  expect(shell.status).toBe(200);
  expect(shell.text).not.toContain('user-nav');
  expect((await shop.client().get('/user/center?request=route')).code).toBe(50);
  const shopper = await signedIn(shop);
  expect((await shopper.page('/user/coupon')).code).toBe(0);
});
