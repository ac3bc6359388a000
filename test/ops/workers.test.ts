/** `WORKERS=2`: two processes that serve on one port, from the built server. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir, startBuiltShop, type BuiltShop } from '#test/harness/built-shop.ts';

const limitMs = 60_000;
const token = 'token-of-the-metrics';
const seenWithinMs = 200;
let dataDir: string;
let shop: BuiltShop;
beforeAll(async () => {
  execFileSync(process.execPath, ['tools/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
  dataDir = await makeDataDir();
}, 120_000);
beforeAll(async () => {
  shop = await startBuiltShop({ dataDir, environment: { WORKERS: '2', DEMO: '', METRICS_TOKEN: token }, limitMs });
}, limitMs);
afterAll(async () => {
  await shop?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** So many browsers at once that each process has some of them. */
const browsers = new Agent({ keepAlive: true, maxSockets: 40 });

function page(path: string, agent: Agent | false = false): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    get(`${shop.url}${path}`, { agent }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () => done({ status: answer.statusCode!, text }));
    })
      .setTimeout(5_000, () => fail(new Error('no answer')))
      .on('error', fail);
  });
}

/** What the home page says on each of the connections. */
async function titles(): Promise<Set<string | undefined>> {
  const pages = await Promise.all(Array.from({ length: browsers.maxSockets }, () => page('/', browsers)));
  return new Set(pages.map(({ text }) => /<title>(.*?)<\/title>/.exec(text)?.[1]));
}

/** The processes that serve: children of the shop's process that run the same file. */
const workers = () =>
  readFileSync(`/proc/${shop.process.pid}/task/${shop.process.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.js'));

const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

async function setName(name: string): Promise<void> {
  const call = async (path: string, { method = 'GET', body, ...headers }: { method?: string; body?: object; [header: string]: unknown } = {}) => {
    const answer = await fetch(`${shop.url}/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { etag: answer.headers.get('etag')!, ...((await answer.json()) as { code: number; data: Record<string, unknown> }) };
  };
  const { email, password } = shop.staff!;
  const { data } = await call('auth/signin', { method: 'POST', body: { account: email, password } });
  const settings = await call('settings/shop', { 'x-auth': data['token'] });
  const body = { ...settings.data, name: { en: name } };
  expect(await call('settings/shop', { method: 'PUT', 'x-auth': data['token'], 'if-match': settings.etag, body })).toMatchObject({ code: 0 });
}

it('shows a change on every process within 200 ms', { timeout: limitMs }, async () => {
  const before = workers().map(openFiles);
  expect((await titles()).size).toBe(1);
  expect(workers().every((pid, index) => openFiles(pid) > before[index]!)).toBe(true);
  await setName('Two of a kind');
  const changed = performance.now();
  for (;;) {
    const seen = await titles();
    if (seen.size === 1 && [...seen][0]!.includes('Two of a kind')) break;
    expect(performance.now() - changed).toBeLessThan(seenWithinMs);
  }
});

it('answers with the figures of all processes, whichever is asked', { timeout: limitMs }, async () => {
  const asked = browsers.maxSockets;
  const health = new Agent({ keepAlive: true, maxSockets: asked });
  await Promise.all(Array.from({ length: asked }, () => page('/healthz', health)));
  health.destroy();
  for (let time = 0; time < 4; time += 1) {
    const answer = await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${token}`, connection: 'close' } });
    const counts = (await answer.text()).match(/^http_request_duration_seconds_count\{.*route="\/healthz".*$/gm) ?? [];
    const byWorker = new Map(counts.map((line) => [/worker="(\d+)"/.exec(line)?.[1], Number(line.split(' ').at(-1))]));
    expect(byWorker.size).toBe(2);
    expect([...byWorker.values()].reduce((sum, count) => sum + count, 0)).toBe(asked);
  }
});

it('serves on when a process dies, and puts another in its place', { timeout: limitMs }, async () => {
  const [lost, other] = workers() as [number, number];
  process.kill(lost, 'SIGKILL');
  for (let asked = 0; asked < 20; asked += 1) expect((await page('/healthz')).status).toBe(200);
  for (const until = performance.now() + 30_000; workers().length < 2; await sleep(50)) expect(performance.now()).toBeLessThan(until);
  expect(workers()).toContain(other);
  expect(workers()).not.toContain(lost);
});

it('ends all of them with Ctrl-C', { timeout: limitMs }, async () => {
  const pids = workers();
  expect(pids).toHaveLength(2);
  expect(await shop.stop()).toBe(0);
  expect(shop.output()).toContain('Stopped.');
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
