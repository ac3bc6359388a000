// Codes, links and addresses pass through the queue; once a job has ended, well or not, none of them is in its tables or in the log.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '#test/harness/app.ts';
import { createTestDatabase } from '#test/harness/database.ts';
import { runJobs } from '#test/harness/run-jobs.ts';
import { signedIn } from '#test/harness/shoppers.ts';
import { startNetwork } from '#test/harness/network.ts';
import { mailsTo, solvedCaptcha } from '#test/harness/sign-in.ts';
import { systemContext } from './context.ts';
import { on } from './database.ts';
import { openJobs, prepareJobs, type Job } from './jobs.ts';
import { withoutSecrets } from './log/plain-error.ts';

let shop: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  shop = await createTestApp();
  const write = (fields: object, text: string) => void logged.push(`${text} ${JSON.stringify(fields)}`);
  Object.assign(shop.host.log, { info: write, warn: write, error: write });
});
afterAll(() => shop.close());

/** Everything that the queue's tables hold, as text. */
async function queueAsText(): Promise<string> {
  const db = shop.kysely;
  const tables = await sql<{
    name: string;
  }>`select relname as name from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')`.execute(db);
  const all = await Promise.all(tables.rows.map(({ name }) => sql<{ row: string }>`select t::text as row from ${sql.table(`pgboss.${name}`)} t`.execute(db)));
  return all.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}

