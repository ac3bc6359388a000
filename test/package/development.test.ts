/**
 * `npm run dev` while an extension is being written: what is changed in it, and which extensions there are, shows without a start by hand, and open pages
 * are told. In a separate project over these sources, so that nothing here is written to.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { endOf } from '#test/harness/built-shop.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/database.ts';

const limitMs = 300_000;
const root = fileURLToPath(new URL('../..', import.meta.url));
let project: string;
let database: TestDatabase;
let dev: ChildProcess;
let output = '';
let url: string;

const config = (...extensions: string[]) =>
  `import { defineShop } from 'vitrine/config';\n\nexport default defineShop({ extensions: ${JSON.stringify(extensions)} });\n`;
const write = (file: string, text: string) => writeFileSync(join(project, file), text);
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(join(project, file), 'utf8');
  expect(text).toContain(from);
  write(file, text.replace(from, to));
};

beforeAll(async () => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-development-')));
  chmodSync(project, 0o711);
  // As installed: the shop is a package among those that it depends on.
  mkdirSync(join(project, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  symlinkSync(root, join(project, 'node_modules/vitrine'));
  cpSync(join(root, 'packages/create-vitrine/template/extensions'), join(project, 'extensions'), { recursive: true });
  cpSync(join(root, 'examples/extensions/loyalty'), join(project, 'extensions/loyalty'), { recursive: true });
  write('package.json', JSON.stringify({ name: 'hearth-kiln', private: true, type: 'module' }));
  write('vitrine.config.ts', config('./extensions/greeting'));
  database = await createTestDatabase();
  const port = await freePort();
  url = `http://localhost:${port}`;
  // As in a plain terminal: nothing that Vitest sets.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|TEST_|NODE_|DEMO)|^(BASE_URL|MODE|DEV|PROD|SSR)$/.test(name)));
  dev = spawn(process.execPath, [join(root, 'tools/vitrine.mjs'), 'dev'], {
    cwd: project,
    env: { ...own, PORT: String(port), DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout!, dev.stderr!]) stream.on('data', (chunk) => (output += String(chunk)));
  await shows('/app/greeting/hello', 'Hello you!');
}, limitMs);
afterAll(async () => {
  await endOf(dev, 'SIGINT');
  await database.close();
  rmSync(project, { recursive: true, force: true });
}, 60_000);

/** What an address answers; nothing while the shop is away. */
async function ask(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url + path, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(() => null);
  return answer ? { status: answer.status, text: await answer.text() } : { status: 0, text: '' };
}

/** Waits until what is asked answers as it should; what dev has printed stands beside a wait in vain. */
async function becomes<Answer>(now: () => Promise<Answer>, expected: Answer): Promise<void> {
  for (const until = performance.now() + limitMs / 3; ; await sleep(250)) {
    const found = await now();
    if (found === expected) return;
    if (dev.exitCode !== null || performance.now() > until)
      throw new Error(`there is ${String(found)} in place of ${String(expected)}; npm run dev:\n${output}`);
  }
}
const shows = (path: string, words: string) => becomes(async () => (await ask(path)).text.includes(words), true);
const answers = (path: string, status: number) => becomes(async () => (await ask(path)).status, status);

/** An open page, as Vite knows it, and the messages that it received. */
async function openPage(): Promise<{ received: string[]; close(): void }> {
  const { text } = await ask('/assets/en/@vite/client');
  const [, token] = /wsToken = "([^"]+)"/.exec(text)!;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/assets/en/?token=${token}`, 'vite-hmr');
  const received: string[] = [];
  socket.addEventListener('message', ({ data }) => received.push((JSON.parse(String(data)) as { type: string }).type));
  await expect.poll(() => received).toContain('connected');
  return { received, close: () => socket.close() };
}

it('shows what was changed in an extension, and has open pages load again', { timeout: limitMs }, async () => {
  const page = await openPage();
  // The shop that has just started, and Vite when it has bundled the packages, have pages load again as well.
  const before = page.received.length;
  edit('extensions/greeting/hello.tsx', "en: { hello: 'Hello {name}!' }", "en: { hello: 'Good morning, {name}!' }");
  await shows('/app/greeting/hello', 'Good morning, you!');
  await expect.poll(() => page.received.slice(before), { timeout: limitMs / 3 }).toContain('full-reload');
  page.close();
});

it('takes in a section and a page that an extension did not have', { timeout: limitMs }, async () => {
  expect((await ask('/app/greeting/bye')).status).toBe(404);
  edit('extensions/greeting/server.ts', 'pages: [', "pages: [{ path: 'bye', title: { en: 'Goodbye' }, sections: [{ section: 'greeting-hello' }] }, ");
  await shows('/app/greeting/bye', 'Goodbye');
});

it('runs the extensions that vitrine.config.ts names now', { timeout: limitMs }, async () => {
  const overview = '/api/admin/ext/loyalty/overview';
  expect((await ask(overview)).status).toBe(404);
  write('vitrine.config.ts', config('./extensions/greeting', './extensions/loyalty'));
  await answers(overview, 401);
  // Its own folder is watched from now on.
  edit('extensions/loyalty/points-resource.ts', "path: 'overview'", "path: 'sum'");
  await answers('/api/admin/ext/loyalty/sum', 401);
  write('vitrine.config.ts', config('./extensions/greeting'));
  await answers('/api/admin/ext/loyalty/sum', 404);
});

it('leaves an extension out while it cannot be built, and takes it in once it can', { timeout: limitMs }, async () => {
  edit('extensions/greeting/server.ts', 'export default defineExtension({', 'export default defineExtension({{');
  await answers('/app/greeting/hello', 404);
  expect((await ask('/')).status).toBe(200);
  expect(output).toContain('Left out: the extension greeting: its server part cannot be built');
  edit('extensions/greeting/server.ts', 'defineExtension({{', 'defineExtension({');
  await shows('/app/greeting/hello', 'Good morning, you!');
});
