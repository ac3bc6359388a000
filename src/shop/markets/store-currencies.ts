/** SQL of currencies. */
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { readPage } from '#kit/server/lists/read-page.ts';
import type { StaffCurrency } from './admin-contract.ts';
import { tables } from './tables.ts';

const columns = ['code as id', 'code', 'rate', 'stepAmount', 'position', 'isBase'] as const;

/** A page of currencies, and how many there are. */
export async function selectCurrencies(
  db: Queryable,
  { page, size, order }: { page: number; size: number; order: Order<'position' | 'code'> },
): Promise<{ items: StaffCurrency[]; total: number }> {
  const query = tables(db).selectFrom('currency');
  const { rows, total } = await readPage(query.select(columns).orderBy(order.field, order.direction).orderBy('code'), { page, size });
  return { items: rows, total };
}

export function findCurrency(db: Queryable, code: string): Promise<StaffCurrency | undefined> {
  return tables(db).selectFrom('currency').select(columns).where('code', '=', code).executeTakeFirst();
}

/** Writes a currency in place of an earlier state; the first one is the base, whose rate is 1. */
export async function upsertCurrency(tx: Tx, { code, ...currency }: { code: string; rate: string; stepAmount: number; position: number }): Promise<void> {
  const isFirst = (await tables(tx).selectFrom('currency').select('code').limit(1).executeTakeFirst()) === undefined;
  await tables(tx)
    .insertInto('currency')
    .values({ code, ...currency, ...(isFirst ? { rate: '1', isBase: true } : {}) })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(currency))
    .execute();
}

export async function countMarketsIn(db: Queryable, currency: string): Promise<number> {
  const row = await tables(db)
    .selectFrom('market')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function deleteCurrency(tx: Tx, code: string): Promise<void> {
  await tables(tx).deleteFrom('currency').where('code', '=', code).execute();
}
