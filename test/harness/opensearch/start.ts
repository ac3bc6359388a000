/**
 * A real OpenSearch for tests: the one at OPENSEARCH_URL, else in a long run one of Maven's artifacts, where there are a JDK and Maven; else none, and
 * tests that need it are skipped.
 */
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inLongRun } from '../long-run.ts';
import { freePort } from '../postgres.ts';

/** A running cluster. `name` begins the names of a test's indexes; `pid` is null where it was given. */
export type TestOpenSearch = { url: string; pid: number | null; name(): string; stop(): Promise<void> };

const run = promisify(execFile);
const given = process.env['OPENSEARCH_URL'];
const hasTools = async () => {
  try {
    await Promise.all([run('java', ['-version']), run('mvn', ['--version'])]);
    return true;
  } catch {
    return false;
  }
};

/** Whether there is one; says why not. */
export const hasOpenSearch = Boolean(given) || (inLongRun && (await hasTools()));
if (!hasOpenSearch) console.log('OPENSEARCH_URL is not set, and this is no long run with java and mvn: tests against OpenSearch are skipped.');

/** Finds or starts it. Its data is in `dataDir`, which is retained, or in a folder that goes with it. */
export async function startOpenSearch({ dataDir, heapMb = 512 }: { dataDir?: string; heapMb?: number } = {}): Promise<TestOpenSearch> {
  const name = () => `test-${randomBytes(6).toString('hex')}`;
  if (given) return { url: given, pid: null, name, stop: async () => undefined };
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'vitrine-opensearch-')));
  const classpath = join(folder, 'classpath');
  const here = import.meta.dirname;
  await run('mvn', ['-q', '-B', '-f', join(here, 'pom.xml'), 'dependency:build-classpath', `-Dmdep.outputFile=${classpath}`], { timeout: 600_000 });
  const port = await freePort();
  // It ends when its standard input does, so not even a test that is killed leaves one behind.
  const server = spawn(
    'java',
    [`-Xms${heapMb}m`, `-Xmx${heapMb}m`, '-cp', await readFile(classpath, 'utf8'), join(here, 'Server.java'), String(port), folder],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise((done) => server.once('exit', done));
  const stop = async () => {
    server.stdin.end();
    await ended;
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };
  for (const until = performance.now() + 120_000; ; await sleep(200)) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { url, pid: server.pid!, name, stop };
    if (server.exitCode === null && performance.now() < until) continue;
    await stop();
    throw new Error('OpenSearch did not start');
  }
}
