/** Small scripts in place of the server: what is started again, after which waits, and when it is over. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
let keeper: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-keep-'));
});
afterEach(() => {
  keeper?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const startsFile = () => join(folder, 'starts');
const starts = () => readFileSync(startsFile(), 'utf8').length;

/** Runs a script under the keeper, in a process of its own; the script knows as `start` which start it is, from 1. */
function keep(script: string): { ended: Promise<{ code: number | null; text: string }>; said(words: string): Promise<void> } {
  const server = join(folder, 'server.mjs');
  const prelude = `import { appendFileSync, readFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(startsFile())}, '.'); const start = readFileSync(${JSON.stringify(startsFile())}, 'utf8').length;`;
  writeFileSync(server, `${prelude}\n${script}`);
  const times = { firstWaitMs: 5, longestWaitMs: 40, calmMs: 60_000, mostFailedStarts: 3 };
  const main = `import { keepRunning } from ${JSON.stringify(join(import.meta.dirname, 'keep-running.mjs'))};
    const server = keepRunning([process.execPath, ${JSON.stringify(server)}], { options: { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }, ended: (code) => process.exit(code), times: ${JSON.stringify(times)} });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.stop(signal));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', main], { stdio: ['ignore', 'pipe', 'pipe'] });
  keeper = child;
  let text = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += String(chunk);
      for (const tell of heard) tell();
    });
  return {
    ended: new Promise((done) => child.once('close', (code) => done({ code, text }))),
    said: (words) =>
      new Promise((done) => {
        const tell = () => text.includes(words) && done();
        heard.add(tell);
        tell();
      }),
  };
}

it('starts a server again that served and crashed, after waits that grow', async () => {
  const { code, text } = await keep(`process.send('ready', () => start < 6 ? process.exit(3) : process.exit(0));`).ended;
  expect(code).toBe(0);
  expect(starts()).toBe(6);
  expect([...text.matchAll(/in ([\d.]+) s\./g)].map(([, wait]) => Number(wait))).toEqual([0.005, 0.01, 0.02, 0.04, 0.04]);
});

it('starts it again when it was killed', async () => {
  const { code, text } = await keep(`process.send('ready', () => start === 1 ? process.kill(process.pid, 'SIGKILL') : process.exit(0));`).ended;
  expect({ code, starts: starts() }).toEqual({ code: 0, starts: 2 });
  expect(text).toContain('(SIGKILL)');
});

it('does not start again what could not start the first time', async () => {
  expect((await keep(`process.exit(1);`).ended).code).toBe(1);
  expect(starts()).toBe(1);
});

it('gives up when it does not come back, with its exit code', async () => {
  expect((await keep(`if (start > 1) process.exit(7); process.send('ready', () => process.exit(3));`).ended).code).toBe(7);
  expect(starts()).toBe(4);
});

it('ends what it is asked to end, and starts nothing', async () => {
  const { said, ended } = keep(
    `process.on('SIGINT', () => process.exit(9)); setInterval(() => undefined, 1_000); process.send('ready', () => console.log('serves'));`,
  );
  await said('serves');
  keeper!.kill('SIGINT');
  expect((await ended).code).toBe(9);
  expect(starts()).toBe(1);
});
