import type { Tx } from '#kit/server/database.ts';
import { announceShown } from './announce-shown.ts';
import { applyChanges, type LevelChange, type StockLevel } from './store.ts';

/**
 * Writes changes to levels that the caller has locked, and invalidates the cached pages that show something else of them now.
 */
export async function changeLevels(tx: Tx, levels: readonly StockLevel[], changes: readonly LevelChange[]): Promise<void> {
  const byVariant = new Map(levels.map((level) => [level.variantId, level]));
  const known = changes.filter((change) => byVariant.has(change.variantId));
  if (known.length === 0) return;
  const written = await applyChanges(tx, known);
  if (written !== known.length) throw new Error(`stock: ${known.length - written} of ${known.length} changes do not fit the levels they were decided on`);
  await announceShown(
    tx,
    known.map((change) => {
      const level = byVariant.get(change.variantId)!;
      return { before: level, after: { ...level, onHand: level.onHand + change.onHandChange, reserved: level.reserved + change.reservedChange } };
    }),
  );
}
