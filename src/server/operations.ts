/** What operators ask a process: does it live, can it serve, what has it done (docs/contract.md, "Operations"). */
import { on, type Database } from '#kit/server/database.ts';
import { sameSecret } from '#kit/server/ids.ts';
import type { FastifyInstance } from 'fastify';
import type { MetricsSources } from './telemetry/metrics.ts';
import { sql } from 'kysely';

/** What the answers are made of. */
export type OperationsParts = {
  database: Database;
  /** How many migrations this version needs. */
  migrationCount: number;
  /** Null: `/metrics` is unknown. */
  metricsToken: string | null;
  /** Which of several processes on one port this is; absent: the only one. */
  worker?: number | undefined;
  /** Absent where PostgreSQL finds products. */
  searchIndex?: MetricsSources['searchIndex'];
  /** True once the process is being stopped. */
  isStopping(): boolean;
};

const readyLimitMs = 2_000;

/** Publishes `/healthz`, `/readyz` and, with a token, `/metrics`. They are no part of the API: plain text, no envelope. */
export async function publishOperations(app: FastifyInstance, parts: OperationsParts & MetricsSources): Promise<void> {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => plain(reply).send('ok\n'));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const reason = parts.isStopping() ? 'stopping' : await whyNotReady(parts);
    return plain(reply)
      .status(reason === null ? 200 : 503)
      .send(`${reason ?? 'ready'}\n`);
  });
  if (parts.metricsToken !== null) await publishMetrics(app, parts, parts.metricsToken);
}

async function whyNotReady({ database, migrationCount }: OperationsParts): Promise<string | null> {
  const applied = sql<{ count: number }>`select count(*) as count from schema_migration`.execute(on(database.reader));
  applied.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_done, fail) => (timer = setTimeout(() => fail(new Error('timeout')), readyLimitMs)));
  try {
    const { rows } = await Promise.race([applied, tooLate]);
    return rows[0]!.count >= migrationCount ? null : 'migrations are missing';
  } catch {
    return 'database not reachable';
  } finally {
    clearTimeout(timer);
  }
}

async function publishMetrics(app: FastifyInstance, parts: OperationsParts & MetricsSources, token: string): Promise<void> {
  // prom-client is loaded only where metrics are published.
  const { measure } = await import('./telemetry/metrics.ts');
  const metrics = measure(app, parts);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!sameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return plain(reply.header('www-authenticate', 'Bearer')).status(401).send('a token is needed\n');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

function plain<Reply extends { header(name: string, value: string): Reply; type(value: string): Reply }>(reply: Reply): Reply {
  return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
}
