import { sql } from 'kysely';
import type { Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Writes that variants of these products cost their compare-at price until a moment: a shop that is filled has no past of its own. */
export async function markReduced(tx: Tx, productIds: readonly string[], until: Date): Promise<void> {
  await sql`insert into past_price (variant_id, currency, ended_at, price_amount)
    select v.id, '', ${until}::timestamptz, v.line_price_amount from variant v where v.product_id = any(${[...productIds]}::uuid[]) and v.line_price_amount > v.price_amount
    union all select own.variant_id, own.currency, ${until}::timestamptz, own.line_price_amount from variant v join variant_price own on own.variant_id = v.id
      where v.product_id = any(${[...productIds]}::uuid[]) and own.line_price_amount > own.price_amount
    on conflict do nothing`.execute(tables(tx));
}
