import { sql } from 'kysely';
import { prepared, type Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { StaffName } from '../staff/index.ts';
import type { Ahead, StockCounts } from './contract.ts';
import { tables } from './tables.ts';

/** A variant's counts and whose they are. `ahead` is what is offered now, `storedAhead` what staff have set, though its day has passed (`aheadEnded`). */
export type StockLevel = StockCounts & { variantId: string; productId: string; storedAhead: Ahead | null; aheadEnded: boolean };

/** How a level is sold ahead of stock, as JSON; null: it is not. */
export const storedAhead = sql<Ahead | null>`case when level.ahead is not null then
  json_build_object('as', level.ahead, 'expectedOn', level.expected_on, 'limit', level.ahead_limit) end`;

/** Locks the levels of these variants in the order of their ids, so that two buyers of the same goods never wait for each other in a circle. */
export async function loadLevelsForUpdate(tx: Tx, variantIds: readonly string[]): Promise<StockLevel[]> {
  const ofVariants = tables(tx)
    .selectFrom('stockLevel as level')
    .innerJoin('variant', 'variant.id', 'level.variantId')
    .select(['level.variantId', 'level.onHand', 'level.reserved', 'level.policy', 'level.tracked', 'level.aheadEnded', 'variant.productId'])
    .select(storedAhead.as('storedAhead'))
    // Selected from the array: planned once a connection, not with each order (as `isWanted` of the catalogue).
    .where(sql<boolean>`level.variant_id = any(array(select unnest(${[...variantIds]}::uuid[])))`)
    .orderBy('level.variantId')
    .forUpdate('level');
  const rows = await prepared(tx, ofVariants);
  return (rows as Omit<StockLevel, 'ahead'>[]).map((row) => ({ ...row, ahead: row.aheadEnded ? null : row.storedAhead }));
}

/** What changes on a variant; the conditions hold again in the statement that writes. */
export type LevelChange = { variantId: string; onHandChange: number; reservedChange: number };

/** Beyond what is on hand so many units may be reserved; far more than a level can count where there is no limit. */
const aheadRoom = sql`case when level.ahead is null or level.ahead_ended then 0 else coalesce(level.ahead_limit, 1000000000) end`;

/** Applies changes in one statement, planned once a connection as above; returns how many levels changed. A `deny` level never accepts a reservation beyond its units and those that it sells ahead. */
export async function applyChanges(tx: Tx, changes: readonly LevelChange[]): Promise<number> {
  const update = sql`
    update stock_level as level
    set on_hand = level.on_hand + change.on_hand_change, reserved = level.reserved + change.reserved_change
    from unnest((select ${changes.map((change) => change.variantId)}::uuid[]), (select ${changes.map((change) => change.onHandChange)}::int[]),
      (select ${changes.map((change) => change.reservedChange)}::int[])) as change (variant_id, on_hand_change, reserved_change)
    where level.variant_id = change.variant_id
      and level.reserved + change.reserved_change >= 0
      and (change.reserved_change <= 0 or level.policy = 'continue' or not level.tracked or level.on_hand - level.reserved + ${aheadRoom} >= change.reserved_change)
    returning level.variant_id`;
  return (await prepared(tx, update)).length;
}

/** A row of the ledger; `note` and `by` where a member of staff wrote it. */
export type Movement = { variantId: string; change: number; reason: string; reference: string | null; note?: string; by?: StaffName | null };

/** Writes rows of the ledger, each with what is on hand after it: the caller has changed the levels, whose locks it holds. */
export async function insertMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  await sql`
    insert into stock_movement (id, variant_id, change, reason, reference, note, staff_id, staff_name, on_hand_after)
    select moved.*, level.on_hand
    from unnest(${movements.map(() => newId())}::uuid[], ${movements.map((movement) => movement.variantId)}::uuid[], ${movements.map((movement) => movement.change)}::int[],
      ${movements.map((movement) => movement.reason)}::text[], ${movements.map((movement) => movement.reference)}::text[], ${movements.map((movement) => movement.note ?? '')}::text[],
      ${movements.map((movement) => movement.by?.id ?? null)}::uuid[], ${movements.map((movement) => movement.by?.name ?? null)}::text[]) as moved (id, variant_id)
    left join stock_level level on level.variant_id = moved.variant_id`.execute(tables(tx));
}

/** Creates levels; answers those that were not there. */
export async function insertLevels(tx: Tx, rows: readonly (Omit<StockCounts, 'reserved'> & { variantId: string })[]): Promise<string[]> {
  const inserted = await sql<{ variantId: string }>`
    insert into stock_level (variant_id, on_hand, policy, tracked, ahead, expected_on, ahead_limit)
    select * from unnest(${rows.map((row) => row.variantId)}::uuid[], ${rows.map((row) => row.onHand)}::int[], ${rows.map((row) => row.policy)}::text[], ${rows.map((row) => row.tracked)}::bool[],
      ${rows.map((row) => row.ahead?.as ?? null)}::text[], ${rows.map((row) => row.ahead?.expectedOn ?? null)}::date[], ${rows.map((row) => row.ahead?.limit ?? null)}::int[])
    on conflict (variant_id) do nothing returning variant_id`.execute(tables(tx));
  return inserted.rows.map((row) => row.variantId);
}

/** How a variant is sold when nothing is left of it. */
export type StockPolicy = Pick<StockCounts, 'policy' | 'tracked' | 'ahead'> & { variantId: string };

/** Writes how variants are sold. A change of selling ahead restarts it: its day has not passed. */
export async function updatePolicies(tx: Tx, rows: readonly StockPolicy[]): Promise<void> {
  await sql`
    update stock_level as level set policy = change.policy, tracked = change.tracked, ahead = change.ahead, expected_on = change.expected_on, ahead_limit = change.ahead_limit,
      ahead_ended = level.ahead_ended and (level.ahead, level.expected_on, level.ahead_limit) is not distinct from (change.ahead, change.expected_on, change.ahead_limit)
    from unnest(${rows.map((row) => row.variantId)}::uuid[], ${rows.map((row) => row.policy)}::text[], ${rows.map((row) => row.tracked)}::bool[],
      ${rows.map((row) => row.ahead?.as ?? null)}::text[], ${rows.map((row) => row.ahead?.expectedOn ?? null)}::date[], ${rows.map((row) => row.ahead?.limit ?? null)}::int[])
      as change (variant_id, policy, tracked, ahead, expected_on, ahead_limit)
    where level.variant_id = change.variant_id`.execute(tables(tx));
}

/** Ends selling ahead of whatever was expected before a day; answers the products. */
export async function endAheadBefore(tx: Tx, day: string): Promise<string[]> {
  const ended = await sql<{ productId: string }>`
    with passed as (select variant_id from stock_level where ahead is not null and not ahead_ended and expected_on < ${day}::date order by variant_id for update)
    update stock_level as level set ahead_ended = true from passed join variant on variant.id = passed.variant_id where level.variant_id = passed.variant_id
    returning variant.product_id`.execute(tables(tx));
  return [...new Set(ended.rows.map(({ productId }) => productId))];
}
