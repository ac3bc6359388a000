// What is done before the answer does not reveal whether an account exists: the same statements in the same order, the same jobs queued. Beside timing.test.ts,
// which looks at the clock and so sees only what is large.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { statementsOf } from '#test/harness/count-statements.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { goodPassword, solvedCaptcha } from '#test/harness/sign-in.ts';
import { staffToken } from '#test/harness/staff.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

type Call = (account: string) => Promise<{ text: string; status: number }>;

const queuedJobs = async () => {
  const jobs = await sql<{ name: string }>`select name from pgboss.job where state = 'created' and name <> '__pgboss__send-it' order by created_on`.execute(
    shop.kysely,
  );
  return jobs.rows.map(({ name }) => name);
};

/** What a call answers, and all that is done for it before. `prepare` goes before it. */
async function done(account: string, call: Call, prepare?: Call) {
  await prepare?.(account);
  await runJobs(shop);
  const answer: { text?: string; status?: number } = {};
  const statements = await statementsOf(shop.host.database, async () => Object.assign(answer, await call(account)));
  return { status: answer.status, text: answer.text, statements, jobs: await queuedJobs() };
}

/** Compares an account that exists with one that does not; a third one first, which pays for what is read once. */
async function compared(known: string, call: Call, prepare?: Call) {
  const nobody = (name: string) => known.replace(/^[^@]+/, name);
  await done(nobody('somebody-else'), call, prepare);
  const [one, other] = [await done(known, call, prepare), await done(nobody('nobody'), call, prepare)];
  expect(one.statements.length).toBeGreaterThan(0);
  expect(one).toEqual(other);
  return one;
}

const post = async (path: string, body: object) => shop.client().post(path, body);
const asks = (path: string, more: object = {}): Call => {
  return async (account) => post(path, { account, captcha: await solvedCaptcha(shop.client()), ...more });
};
const code = '000000';

test.each([
  ['forgotten password', asks('/api/web/auth/forget'), ['auth.code']],
  ['code of a sign-up', asks('/api/web/auth/send-code', { scene: 'signup' }), ['auth.code']],
  ['code of a sign-in', asks('/api/web/auth/send-code', { scene: 'signin' }), ['auth.code']],
  ['wrong password', asks('/api/web/auth/signin', { password: 'wrong-one' }), ['auth.failure']],
] as [string, Call, string[]][])('%s: the same work for both, and a job finds out', async (_, call, jobs) => {
  const { email } = await signedIn(shop, { passwordHash: await hashPassword(goodPassword) });
  expect((await compared(email, call)).jobs).toEqual(jobs);
});

test.each([
  ['signing up', 'signup', (account: string) => post('/api/web/auth/signup', { account, password: goodPassword, code, agree: true })],
  ['signing in by code', 'signin', (account: string) => post('/api/web/auth/signin/code', { account, code })],
  ['setting a new password by code', 'reset', (account: string) => post('/api/web/auth/reset-password', { account, code, password: goodPassword })],
] as [string, string, Call][])('%s with a wrong code: the same work for both', async (_, scene, call) => {
  const { email } = await signedIn(shop);
  const prepare = scene === 'reset' ? asks('/api/web/auth/forget') : asks('/api/web/auth/send-code', { scene });
  expect((await compared(email, call, prepare)).status).toBe(400);
});

test('staff: the same work for a forgotten password and a wrong one, in a browser that claims to be known too', async () => {
  const email = 'known@staff.example';
  const owner = { 'x-auth': await staffToken(shop, 'owner') };
  expect((await shop.client().post('/api/admin/staff', { email, name: 'Kay', role: 'support', password: 'correct horse battery' }, owner)).code).toBe(0);
  expect((await compared(email, (account) => post('/api/admin/auth/forgot', { account }))).jobs).toEqual(['staff.forgot']);
  const guess: Call = (account) => shop.client().post('/api/admin/auth/signin', { account, password: 'wrong-one' }, { cookie: 'staff-device=made-up' });
  expect((await compared(email, guess)).status).toBe(400);
});
