import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Tx } from '#kit/server/database.ts';
import { availableOf, stockLabel } from './rules.ts';
import { loadLevelsForUpdate, updatePolicies } from './store.ts';

/** Whether a variant may be sold beyond what is there, and whether it is counted at all; any number of variants in three statements. */
export async function setStockPolicy(tx: Tx, rows: readonly { variantId: string; policy: 'deny' | 'continue'; tracked: boolean }[]): Promise<void> {
  if (rows.length === 0) return;
  const levels = await loadLevelsForUpdate(
    tx,
    rows.map((row) => row.variantId),
  );
  const byVariant = new Map(levels.map((level) => [level.variantId, level]));
  const changed = rows.filter((row) => {
    const level = byVariant.get(row.variantId);
    return level && (level.policy !== row.policy || level.tracked !== row.tracked);
  });
  if (changed.length === 0) return;
  await updatePolicies(tx, changed);
  const relabelled = changed.flatMap((row) => {
    const level = byVariant.get(row.variantId)!;
    return stockLabel(availableOf(level)) === stockLabel(availableOf({ ...level, ...row })) ? [] : [level];
  });
  await invalidateTags(
    tx,
    relabelled.map((level) => `product:${level.productId}`),
  );
}
