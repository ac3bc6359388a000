import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { CreditReason } from './contract.ts';
import { creditLimits } from './contract.ts';
import { tables, type CreditTables } from './tables.ts';

/** A stored line of the ledger. */
export type CreditRow = Omit<Selectable<CreditTables['creditEntry']>, 'reason' | 'notes'> & { reason: CreditReason; notes: Readonly<Record<string, string>> };

/** What an account has, in minor units of the shop's base currency. */
export async function balanceOf(db: Queryable, accountId: string): Promise<number> {
  const row = await tables(db).selectFrom('creditBalance').select('amount').where('accountId', '=', accountId).executeTakeFirst();
  return row?.amount ?? 0;
}

/** What each of these accounts has; those that have nothing are not in it. */
export async function balancesOf(db: Queryable, accountIds: readonly string[]): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('creditBalance')
    .select(['accountId', 'amount'])
    .where('accountId', 'in', [...accountIds])
    .execute();
  return new Map(rows.map((row) => [row.accountId, row.amount]));
}

/** The same, held until the transaction ends: nobody takes of it meanwhile. */
export async function loadBalanceForUpdate(tx: Tx, accountId: string): Promise<number> {
  const row = await tables(tx).selectFrom('creditBalance').select('amount').where('accountId', '=', accountId).forUpdate().executeTakeFirst();
  return row?.amount ?? 0;
}

/** Changes a balance if what results is one; answers it, or null where it would fall below 0 or rise too high. One statement. */
export async function changeBalance(tx: Tx, { accountId, amount }: { accountId: string; amount: number }): Promise<number | null> {
  if (amount < 0) {
    const row = await tables(tx)
      .updateTable('creditBalance')
      .set((eb) => ({ amount: eb('amount', '+', amount) }))
      .where('accountId', '=', accountId)
      .where('amount', '>=', -amount)
      .returning('amount')
      .executeTakeFirst();
    return row?.amount ?? null;
  }
  const row = await tables(tx)
    .insertInto('creditBalance')
    .values({ accountId, amount })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet((eb) => ({ amount: eb('creditBalance.amount', '+', amount) }))
        .where('creditBalance.amount', '<=', creditLimits.mostBalance - amount),
    )
    .returning('amount')
    .executeTakeFirst();
  return row?.amount ?? null;
}

export async function insertEntry(tx: Tx, entry: Insertable<CreditTables['creditEntry']>): Promise<void> {
  await tables(tx).insertInto('creditEntry').values(entry).execute();
}

/** A page of an account's ledger, the newest first, and how many there are. Two statements. */
export async function selectLedger(db: Queryable, { accountId, page, size }: { accountId: string; page: number; size: number }) {
  const own = tables(db).selectFrom('creditEntry').where('accountId', '=', accountId);
  const [rows, count] = await Promise.all([
    own
      .selectAll()
      .orderBy('sequence', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    own.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as CreditRow[], total: Number(count.total) };
}

/** Which lines staff ask for. */
export type LedgerFilter = { accountId?: string | undefined; reason?: CreditReason | undefined; orderNo?: string | undefined; id?: string | undefined };

/** A page of the whole ledger for staff. Two statements. */
export async function selectForStaff(
  db: Queryable,
  filter: LedgerFilter,
  { page, size, order }: { page: number; size: number; order: { field: 'at' | 'amount'; direction: 'asc' | 'desc' } },
) {
  const found = tables(db)
    .selectFrom('creditEntry')
    .$if(filter.accountId !== undefined, (query) => query.where('accountId', '=', filter.accountId!))
    .$if(filter.reason !== undefined, (query) => query.where('reason', '=', filter.reason!))
    .$if(filter.orderNo !== undefined, (query) => query.where('orderNo', '=', filter.orderNo!))
    .$if(filter.id !== undefined, (query) => query.where('id', '=', filter.id!));
  const [rows, count] = await Promise.all([
    found
      .selectAll()
      .orderBy(order.field === 'at' ? 'sequence' : 'amount', order.direction)
      .orderBy('sequence', order.direction)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    found.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as CreditRow[], total: Number(count.total) };
}

/** Accounts whose stored balance is not the sum of their entries; there is none unless the tables were written outside this slice. */
export async function selectUnbalanced(db: Queryable, most: number): Promise<{ accountId: string; stored: number; sum: number }[]> {
  const found = await sql<{ accountId: string; stored: number; sum: number }>`
    select coalesce(b.account_id, e.account_id) as account_id, coalesce(b.amount, 0) as stored, coalesce(e.sum, 0)::bigint as sum
    from credit_balance b full join (select account_id, sum(amount) as sum from credit_entry group by account_id) e on e.account_id = b.account_id
    where coalesce(b.amount, 0) <> coalesce(e.sum, 0) limit ${most}`.execute(tables(db));
  return found.rows;
}
