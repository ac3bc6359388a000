/** SQL of points. Tables are found without a schema: the extension sees its own and no other. */
import { on } from 'vitrine/extension';
import type { Loyalty } from './settings.ts';

type Db = Loyalty['db'];
type Tx = Parameters<Parameters<Loyalty['transaction']>[0]>[0];
/** Points of one order, or given by staff; `remaining` are not spent yet. */
export type Point = {
  id: string;
  accountId: string;
  orderId: string | null;
  points: number;
  remaining: number;
  note: string;
  earnedAt: Date;
  expiresAt: Date;
};
type Spending = { orderId: string; accountId: string; points: number; spentAt: Date };
/** Which points staff ask for, a page of them. */
export type AskedPoints = {
  accountId?: string | undefined;
  order: { field: 'earnedAt' | 'expiresAt' | 'points'; direction: 'asc' | 'desc' };
  page: number;
  size: number;
};

const tables = (db: Db) => on<{ point: Point; spending: Spending }>(db);

/** Writes points; those of an order once, however often its event comes. Answers their id, null where they were there. */
export async function insertPoints(tx: Tx, row: Omit<Point, 'id' | 'remaining'>): Promise<string | null> {
  const inserted = await tables(tx)
    .insertInto('point')
    .values({ ...row, remaining: row.points } as Point)
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

export async function sumPoints(db: Db, accountId: string, now: Date): Promise<number> {
  const row = await tables(db)
    .selectFrom('point')
    .select(({ fn }) => fn.sum<number | null>('remaining').as('sum'))
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return Number(row.sum ?? 0);
}

/** Spends points on an order, those first that expire first. False, and nothing is spent, where there are not so many. */
export async function spendPoints(tx: Tx, { points, ...spending }: Spending): Promise<boolean> {
  const rows = await tables(tx)
    .selectFrom('point')
    .select(['id', 'remaining'])
    .where('accountId', '=', spending.accountId)
    .where('expiresAt', '>', spending.spentAt)
    .where('remaining', '>', 0)
    .orderBy('expiresAt')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.reduce((sum, { remaining }) => sum + remaining, 0) < points) return false;
  let due = points;
  for (const { id, remaining } of rows) {
    const spent = Math.min(due, remaining);
    due -= spent;
    if (spent > 0)
      await tables(tx)
        .updateTable('point')
        .set({ remaining: remaining - spent })
        .where('id', '=', id)
        .execute();
  }
  await tables(tx)
    .insertInto('spending')
    .values({ ...spending, points })
    .execute();
  return true;
}

/** Takes away what an order earned, and answers what was spent on it, once. */
export async function undoOrder(tx: Tx, orderId: string): Promise<Spending | undefined> {
  await tables(tx).deleteFrom('point').where('orderId', '=', orderId).execute();
  return tables(tx).deleteFrom('spending').where('orderId', '=', orderId).returningAll().executeTakeFirst();
}

export async function deleteExpired(tx: Tx, now: Date): Promise<number> {
  const { numDeletedRows } = await tables(tx).deleteFrom('point').where('expiresAt', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function listPoints(db: Db, { accountId, order, page, size }: AskedPoints): Promise<{ rows: Point[]; total: number }> {
  let found = tables(db).selectFrom('point');
  if (accountId !== undefined) found = found.where('accountId', '=', accountId);
  const { count } = await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const sorted = found.selectAll().orderBy(order.field, order.direction).orderBy('id', order.direction);
  return {
    rows: await sorted
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    total: Number(count),
  };
}

export const findPoint = (db: Db, id: string): Promise<Point | undefined> => tables(db).selectFrom('point').selectAll().where('id', '=', id).executeTakeFirst();

export async function updatePoint(tx: Tx, id: string, change: Pick<Point, 'note' | 'expiresAt'>): Promise<void> {
  await tables(tx).updateTable('point').set(change).where('id', '=', id).execute();
}

export async function deletePoint(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('point').where('id', '=', id).execute();
}

/** All that can be spent now, and of how many accounts. */
export async function countPoints(db: Db, now: Date): Promise<{ points: number; accounts: number }> {
  const row = await tables(db)
    .selectFrom('point')
    .select(({ fn }) => [fn.sum<number | null>('remaining').as('points'), fn.count<number>('accountId').distinct().as('accounts')])
    .where('expiresAt', '>', now)
    .where('remaining', '>', 0)
    .executeTakeFirstOrThrow();
  return { points: Number(row.points ?? 0), accounts: Number(row.accounts) };
}
