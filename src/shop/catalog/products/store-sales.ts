import { sql } from 'kysely';
import type { Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Notes that an order's sale is counted; false where it was counted before. */
export async function noteCounted(tx: Tx, orderId: string, at: Date): Promise<boolean> {
  const written = await tables(tx)
    .insertInto('countedSale')
    .values({ orderId, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** Adds sold units; products that are gone are left out. In the order of ids, so that two sales cannot wait for each other. */
export async function addSales(tx: Tx, sold: readonly { productId: string; quantity: number }[]): Promise<void> {
  await sql`
    with sold as (select "productId" as id, sum(quantity)::int as units from jsonb_to_recordset(${JSON.stringify(sold)}::jsonb) as row ("productId" uuid, quantity int) group by 1),
      locked as (select p.id from product p where p.id in (select id from sold) order by p.id for no key update)
    update product p set sales_count = p.sales_count + sold.units from sold, locked where p.id = sold.id and locked.id = sold.id`.execute(tables(tx));
}

/** Counts one more order that held all of these together, and stores for each product the `most` partners it was bought with most often. */
export async function addPairs(tx: Tx, productIds: readonly string[], { at, most }: { at: Date; most: number }): Promise<void> {
  const ids = [...productIds].toSorted();
  await sql`
    insert into product_pair as pair (product_id, other_id, order_count, last_at)
    select one.id, other.id, 1, ${at} from product one, product other
    where one.id = any(${ids}::uuid[]) and other.id = any(${ids}::uuid[]) and one.id <> other.id
    order by one.id, other.id
    on conflict (product_id, other_id) do update set order_count = pair.order_count + 1, last_at = excluded.last_at`.execute(tables(tx));
  await sql`
    delete from product_pair p using (
      select product_id, other_id, row_number() over (partition by product_id order by order_count desc, last_at desc, other_id) as place
      from product_pair where product_id = any(${ids}::uuid[])) ranked
    where ranked.place > ${most} and p.product_id = ranked.product_id and p.other_id = ranked.other_id`.execute(tables(tx));
}

/** Deletes which sales were counted, of old ones; answers how many. */
export async function deleteCounted(tx: Tx, { before, most }: { before: Date; most: number }): Promise<number> {
  const old = tables(tx).selectFrom('countedSale').select('orderId').where('at', '<', before).limit(most);
  const result = await tables(tx).deleteFrom('countedSale').where('orderId', 'in', old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
