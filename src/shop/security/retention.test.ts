import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { allRetention } from '#server/slices.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { testContext } from '#test/harness/orders.ts';
import { runJob } from '#test/harness/run-jobs.ts';
import { anotherSession, signedIn } from '#test/harness/shoppers.ts';
import { enforceRetention } from '#kit/server/privacy/retention.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const dayMs = 24 * 3_600_000;
const move = (days: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + days * dayMs));
const count = async (query: ReturnType<typeof sql<{ count: number }>>) => (await query.execute(shop.kysely)).rows[0]!.count;
const events = (accountId: string) => count(sql<{ count: number }>`select count(*) from account_event where account_id = ${accountId}`);

it('retains account activity for 180 days, and security events for 365', async () => {
  const { accountId } = await signedIn(shop);
  const at = shop.clock.now;
  await sql`insert into account_event (id, account_id, at, kind, security, ip, device) values
    (${newId()}, ${accountId}, ${at}, 'addressSaved', false, '', ''), (${newId()}, ${accountId}, ${at}, 'signIn', true, '', '')`.execute(shop.kysely);
  for (const [days, left] of [
    [179, 2],
    [2, 1],
    [180, 1],
    [5, 0],
  ] as const) {
    move(days);
    await runJob(shop, 'retention');
    expect([days, await events(accountId)]).toEqual([days, left]);
  }
});

it('follows the merchant’s settings', async () => {
  const { accountId } = await signedIn(shop);
  await sql`insert into account_event (id, account_id, at, kind, security, ip, device) values (${newId()}, ${accountId}, ${shop.clock.now}, 'addressSaved', false, '', '')`.execute(
    shop.kysely,
  );
  const rules = allRetention().map((rule) => (rule.name === 'activity of accounts' ? { ...rule, days: () => 10 } : rule));
  move(11);
  const { deleted, isDone } = await enforceRetention(testContext(shop), rules);
  expect([deleted['activity of accounts'], isDone, await events(accountId)]).toEqual([1, true, 0]);
});

it('deletes ended sessions after 90 days, and guests of whom nothing is left after a year; live ones stay', async () => {
  const shopper = await signedIn(shop);
  await anotherSession(shop, shopper.accountId);
  const sessions = () => count(sql<{ count: number }>`select count(*) from session where account_id = ${shopper.accountId}`);
  await shopper.post('/security/signout', { others: true });
  const [left, withCart] = [newId(), newId()];
  for (const id of [left, withCart])
    await sql`insert into guest (id, secret_hash, created_at, last_seen_at) values (${id}, ${hashSecret(newSecret())}, ${shop.clock.now}, ${shop.clock.now})`.execute(
      shop.kysely,
    );
  // Carts of guests have a retention of their own: this one was changed again since.
  const changedAt = new Date(shop.clock.now.getTime() + 300 * dayMs);
  await sql`insert into cart (id, guest_id, updated_at) values (${newId()}, ${withCart}, ${changedAt})`.execute(shop.kysely);
  for (const days of [29, 29, 29]) {
    move(days);
    expect((await shopper.post('/cart/count')).code).toBe(0);
  }
  await runJob(shop, 'retention');
  expect(await sessions()).toBe(2);
  move(5);
  await runJob(shop, 'retention');
  expect(await sessions()).toBe(1);
  move(280);
  await runJob(shop, 'retention');
  const guests = await sql<{ id: string }>`select id from guest where id in (${left}, ${withCart})`.execute(shop.kysely);
  expect(guests.rows).toEqual([{ id: withCart }]);
});

it('goes on in batches, stops when its time is up and says so', async () => {
  const { accountId } = await signedIn(shop);
  await sql`insert into account_event (id, account_id, at, kind, security, ip, device)
    select gen_random_uuid(), ${accountId}, ${shop.clock.now}, 'addressSaved', false, '', '' from generate_series(1, 4500)`.execute(shop.kysely);
  move(200);
  expect(await enforceRetention(testContext(shop), allRetention(), { mostMs: -1 })).toEqual({ deleted: {}, isDone: false });
  const { deleted } = await enforceRetention(testContext(shop), allRetention());
  expect(deleted['activity of accounts']).toBeGreaterThanOrEqual(4_500);
  expect(await events(accountId)).toBe(0);
});

it('names every rule once', () => {
  const names = allRetention().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
