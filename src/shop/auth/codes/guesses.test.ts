// Guesses at one account wait for each other under its lock. While they do, the rest of the shop has connections.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { on, type Tx } from '#kit/server/database.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { signedIn, type SignedInShopper } from '#test/harness/shoppers.ts';
import { staffToken } from '#test/harness/staff.ts';
import { loginHash } from '../parse-login.ts';

let shop: TestApp;
let ada: SignedInShopper;
let staff: Record<string, string>;
const staffEmail = 'sam@staff.example';
beforeAll(async () => {
  shop = await createTestApp();
  ada = await signedIn(shop, { email: 'ada@guesses.example', passwordHash: await hashPassword('not guessed') });
  const owner = { 'x-auth': await staffToken(shop, 'owner') };
  const password = 'correct horse battery';
  await shop.client().post('/api/admin/staff', { email: staffEmail, name: 'Sam', role: 'support', password }, owner);
  staff = { 'x-auth': (await shop.client().post('/api/admin/auth/signin', { account: staffEmail, password })).data.token as string };
});
afterAll(() => shop.close());

const wait = (tx: Tx, key: string) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(on(tx));

it.each([
  [
    'signing in',
    () => `attempt ${loginHash({ email: ada.email })}`,
    () => shop.client().post('/api/web/auth/signin', { account: ada.email, password: 'wrong-one' }),
  ],
  ['one’s own password', () => `attempt ${hashSecret(`proof ${ada.accountId}`)}`, () => ada.post('/user/delete', { password: 'wrong-one' })],
  [
    'signing in as staff',
    () => `staff ${hashSecret(staffEmail)}`,
    () => shop.client().post('/api/admin/auth/signin', { account: staffEmail, password: 'wrong-one' }),
  ],
  [
    'the proof of staff',
    () => `staff ${hashSecret(`proof ${staffEmail}`)}`,
    () => shop.client().post('/api/admin/auth/prove', { password: 'wrong-one' }, staff),
  ],
] as [string, () => string, () => Promise<unknown>][])('forty guesses at once do not keep others from their carts: %s', async (_, key, guess) => {
  let guesses: Promise<unknown>[] = [];
  await shop.host.database.transaction(async (tx) => {
    await wait(tx, key());
    guesses = Array.from({ length: 40 }, guess);
    const waiting = async () =>
      (
        await sql<{ count: number }>`select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(on(tx))
      ).rows[0]!.count;
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
    for (let asked = 0; asked < 20; asked += 1) expect((await shop.client().post('/api/web/cart/count')).code).toBe(0);
    expect(await waiting()).toBeLessThanOrEqual(2);
  });
  await Promise.allSettled(guesses);
});
