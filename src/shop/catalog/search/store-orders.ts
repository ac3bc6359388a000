/** The orders of product lists, as SQL over a row of `product_listing l`. */
import { sql, type RawBuilder } from 'kysely';
import type { ProductSort } from '../contract.ts';

type Fragment = RawBuilder<unknown>;

/**
 * By what an order sorts. `relevance` is what sells, and what is sold out last; a search or a collection replaces it with a better one. `price` is what counts as a product's price.
 * `walksIndex`: along the index that each order has; by an expression, which has none, PostgreSQL sorts the rows it has found.
 *
 * A column that an order is the first to need belongs into `product_listing`, `refresh_product_listing`, an index, and the triggers that mark a row stale (`migrations/0130-catalog.sql`): `variant_changed`
 * names `options`, `price_amount` and `position` alone, so not `line_price_amount`, and `variant_price` has no trigger at all.
 */
export function orderBy(sort: ProductSort, { price = sql`l.price_amount`, walksIndex = true }: { price?: Fragment; walksIndex?: boolean } = {}): Fragment {
  const number = (column: Fragment) => (walksIndex ? column : sql`(${column} + 0)`);
  const published = walksIndex ? sql`l.published_at` : sql`(l.published_at + interval '0 s')`;
  const bySales = sql`${number(sql`l.sales_count`)} desc, l.product_id desc`;
  const orders: Record<ProductSort, Fragment> = {
    relevance: sql`${walksIndex ? sql`l.available` : sql`l.available::integer`} desc, ${bySales}`,
    sales: bySales,
    newest: sql`${published} desc, l.product_id desc`,
    price: sql`${number(price)}, l.product_id`,
    '-price': sql`${number(price)} desc, l.product_id desc`,
    rating: sql`${number(sql`l.rating`)} desc, l.product_id desc`,
  };
  return orders[sort];
}
