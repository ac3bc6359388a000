/** One node of OpenSearch, from Maven's artifacts. OPENSEARCH_VERSION names another release than 2.19.6: a 3 needs a `java` of 21 or newer. */
import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../postgres.ts';

/** A running node. `stop` lets it end in order, `kill` does not. */
export type OpenSearchNode = { readonly url: string; readonly pid: number; stop(): Promise<unknown>; kill(): Promise<unknown> };

/** `port` is asked over HTTP; `others` are the settings of a node among several, without which it is alone. */
export type NodeOptions = { folder: string; heapMb: number; port?: number; others?: Readonly<Record<string, string | number>> };

const run = promisify(execFile);
const version = process.env['OPENSEARCH_VERSION'] || '2.19.6';
const here = import.meta.dirname;

/** Whether a node can be started on this machine. */
export async function hasTools(): Promise<boolean> {
  try {
    await Promise.all([run('java', ['-version']), run('mvn', ['--version'])]);
    return true;
  } catch {
    return false;
  }
}

/** Starts a node, and waits until it answers. */
export async function startOpenSearchNode(options: NodeOptions): Promise<OpenSearchNode> {
  const port = options.port ?? (await freePort());
  // It ends when its standard input does, so not even a test that is killed leaves one behind.
  const server = spawn('java', await javaArguments(options, port), { stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = new Promise((done) => server.once('exit', done));
  const stop = () => (server.stdin.end(), ended);
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = performance.now() + 120_000; !(await answers()); await sleep(200)) {
    if (server.exitCode === null && performance.now() < until) continue;
    await stop();
    throw new Error('OpenSearch did not start');
  }
  return { url, pid: server.pid!, stop, kill: () => (server.kill('SIGKILL'), ended) };
}

async function javaArguments({ folder, heapMb, others = { 'discovery.type': 'single-node' } }: NodeOptions, port: number): Promise<string[]> {
  const classpath = join(folder, 'classpath');
  const asked = [`-Dopensearch.version=${version}`, `-Dmdep.outputFile=${classpath}`];
  await run('mvn', ['-q', '-B', '-f', join(here, 'pom.xml'), 'dependency:build-classpath', ...asked], { timeout: 600_000 });
  const settings = {
    'cluster.name': 'vitrine-test',
    'http.port': port,
    'transport.port': 0,
    'network.host': '127.0.0.1',
    'transport.type': 'netty4',
    'http.type': 'netty4',
    'node.processors': 2,
    'cluster.routing.allocation.disk.threshold_enabled': false,
    ...others,
  };
  return [
    `-Xms${heapMb}m`,
    `-Xmx${heapMb}m`,
    '-cp',
    await readFile(classpath, 'utf8'),
    join(here, `Server${version.split('.')[0]}.java`),
    folder,
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  ];
}
