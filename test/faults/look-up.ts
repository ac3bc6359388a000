/** Counts that rows read from the database itself, and stock that they put in. */
import { sql } from 'kysely';
import { on } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { FaultShop } from './fault.ts';

/** Rows of a statement. */
export async function query<Row>(shop: Pick<FaultShop, 'database'>, statement: string): Promise<Row[]> {
  return (await sql.raw<Row>(statement).execute(on(shop.database.reader))).rows;
}

/** The one number that a statement selects as `count`. */
export async function count(shop: Pick<FaultShop, 'database'>, statement: string): Promise<number> {
  const [row] = await query<{ count: number }>(shop, statement);
  return Number(row?.count ?? 0);
}

/** Adds units of a variant to stock, with the ledger's line. */
export async function stockUp(shop: FaultShop, variantId: string, units: number): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const db = on(tx);
    await sql`update stock_level set on_hand = on_hand + ${units} where variant_id = ${variantId}`.execute(db);
    await sql`insert into stock_movement (id, variant_id, change, reason) values (${newId()}, ${variantId}, ${units}, 'opening')`.execute(db);
  });
}
