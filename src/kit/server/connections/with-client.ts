/** One connection of its own, for work that no pool is open for: starts, migrations, backups. */
import pg from 'pg';

/** How to connect: `name` is what PostgreSQL lists it by, `limitMs` bounds each statement (absent: none). */
export type ClientSettings = { name: string; limitMs?: number; options?: string };

const connectLimitMs = 5_000;

/** Does `work` on a connection to `url` that is closed afterwards, whatever happens. @throws PostgreSQL's error, or that of `work` */
export async function withClient<Result>(
  url: string,
  { name, limitMs, options }: ClientSettings,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: Math.min(connectLimitMs, limitMs ?? connectLimitMs),
    ...(limitMs === undefined ? {} : { query_timeout: limitMs }),
    ...(options === undefined ? {} : { options }),
  });
  // A connection that breaks fails the statement under way; without a listener it would end the process besides.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    // What the work answered or threw counts, not that its connection was gone already.
    await client.end().catch(() => undefined);
  }
}
