/** What the server and the command line share: database found or started, migrated, and the host that slices get. */
import { ensureDirectory } from '#kit/server/embedded-postgres/ensure-directory.ts';
import { join, relative } from 'node:path';
import { machineClock } from '#kit/server/clock.ts';
import { withClient } from '#kit/server/connections/with-client.ts';
import { openDatabase } from '#kit/server/database.ts';
import {
  joinEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '#kit/server/embedded-postgres/embedded-postgres.ts';
import { listenToAnnouncements, type TwoWayAnnouncements } from '#kit/server/events/listen.ts';
import { openReplicas } from '#kit/server/replicas.ts';
import { openJobs, prepareJobs } from '#kit/server/jobs.ts';
import { MigrationBlocked, MigrationFailed } from '#kit/server/migrations/apply-migration.ts';
import { migrate, UnknownMigrations, type MigrationReport } from '#kit/server/migrations/migrate.ts';
import type { Host, Slice } from '#kit/server/slice.ts';
import type { Log } from '#kit/server/context.ts';
import { ownSecretsKeys } from '#kit/server/secrets/secrets-key.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { cdnSlice, purgeOnInvalidation } from './cdn/cdn-slice.ts';
import type { Config } from './config/config.ts';
import { databaseAddresses, checkSessions, type DatabaseAddresses } from './database-addresses.ts';
import { searchIndexSlice } from './search-index/jobs.ts';
import { packageRoot } from './folders.ts';
import { themeFiles } from './pages/theme-files.ts';

/** Where the migrations lie. */
export const migrationsFolder = join(packageRoot, 'migrations');

/** So many connections a process holds at most: pages, limited statements, jobs, announcements, and a few of extensions. */
const connectionsOfNode = 30;

/** Says what is being done, one line a step. */
export type Say = (line: string) => void;

/** The running database's addresses. */
export type OpenDatabaseServer = EmbeddedPostgres & DatabaseAddresses & { version: string };

/** Finds the database: `DATABASE_URL`, a running shop's (when `beside` is `join`), or the embedded one, started here. */
export async function openDatabaseServer(config: Config, options: { what: string; beside: 'refuse' | 'join'; say: Say }): Promise<OpenDatabaseServer> {
  prepareDataFolder(config);
  const settings = [`max_connections=${Math.max(100, connectionsOfNode * (config.workers + 1))}`];
  const embedded: EmbeddedPostgresOptions = { dataDir: config.dataDir, what: options.what, bySocket: true, settings, say: options.say };
  const open = options.beside === 'join' ? joinEmbeddedPostgres : startEmbeddedPostgres;
  const server = config.databaseUrl === null ? await open(embedded) : { url: config.databaseUrl, stop: async () => undefined };
  try {
    return { ...server, ...databaseAddresses(config, server.url), version: await usableVersion(config, server.url) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** The version of the database, once it is known that it can be used. @throws StartupError */
async function usableVersion(config: Config, url: string): Promise<string> {
  const { directUrl } = databaseAddresses(config, url);
  const version = await readVersion(directUrl).catch((error: Error) => {
    throw unreachable(directUrl, error, directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL');
  });
  if (config.databaseUrl === null) return version;
  await checkSessions({ url, directUrl }).catch((error: Error) => {
    throw error instanceof StartupError ? error : unreachable(url, error, 'DATABASE_URL');
  });
  return version;
}

function prepareDataFolder(config: Config): void {
  for (const [folder, variable] of [
    [config.dataDir, 'DATA_DIR'],
    [config.mailDir, 'MAIL_DIR'],
  ] as const) {
    try {
      ensureDirectory(folder, 0o711);
    } catch (cause) {
      throw new StartupError(
        `The folder ${folder} cannot be made (${(cause as { code?: string }).code ?? 'unknown reason'}).`,
        [`Give yourself the right to write there, or set ${variable} to a folder that you can write.`],
        cause,
      );
    }
  }
}

async function readVersion(url: string): Promise<string> {
  return withClient(url, { name: 'vitrine start' }, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]!.server_version.split(' ')[0]!;
  });
}

function unreachable(url: string, error: Error & { code?: string; address?: string }, variable: string): StartupError {
  const { hostname, port, pathname, username } = new URL(url);
  const where = `${hostname}:${port || 5432}`;
  const reasons: Record<string, string> = {
    ECONNREFUSED: `nothing listens at ${where}`,
    // A Unix socket that is not there; without an address it is a file that the URL names.
    ...(error.address ? { ENOENT: `nothing listens at ${error.address}` } : {}),
    ENOTFOUND: `there is no host named ${hostname}`,
    EAI_AGAIN: `the name ${hostname} could not be looked up`,
    ETIMEDOUT: `${where} does not answer`,
    '28P01': `the password of "${username}" is wrong`,
    '28000': `"${username}" may not sign in`,
    '3D000': `there is no database named "${pathname.slice(1)}"`,
    '53300': 'it has no connection left',
    '57P03': 'it is just starting or stopping',
  };
  const reason = reasons[error.code ?? ''] ?? (/timeout/i.test(error.message) ? `${where} does not answer` : error.message);
  const create = error.code === '3D000' ? [`Create it: createdb -h ${hostname} -p ${port || 5432} ${pathname.slice(1)}`] : [];
  return new StartupError(
    `The database that ${variable} names cannot be used: ${reason}.`,
    [...create, `Check ${variable}: postgres://user:password@host:5432/database`, 'Or unset it: the shop then brings its own PostgreSQL.'],
    error,
  );
}

/** Brings the database up to date, queue included. @throws StartupError naming the file that failed, or saying that another version made the database. */
export async function migrateDatabase(url: string, slices: readonly Slice[], say: Say): Promise<MigrationReport> {
  try {
    const report = await migrate(url, migrationsFolder, { say });
    await prepareJobs(
      url,
      [...slices, cdnSlice, searchIndexSlice(null)].flatMap((slice) => slice.jobs ?? []),
    );
    return report;
  } catch (error) {
    if (error instanceof UnknownMigrations) {
      throw new StartupError(
        `Another version of the shop made this database: it has had migrations that this version does not have (${error.files.slice(0, 3).join(', ')}${error.files.length > 3 ? ` and ${error.files.length - 3} more` : ''}).`,
        [
          'Nothing was changed. Start the version that made it, or begin with an empty database.',
          'With the shop’s own PostgreSQL: move the folder .data away (or name another in DATA_DIR); an empty one is made.',
        ],
        error,
      );
    }
    if (!(error instanceof MigrationFailed)) throw error;
    throw new StartupError(
      `The migration ${relative(packageRoot, join(migrationsFolder, error.file))} failed: ${(error.cause as Error).message}`,
      [
        'The database is unchanged by this file; files before it are applied.',
        error instanceof MigrationBlocked
          ? 'Let what uses the table end (a backup, a report, a session that somebody left open), and start again.'
          : 'Repair the file, or go back to the version that you had, and start again.',
      ],
      error,
    );
  }
}

/**
 * The pools of a process: `close` waits for running jobs, then closes the connections.
 * @throws StartupError when the key of the data folder cannot be used
 */
export function openHost(config: Config, url: string, log: Log): Host & { announcements: TwoWayAnnouncements; close(): Promise<void> } {
  const { directUrl, sessionUrl } = databaseAddresses(config, url);
  const database = openDatabase(url, { pooler: directUrl !== url });
  let closing = false;
  const jobs = openJobs(sessionUrl, {
    now: machineClock,
    onError(error) {
      // Its last connections break when the database stops after them.
      if (!closing) log.warn({ err: error }, 'job queue');
    },
  });
  const announcements = listenToAnnouncements(sessionUrl, log);
  const replicas = openReplicas(config.replicaUrls, database, log);
  // Before anybody reads again what was changed. What was missed while the connection was lost may be anything.
  announcements.on('stale', () => replicas.requireNow());
  announcements.onLost(() => replicas.requireNow());
  announcements.onBack(() => replicas.requireNow());
  const stopPurging = config.cdn ? purgeOnInvalidation({ jobs, announcements, database, log }) : () => undefined;
  return {
    database,
    replicas,
    now: machineClock,
    jobs,
    announcements,
    log,
    config: {
      ...config,
      readyThemes: async () => (await themeFiles()).themes,
      ...(config.secretsKeys.length > 0 ? {} : { secretsKeys: ownSecretsKeys(config.dataDir) }),
    },
    async close() {
      closing = true;
      stopPurging();
      await jobs.stop();
      await announcements.close();
      await replicas.close();
      await database.close();
    },
  };
}
