/**
 * SQL of units that were sold ahead of stock. A line stores how many, and what its buyer was promised; which of them still wait
 * follows from the stock: whatever is not promised to others goes to the oldest order first (docs/rules/stock.md, "Ahead of stock").
 */
import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import type { WaitingUnits } from '../../stock/ahead/index.ts';
import type { Expected } from '../../stock/contract.ts';
import { orderIs } from '../store-states.ts';
import { tables } from '../tables.ts';

/** Stores which units of an order's lines were sold ahead; of several lines of a variant the last ones wait. The caller holds the order's lock, or has just placed it. */
export async function markWaiting(tx: Tx, orderId: string, waiting: readonly WaitingUnits[]): Promise<void> {
  if (waiting.length === 0) return;
  await sql`
    update order_line as line set ahead_quantity = line.quantity - share.room + share.units, ahead = share."as", expected_on = share."expectedOn"
    from (
      select part.id, part.room, promised."as", promised."expectedOn",
        least(part.room, greatest(0, promised.quantity - (sum(part.room) over (partition by part.variant_id order by part.position desc) - part.room)))::int as units
      from (select id, variant_id, position, quantity - least(ahead_quantity, quantity) as room from order_line where order_id = ${orderId}) part
        join jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as promised ("variantId" uuid, "as" text, "expectedOn" date, quantity int) on promised."variantId" = part.variant_id) share
    where line.id = share.id and share.units > 0`.execute(tables(tx));
}

/** Units of open orders that were sold ahead, `open` of them not sent yet, `waits` of these without goods. `which` narrows `line` to some variants, all of their lines. */
const queued = (which: RawBuilder<unknown>) => sql<{ lineId: string; orderId: string; open: number; waits: number } & Expected>`(
  select id as line_id, order_id, variant_id, ahead as "as", expected_on, open, greatest(0, least(open, through - greatest(0, free)))::int as waits
  from (
    select line.id, line.order_id, line.variant_id, line.ahead, line.expected_on, units.open,
      sum(units.open) over (partition by line.variant_id order by orders.placed_at, orders.id, line.position) as through,
      level.on_hand - level.reserved + sum(units.open) over (partition by line.variant_id) as free
    from order_line line join orders on orders.id = line.order_id join stock_level level on level.variant_id = line.variant_id and level.tracked
      cross join lateral (select least(line.ahead_quantity, line.quantity - line.shipped_quantity - line.withdrawn_quantity) as open) units
    where line.ahead_quantity > 0 and line.shipped_quantity + line.withdrawn_quantity < line.quantity and ${orderIs(['isOpen', 'isUndecided'])} and ${which}) counted)`;

/** How many units of a line wait for stock, and what their buyer was promised. */
export type WaitingLine = { lineId: string; orderId: string; waits: number } & Expected;

/** Lines of some orders of which units wait for stock, by line. */
export async function findWaiting(reader: Queryable, orderIds: readonly string[]): Promise<Map<string, WaitingLine>> {
  if (orderIds.length === 0) return new Map();
  const ids = sql`any(${[...orderIds]}::uuid[])`;
  const found = await sql<WaitingLine>`
    select line_id, order_id, "as", expected_on, waits
    from ${queued(sql`line.variant_id in (select variant_id from order_line where order_id = ${ids} and ahead_quantity > 0)`)} waiting
    where order_id = ${ids} and waits > 0`.execute(tables(reader));
  return new Map(found.rows.map((row) => [row.lineId, row]));
}

/** Orders of which units wait for stock. */
export const waitsForStock = (): RawBuilder<boolean> => sql<boolean>`orders.id in (select order_id from ${queued(sql`true`)} waiting where waits > 0)`;

/** Orders of which something was sold ahead, and all that is to be sent has come. */
export const hasArrived = (): RawBuilder<boolean> =>
  sql<boolean>`orders.id in (select order_id from ${queued(sql`true`)} waiting group by order_id having max(waits) = 0)`;

/** Orders of which nothing can be sent before more stock comes. */
export const waitsWhole = (): RawBuilder<boolean> => sql<boolean>`orders.id in (
  select order_id from ${queued(sql`true`)} waiting group by order_id having sum(waits) >= (
    select sum(line.quantity - line.shipped_quantity - line.withdrawn_quantity) from order_line line where line.order_id = waiting.order_id))`;

/** Orders that wait for a variant, and whose buyers know another date than is expected now. */
export async function findMisinformed(reader: Queryable, variantId: string, limit: number): Promise<string[]> {
  const found = await sql<{ orderId: string }>`
    select distinct order_id from ${queued(sql`line.variant_id = ${variantId}`)} waiting
      join stock_level level on level.variant_id = waiting.variant_id and level.ahead is not null and level.expected_on is distinct from waiting.expected_on
    where waits > 0 order by order_id limit ${limit}`.execute(tables(reader));
  return found.rows.map(({ orderId }) => orderId);
}

/** Updates the expected day of an order's lines that wait for a variant; returns it, or null where nothing changed. */
export async function moveExpectedDay(tx: Tx, { orderId, variantId }: { orderId: string; variantId: string }): Promise<string | null> {
  const moved = await sql<{ expectedOn: string }>`
    update order_line as line set expected_on = level.expected_on from stock_level level
    where level.variant_id = line.variant_id and level.ahead is not null and line.order_id = ${orderId} and line.variant_id = ${variantId}
      and line.ahead_quantity > 0 and line.expected_on is distinct from level.expected_on
    returning line.expected_on`.execute(tables(tx));
  return moved.rows[0]?.expectedOn ?? null;
}
