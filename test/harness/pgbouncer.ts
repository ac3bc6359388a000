/** PgBouncer in transaction mode before the tests' database server. */
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { runProgram } from './programs.ts';
import { makeReachableFolder } from './temporary-folder.ts';

/** `through` is the address by it of a database of the server. */
export type RunningPooler = { through(url: string): string; stop(): Promise<void> };

/** Few sessions, given out in turn: code that relies on getting the same one twice fails. */
const usual = { pool_mode: 'transaction', default_pool_size: '4', max_client_conn: '300', server_round_robin: '1', max_db_connections: '4' };

/** Starts it with these settings besides. */
export async function startPgBouncer(program: string, serverUrl: string, settings: Readonly<Record<string, string>> = {}): Promise<RunningPooler> {
  const folder = await makeReachableFolder('vitrine-pgbouncer-');
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const port = await freePort();
  const given = { listen_addr: '127.0.0.1', listen_port: String(port), unix_socket_dir: '', auth_type: 'any', logfile: '', ...usual, ...settings };
  const file = join(folder, 'pgbouncer.ini');
  // The tests' own server is named by its socket and listens at its port as well.
  const host = hostname.startsWith('%') ? '127.0.0.1' : hostname;
  const server = `host=${host} port=${serverPort} user=${username} password=${decodeURIComponent(password)}`;
  const lines = Object.entries(given).map(([name, value]) => `${name} = ${value}`);
  await writeFile(file, ['[databases]', `* = ${server}`, '[pgbouncer]', ...lines, ''].join('\n'));
  await chmod(file, 0o644);
  // It does not run as root.
  const running = await runProgram(program, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], port);
  return {
    through(url) {
      const address = new URL(url);
      address.hostname = '127.0.0.1';
      address.port = String(port);
      return address.href;
    },
    async stop() {
      await running.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
