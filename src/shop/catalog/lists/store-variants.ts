import { sql } from 'kysely';
import type { Queryable } from '#kit/server/database.ts';
import type { StoredPicture } from '../../media/index.ts';
import { canBeHad } from '../products/store.ts';
import { tables } from '../tables.ts';

/** A variant that chosen options mean, with its picture. */
export type MeantVariant = { productId: string; sku: string; picture: StoredPicture | null };

/** Of each product the variant that has one of the chosen values of every option, sooner one in stock. `chosen` are value keys by option key. */
export async function findMeantVariants(
  db: Queryable,
  productIds: readonly string[],
  chosen: Readonly<Record<string, readonly string[]>>,
): Promise<MeantVariant[]> {
  const having = Object.entries(chosen).map(([key, values]) => sql`v.options ->> ${key} = any(${[...values]}::text[])`);
  const { rows } = await sql<MeantVariant>`
    select distinct on (v.product_id) v.product_id, v.sku, case when m.id is not null then stored_picture(m) end as picture
    from variant v left join stock_level level on level.variant_id = v.id left join media m on m.id = v.media_id
    where v.product_id = any(${[...productIds]}::uuid[]) and ${sql.join(having, sql` and `)}
    order by v.product_id, ${sql.raw(canBeHad)} desc, v.position, v.id`.execute(tables(db));
  return rows;
}
