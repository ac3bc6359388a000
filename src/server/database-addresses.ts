/** Where the database is, and what stands between: the rules of poolers are looked at when the shop starts (docs/decisions/1022). */
import { asOption, sessionSettings } from '#kit/server/connections/pool.ts';
import { withClient } from '#kit/server/connections/with-client.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import pg from 'pg';
import type { Config } from './config/config.ts';

/** The addresses of one database. */
export type DatabaseAddresses = {
  /** For statements and transactions; a pooler's, perhaps. */
  url: string;
  /** For code that sets up sessions of its own. */
  directUrl: string;
  /** For what needs a session and may take long: listening, the queue, migrations, backups. */
  sessionUrl: string;
};

/** What a pooler's sessions begin with, because nobody can set it for them. */
const settings = sessionSettings();
const connection = { name: 'vitrine start', limitMs: 5_000 };

/** The addresses of the database at `url`: the embedded one, or DATABASE_URL. */
export function databaseAddresses({ directUrl }: Pick<Config, 'directUrl'>, url: string): DatabaseAddresses {
  return directUrl === null ? { url, directUrl: url, sessionUrl: url } : { url, directUrl, sessionUrl: withoutLimits(directUrl) };
}

/** The limits of the role are meant for what comes through the pooler. */
function withoutLimits(url: string): string {
  const address = new URL(url);
  const limits = asOption({ statement_timeout: '0', idle_in_transaction_session_timeout: '0' });
  address.searchParams.set('options', `${address.searchParams.get('options') ?? ''} ${limits}`.trim());
  return address.href;
}

/**
 * Looks whether sessions are what the shop takes them for, and sets for the role what sessions of a pooler begin with.
 * @throws StartupError naming the rule that is broken, Error of PostgreSQL for an address that cannot be used
 */
export async function checkSessions({ url, directUrl }: Pick<DatabaseAddresses, 'url' | 'directUrl'>): Promise<void> {
  if (url === directUrl) return checkOwn(url);
  if (await isShared(directUrl)) {
    throw new StartupError('DATABASE_DIRECT_URL leads to a pooler that gives each transaction another session.', [
      'It has to be the address of PostgreSQL itself: the shop listens there, migrates, and makes backups.',
    ]);
  }
  const direct = await withClient(directUrl, connection, async (client) => {
    await setForRole(client);
    return placeOf(client);
  });
  const pooled = await withClient(url, connection, placeOf);
  if (direct.place !== pooled.place) {
    throw new StartupError('DATABASE_URL and DATABASE_DIRECT_URL lead to different places.', [
      'They have to name the same database of the same server, as the same user.',
      `DATABASE_URL leads to "${pooled.database}" as "${pooled.user}", DATABASE_DIRECT_URL to "${direct.database}" as "${direct.user}".`,
    ]);
  }
  if (!pooled.isSet) {
    throw new StartupError('The pooler at DATABASE_URL holds sessions from before the shop set for its role what they begin with.', [
      'Let it open new ones: RECONNECT in the console of PgBouncer, or start it again. Then start the shop again.',
      `Where the pooler itself sets any of these, let it not: ${Object.keys(settings).join(', ')}.`,
    ]);
  }
}

/** Without a direct address: sessions are the shop's own, and begin as it asks for. */
async function checkOwn(url: string): Promise<void> {
  const advice = [
    'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, with the same user and database: the shop listens there, migrates, and makes backups.',
    'Or let DATABASE_URL name PostgreSQL itself.',
  ];
  const asked = asOption(settings);
  const isSet = await withClient(url, { ...connection, options: asked }, async (client) => (await placeOf(client)).isSet).catch((error: Error) => {
    if (!/unsupported startup parameter/i.test(error.message)) throw error;
    throw new StartupError('DATABASE_URL leads to a pooler that does not take what the shop sets for its sessions.', advice, error);
  });
  if (await isShared(url)) throw new StartupError('DATABASE_URL leads to a pooler that gives each transaction another session.', advice);
  if (!isSet) throw new StartupError('DATABASE_URL leads to a pooler that leaves out what the shop sets for its sessions.', advice);
}

type Place = { place: string; database: string; user: string; isSet: boolean };

async function placeOf(client: pg.Client): Promise<Place> {
  const places = await client.query<{ database: string; user: string; startedAt: string }>(
    'select current_database() as database, current_user as user, extract(epoch from pg_postmaster_start_time())::text as "startedAt"',
  );
  const { database, user, startedAt } = places.rows[0]!;
  const held = await client.query<{ name: string; setting: string }>('select lower(name) as name, setting from pg_settings where lower(name) = any($1)', [
    Object.keys(settings),
  ]);
  return { place: `${database} ${user} ${startedAt}`, database, user, isSet: held.rows.every(({ name, setting }) => settings[name] === setting) };
}

/** What sessions of this user begin with in this database; written only where it is not so yet. */
async function setForRole(client: pg.Client): Promise<void> {
  // Any number; it only has to be the same in all processes of the shop.
  await client.query('begin; select pg_advisory_xact_lock(724000155)');
  const { rows } = await client.query<{ set: string[]; database: string }>(
    `select current_database() as database, coalesce((
       select setconfig from pg_db_role_setting join pg_roles on pg_roles.oid = setrole join pg_database on pg_database.oid = setdatabase
        where rolname = current_user and datname = current_database()), '{}') as set`,
  );
  const { set, database } = rows[0]!;
  const known = new Map(set.map((line) => line.split(/=(.*)/s, 2) as [string, string]));
  for (const [name, value] of Object.entries(settings)) {
    if ((known.get(name) ?? known.get(name === 'timezone' ? 'TimeZone' : name)) === value) continue;
    await client.query(`alter role current_user in database ${pg.escapeIdentifier(database)} set ${name} = ${pg.escapeLiteral(value)}`);
  }
  await client.query('commit');
}

/** Whether two connections are given one session in turn: which a direct session never is. */
async function isShared(url: string): Promise<boolean> {
  return withClient(url, connection, (one) =>
    withClient(url, connection, async (other) => {
      const before = await sessionOf(one);
      await other.query('begin');
      const between = await sessionOf(other);
      const after = await sessionOf(one);
      await other.query('rollback');
      return before === between || before !== after;
    }),
  );
}

const sessionOf = async (client: pg.Client) => (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
