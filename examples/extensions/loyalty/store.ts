/** SQL of points. Tables are found without a schema: the extension sees its own and no other. */
import { on } from 'vitrine/extension';
import type { Loyalty } from './settings.ts';

type Db = Loyalty['db'];
type Tx = Parameters<Parameters<Loyalty['transaction']>[0]>[0];
type Point = { orderId: string; accountId: string; points: number; earnedAt: Date; expiresAt: Date };

const tables = (db: Db) => on<{ point: Point }>(db);

/** Writes points of an order, once however often it is told of. */
export async function insertPoints(tx: Tx, row: Point): Promise<void> {
  await tables(tx)
    .insertInto('point')
    .values(row)
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .execute();
}

export async function sumPoints(db: Db, accountId: string, now: Date): Promise<number> {
  const row = await tables(db)
    .selectFrom('point')
    .select(({ fn }) => fn.sum<number | null>('points').as('sum'))
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return Number(row.sum ?? 0);
}

export async function deleteExpired(tx: Tx, now: Date): Promise<number> {
  const { numDeletedRows } = await tables(tx).deleteFrom('point').where('expiresAt', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}
