import { ShopError } from '#kit/pure/shop-error.ts';
import type { Tx } from '#kit/server/database.ts';
import { changeLevels } from './change-levels.ts';
import { outOfStock, type ExpectedUnits } from './contract.ts';
import { acceptedUnits, expectedUnits, unitsAhead, type WaitingUnits } from './ahead/rules-ahead.ts';
import { availableOf, mergeLines, type StockLine } from './rules.ts';
import { loadLevelsForUpdate, type StockLevel } from './store.ts';

/** Units to reserve; `expected`: which of them may wait for stock, as their buyer was promised. Absent: none of them. */
export type ReservedLine = StockLine & { expected?: ExpectedUnits | null };

/** A change of what is reserved of a variant; below 0 it is released. `expected` as above, or whatever is offered now. */
export type ReservationChange = { variantId: string; change: number; expected?: ExpectedUnits | 'asOffered' | null };

/**
 * Reserves units for an order in the transaction that places it, all or none. Levels are locked in the order of their
 * ids. `continue` variants, and those whose stock is not tracked, are never rejected. Units that are sold ahead are
 * reserved within the variant's limit, and only where the buyer was promised that; answers those.
 * @throws outOfStock (41) with `data.available` (units left of the first variant that is short) and `data.lines`
 */
export async function reserveStock(tx: Tx, lines: readonly ReservedLine[]): Promise<WaitingUnits[]> {
  return changeReservations(
    tx,
    mergeLines(lines).map(({ variantId, quantity }) => ({ variantId, change: quantity, expected: promisedOf(lines, variantId) })),
  );
}

/** What was promised of a variant that several lines may hold: the same by all of them, or nothing. */
function promisedOf(lines: readonly ReservedLine[], variantId: string): ExpectedUnits | null {
  const promised = lines.flatMap((line) => (line.variantId === variantId && line.expected ? [line.expected] : []));
  const [first] = promised;
  return first ? { ...first, quantity: promised.reduce((sum, { quantity }) => sum + quantity, 0) } : null;
}

/**
 * Reserves more units of some variants and releases units of others (`change` below 0), all or none. Each variant is named
 * once. Answers the units that wait for stock.
 * @throws outOfStock (41), as `reserveStock`
 */
export async function changeReservations(tx: Tx, changes: readonly ReservationChange[]): Promise<WaitingUnits[]> {
  if (changes.length === 0) return [];
  const levels = await loadLevelsForUpdate(
    tx,
    changes.map(({ variantId }) => variantId),
  );
  const byVariant = new Map(levels.map((level) => [level.variantId, level]));
  const short = changes.flatMap((change) => shortOf(byVariant.get(change.variantId), change));
  const [first] = short;
  if (first) throw new ShopError(outOfStock, { params: { available: first.available }, data: { available: first.available, lines: short } });
  await changeLevels(
    tx,
    levels,
    changes.map(({ variantId, change }) => ({ variantId, onHandChange: 0, reservedChange: change })),
  );
  return changes.flatMap(({ variantId, change }) => waitingOf(byVariant.get(variantId), change));
}

function shortOf(level: StockLevel | undefined, { variantId, change, expected }: ReservationChange): { variantId: string; available: number }[] {
  if (!level || change <= 0) return [];
  const available = availableOf(level);
  const accepted = acceptedUnits(level, expected);
  if (available !== null && available < change) return [{ variantId, available }];
  if (unitsAhead(level, change) <= accepted) return [];
  return [{ variantId, available: Math.max(0, level.onHand - level.reserved) + accepted }];
}

function waitingOf(level: StockLevel | undefined, change: number): WaitingUnits[] {
  const units = level && change > 0 ? expectedUnits(level, change) : null;
  return level && units ? [{ ...units, variantId: level.variantId }] : [];
}
