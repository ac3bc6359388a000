/** SQL of what the overview tells besides figures: what sold best, what runs out, what waits. */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { StoredPicture } from '../media/index.ts';
import { orderIs, waitingFor } from '../orders/show/index.ts';
import { returnIs } from '../returns/index.ts';
import { lowStockCount } from '../stock/contract.ts';
import { counted, soldThing, type Starts } from './store.ts';
import { tables } from './tables.ts';

const pictureOf = (product: string) => sql`(
  select stored_picture(m)
  from product_media pm join media m on m.id = pm.media_id where pm.product_id = ${sql.ref(product)} order by pm.position limit 1)`;

/** A product among the best; `title` is what its latest line called it, `texts` null where it is no longer in the catalogue. */
export type TopProductRow = {
  id: string;
  title: string;
  texts: Texts<'title'> | null;
  slug: string | null;
  picture: StoredPicture | null;
  orders: number;
  quantity: number;
  sales: number;
};

/** What of the catalogue brought most in a period. */
export async function findTopProducts(
  reader: Queryable,
  { starts, currency, limit }: { starts: Starts; currency: string; limit: number },
): Promise<TopProductRow[]> {
  const found = await sql<TopProductRow>`
    with best as (
      select ${soldThing} as id, max(line.title) as title, count(distinct line.order_id)::int as orders, sum(line.quantity)::int as quantity, sum(line.total_amount)::bigint as sales
      from orders join order_line line on line.order_id = orders.id where ${counted(starts)} and orders.currency = ${currency}
      group by 1 order by sales desc, 1 limit ${limit})
    select best.*, product.texts, product.slug, ${pictureOf('best.id')} as picture
    from best left join product on product.id = best.id order by best.sales desc, best.id`.execute(tables(reader));
  return found.rows;
}

/** A variant of which little is left. */
export type LowStockRow = { id: string; productId: string; sku: string; texts: Texts<'title'>; picture: StoredPicture | null; available: number };

/** Variants in the shop of which least is left, least first. */
export async function findLowStock(reader: Queryable, limit: number): Promise<LowStockRow[]> {
  const found = await sql<LowStockRow>`
    select variant.id, product.id as product_id, variant.sku, product.texts, ${pictureOf('product.id')} as picture, level.on_hand - level.reserved as available
    from stock_level level join variant on variant.id = level.variant_id join product on product.id = variant.product_id
    where level.tracked and level.policy = 'deny' and level.on_hand - level.reserved <= ${lowStockCount} and product.published
    order by level.on_hand - level.reserved, level.variant_id limit ${limit}`.execute(tables(reader));
  return found.rows;
}

/** What waits for the merchant, each counted by an index of its own. */
export type WaitingRow = {
  toShip: number;
  toDecide: number;
  unpaid: number;
  returns: number;
  reviews: number;
  inquiries: number;
  lowStock: number;
  mentions: number;
};

/** Counts of what waits, in one statement; of mentions, those of this member of staff. */
export async function countWaiting(reader: Queryable, staffId: string | null): Promise<WaitingRow> {
  const orders = (wait: 'ship' | 'decide' | 'pay') => sql`(select count(*)::int from orders where ${waitingFor(wait)})`;
  const found = await sql<WaitingRow>`
    select ${orders('ship')} as to_ship, ${orders('decide')} as to_decide, ${orders('pay')} as unpaid,
      (select count(*)::int from order_return where ${returnIs('isRunning')}) as returns,
      (select count(*)::int from review where state = 'pending') as reviews,
      (select count(*)::int from inquiry where state = 'new') as inquiries,
      (select count(*)::int from stock_level level join variant on variant.id = level.variant_id join product on product.id = variant.product_id
        where level.tracked and level.policy = 'deny' and level.on_hand - level.reserved <= ${lowStockCount} and product.published) as low_stock,
      (select count(distinct n.order_id)::int from order_mention m join order_note n on n.id = m.note_id
        where m.staff_id = ${staffId}::uuid and m.seen_at is null) as mentions`.execute(tables(reader));
  return found.rows[0]!;
}

/** What a new shop still needs, as the database tells. */
export type SetupRow = {
  product: boolean;
  shipping: boolean;
  tax: boolean;
  theme: boolean;
  payments: boolean;
  order: boolean;
  pages: boolean;
};

/** Slugs of the pages that checkout, sign-up, products and search lead to, whether there are such pages or not. */
const linkedPages = ['privacy', 'terms', 'shipping', 'returns', 'contact'];

/** Whether each of it is there, in one statement. */
export async function findSetup(reader: Queryable): Promise<SetupRow> {
  const found = await sql<SetupRow>`
    select exists (select 1 from product where published) as product, exists (select 1 from shipping_method) as shipping, exists (select 1 from tax_rate) as tax,
      exists (select 1 from setting where key = 'theme') as theme, exists (select 1 from setting where key = 'payments') as payments,
      exists (select 1 from orders where not ${orderIs('isCancelled')} and imported_from is null) as "order",
      not exists (select 1 from unnest(${linkedPages}::text[]) linked
        where not exists (select 1 from content_item where kind = 'page' and published and slug = linked)) as pages`.execute(tables(reader));
  return found.rows[0]!;
}
