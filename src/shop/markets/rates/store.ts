/** SQL of updates of rates. */
import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';
import type { RateProblem } from './fetch-list.ts';
import type { RatedCurrency } from './rules.ts';

/** How the last updates went; `day` is `2026-11-20`. */
export type RateUpdate = { base: string; day: string | null; updatedAt: Date | null; failingSince: Date | null; problem: RateProblem | ''; skipped: string[] };

const mostCurrencies = 200;

export async function findRateUpdate(db: Queryable): Promise<RateUpdate | undefined> {
  const row = await tables(db)
    .selectFrom('rateUpdate')
    .select(['base', sql<string | null>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'updatedAt', 'failingSince', 'problem', 'skipped'])
    .executeTakeFirst();
  return row as RateUpdate | undefined;
}

export async function writeRateUpdate(tx: Tx, update: RateUpdate): Promise<void> {
  await tables(tx)
    .insertInto('rateUpdate')
    .values(update)
    .onConflict((conflict) => conflict.column('onlyOne').doUpdateSet(update))
    .execute();
}

export async function selectRated(db: Queryable): Promise<RatedCurrency[]> {
  return tables(db).selectFrom('currency').select(['code', 'rate', 'isBase']).orderBy('position').limit(mostCurrencies).execute();
}

/** Sets rates of several currencies at once. */
export async function updateRatesOf(tx: Tx, rates: ReadonlyMap<string, string>): Promise<void> {
  await sql`update currency set rate = given.rate::numeric from unnest(${[...rates.keys()]}::text[], ${[...rates.values()]}::text[]) as given (code, rate)
    where currency.code = given.code and not currency.is_base`.execute(tables(tx));
}