it('stores nothing of the codes, links and addresses that mails and text messages carried', async () => {
  const client = shop.client();
  const mine = await signedIn(shop, { email: 'mine@forget.example' });
  const send = async (scene: string, account: string) => client.post('/api/web/auth/send-code', { scene, account, captcha: await solvedCaptcha(client) });
  const strangers = ['signup@forget.example', 'signin@forget.example', 'letter@forget.example', 'order@forget.example'];
  expect((await send('signup', strangers[0]!)).code).toBe(0);
  expect((await send('signin', strangers[1]!)).code).toBe(0);
  expect(
    (await client.post('/api/web/auth/send-code', { scene: 'signup', account: '51234111', countryCode: '+852', captcha: await solvedCaptcha(client) })).code,
  ).toBe(0);
  expect((await client.post('/api/web/auth/forget', { account: mine.email, captcha: await solvedCaptcha(client) })).code).toBe(0);
  for (const scene of ['verifyEmail', 'stepUp']) expect((await mine.post('/auth/send-code', { scene })).code).toBe(0);
  expect((await mine.post('/auth/send-code', { scene: 'editEmail', account: 'new@forget.example', captcha: await solvedCaptcha(mine.client) })).code).toBe(0);
  expect((await client.post('/api/web/order/lookup', { orderNo: 'VT-00000000-0000', email: strangers[3] })).code).toBe(0);
  await client.post('/api/web/auth/signin', { account: mine.email, password: 'a wrong guess' });

  expect(await queueAsText()).toContain('forget.example');
  await runJobs(shop, { later: true });
  const mails = (await Promise.all([...strangers, mine.email, 'new@forget.example', '+85251234111'].map((to) => mailsTo(shop, to)))).flat();
  expect(mails.length).toBeGreaterThanOrEqual(7);
  const secrets = mails.flatMap((mail) => mail.slice(mail.indexOf('\n\n')).match(/(?<![\w#-])\d{6}(?![\w-])|(?<=(?:ticket|token)=)[\w-]{43}/g) ?? []);
  expect(secrets.length).toBeGreaterThanOrEqual(7);
  const text = await queueAsText();
  for (const secret of [...secrets, 'forget.example', '51234111']) {
    expect(text).not.toContain(secret);
    expect(logged.join('\n')).not.toContain(secret);
  }
});

it('stores nothing of a job that failed for good but what kind of error it was, and says so in the log', async () => {
  const failing: Job<{ to: string; code: string }> = {
    name: 'test.fails',
    data: z.object({ to: z.string(), code: z.string() }),
    retryLimit: 0,
    run: ({ now }, { to, code }) =>
      Promise.reject(Object.assign(new TypeError(`550 <${to}> is unknown, and so is ${code} at ${now().getTime()}`), { code: 'EENVELOPE' })),
  };
  await prepareJobs(shop.db.url, [failing]);
  const jobs = openJobs(shop.db.url, { now: () => shop.clock.now, onError: () => undefined });
  await jobs.work([failing], (name) => systemContext(shop.host, { name }));
  await shop.host.database.transaction((tx) => jobs.enqueue(tx, failing, { to: 'stranger@refused.example', code: '834271' }));
  const db = shop.kysely;
  await expect
    .poll(
      async () =>
        (await sql<{ state: string; data: unknown; output: unknown }>`select state, data, output from pgboss.job where name = 'test.fails'`.execute(db)).rows,
      {
        timeout: 15_000,
      },
    )
    .toEqual([{ state: 'failed', data: null, output: { name: 'TypeError', code: 'EENVELOPE' } }]);
  await jobs.stop(1_000);
  const line = logged.find((one) => one.includes('test.fails'));
  expect(line).toContain('EENVELOPE');
  for (const secret of ['stranger@refused.example', 'refused.example', '834271']) {
    expect(await queueAsText()).not.toContain(secret);
    expect(line).not.toContain(secret);
  }
});

it('takes jobs again after the database was away when the first was queued', async () => {
  const { url, database, close } = await createTestDatabase();
  const job: Job<object> = { name: 'test.late', data: z.object({}), run: async () => undefined };
  await prepareJobs(url, [job]);
  const jobs = openJobs(url, { now: () => shop.clock.now, onError: () => undefined });
  const enqueue = () => database.transaction((tx) => jobs.enqueue(tx, job, {}));
  const rename = (from: string, to: string) => sql`alter schema ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(on(database.reader));
  await rename('pgboss', 'away');
  await expect(enqueue()).rejects.toThrow('pg-boss is not installed');
  await rename('away', 'pgboss');
  await expect(enqueue()).resolves.toBeUndefined();
  await jobs.stop(1_000);
  await close();
});

it('tries as often as the job says by now, also where an earlier version made its queue', async () => {
  const job: Job<object> = { name: 'test.stubborn', data: z.object({}), run: async () => undefined };
  await prepareJobs(shop.db.url, [{ ...job, retryLimit: 2 }]);
  await prepareJobs(shop.db.url, [{ ...job, retryLimit: 20 }]);
  expect((await shop.run<{ limit: number }>(sql`select retry_limit as limit from pgboss.queue where name = 'test.stubborn'`)).rows).toEqual([{ limit: 20 }]);
});

it('gives up a connection that was cut off without a word, and works on once the network is back', async () => {
  const { port } = (await sql<{ port: number }>`select current_setting('port')::int as port`.execute(shop.kysely)).rows[0]!;
  const network = await startNetwork(port);
  const through = Object.assign(new URL(shop.db.url), { hostname: '127.0.0.1', port: String(network.port) });
  let done = 0;
  const job: Job<object> = { name: 'test.cut-off', data: z.object({}), delayed: true, run: async () => void (done += 1) };
  await prepareJobs(shop.db.url, [job]);
  const errors: string[] = [];
  const jobs = openJobs(through.href, { now: () => shop.clock.now, onError: (error) => void errors.push(String(error)), silentMs: 300 });
  await jobs.work([job], (name) => systemContext(shop.host, { name }));
  const enqueue = () => shop.host.database.transaction((tx) => jobs.enqueue(tx, job, {}));
  await enqueue();
  await expect.poll(() => done, { timeout: 10_000 }).toBe(1);
  network.cut();
  await enqueue();
  await expect.poll(() => errors.join('\n'), { timeout: 10_000 }).toContain('Query read timeout');
  network.mend();
  await expect.poll(() => done, { timeout: 10_000 }).toBe(2);
  await jobs.stop(1_000);
  await network.close();
});

it('takes addresses, codes and keys out of texts', () => {
  expect(withoutSecrets('550 <ada@shop.example>: code 123456, link #ticket=AbCdEfGhIjKlMnOpQrStUvWxYz, port 4650')).toBe(
    '550 <•••@•••>: code •••, link #ticket=•••, port 4650',
  );
});
