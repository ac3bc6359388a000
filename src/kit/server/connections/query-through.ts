/** Kysely over a pool: names as the code writes them, and each statement counted and traced. */
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { noteEnded } from '../telemetry/spans.ts';
import type { MeasuredPool } from './pool.ts';

/** How many statements were sent; `log`, where it is set, gets the text of each. */
export type Statements = { count: number; log?: (text: string) => void };

/** So much of a statement is traced; values stand in none of it. */
const longestTraced = 2_000;

/** Queries through `pool`; each statement is counted in `statements`. */
export function queryThrough(pool: MeasuredPool['pool'], statements: Statements): Kysely<Record<string, never>> {
  return new Kysely<Record<string, never>>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: (event) => {
      statements.count += 1;
      const { sql: sent } = event.query as { sql: string | { text: string } };
      const text = typeof sent === 'string' ? sent : sent.text;
      statements.log?.(text);
      noteEnded(
        () => `postgresql ${/^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'}`,
        () => ({
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestTraced) },
          milliseconds: event.queryDurationMillis,
          failed: event.level === 'error',
        }),
      );
    },
  });
}
