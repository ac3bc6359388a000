/** A throw-away PostgreSQL for tests and generators; `TEST_DATABASE_URL` names another server instead. */
import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { makeReachableFolder } from './temporary-folder.ts';

export { freePort } from '#kit/server/embedded-postgres/embedded-postgres.ts';

/** A running server: `url` ends in a database of it. */
export type TestServer = { url: string; stop(): Promise<void> };

/**
 * Starts a server on a free port with its data in a temporary folder, which goes with it; `inMemory` where nobody measures it, `bySocket` where nobody
 * comes between: tests are statements for the most part, and each costs a third less by its Unix socket.
 */
export async function startTestServer({ inMemory = false, bySocket = false } = {}): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const dataDir = await makeReachableFolder('vitrine-test-', { inMemory });
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  // Hundreds of databases that live for seconds: no automatic statistics, and no log for replicas.
  if (inMemory) settings.push('autovacuum=off', 'wal_level=minimal', 'max_wal_senders=0');
  const server = await startEmbeddedPostgres({ dataDir, what: 'tests', settings, bySocket });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
