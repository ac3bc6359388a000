import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Tx } from '#kit/server/database.ts';
import { shownStock } from './ahead/rules-ahead.ts';
import { applyChanges, type LevelChange, type StockLevel } from './store.ts';

/**
 * Writes changes to levels that the caller has locked, and invalidates cached pages of the products whose label (in, low, out)
 * or expected day is another one now; a mere number drops no page.
 */
export async function changeLevels(tx: Tx, levels: readonly StockLevel[], changes: readonly LevelChange[]): Promise<void> {
  const byVariant = new Map(levels.map((level) => [level.variantId, level]));
  const known = changes.filter((change) => byVariant.has(change.variantId));
  if (known.length === 0) return;
  const written = await applyChanges(tx, known);
  if (written !== known.length) throw new Error(`stock: ${known.length - written} of ${known.length} changes do not fit the levels they were decided on`);
  const relabelled = known.flatMap((change) => {
    const level = byVariant.get(change.variantId)!;
    const after = { ...level, onHand: level.onHand + change.onHandChange, reserved: level.reserved + change.reservedChange };
    return shownStock(level) === shownStock(after) ? [] : [level];
  });
  if (relabelled.length > 0)
    await invalidateTags(
      tx,
      relabelled.map((level) => `product:${level.productId}`),
    );
}
