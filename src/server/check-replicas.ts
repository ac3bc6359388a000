/** Looks at the start whether DATABASE_REPLICA_URL names replicas of this database (docs/decisions/1137). */
import { withClient } from '#kit/server/connections/with-client.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import type { Config } from './config/config.ts';

const limitMs = 3_000;

/** One that does not answer is left out until it does, and asked then. @throws StartupError naming those of another database, without their passwords */
export async function checkReplicas({ replicaUrls }: Pick<Config, 'replicaUrls'>, primaryUrl: string): Promise<void> {
  if (replicaUrls.length === 0) return;
  const system = await systemOf(primaryUrl);
  const systems = await Promise.all(replicaUrls.map((url) => systemOf(url).catch(() => null)));
  const strangers = replicaUrls.filter((_url, index) => systems[index] !== null && systems[index] !== system);
  if (strangers.length === 0) return;
  const hosts = strangers.map((url) => new URL(url).host).join(', ');
  throw new StartupError(`DATABASE_REPLICA_URL names what is no replica of the database at DATABASE_URL: ${hosts}.`, [
    'Its system identifier is another: it belongs to another installation of PostgreSQL, such as that of a test shop, whose products and prices would be shown.',
    'Correct DATABASE_REPLICA_URL, or unset it.',
  ]);
}

/** What a cluster and all of its physical copies have in common. */
async function systemOf(url: string): Promise<string> {
  return withClient(url, { name: 'vitrine start', limitMs }, async (client) => {
    const { rows } = await client.query<{ system: string }>('select system_identifier::text as system from pg_control_system()');
    return rows[0]!.system;
  });
}
