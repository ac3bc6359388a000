import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import type { SizeGuideInput } from '../contract.ts';
import { upsertSizeGuide, type SizeGuideTable } from './store.ts';

/** Writes tables of sizes that products are given as they are created; answers their ids by the names they come with. */
export async function createSizeGuides<Name>(
  tx: Tx,
  guides: readonly (readonly [Name, Omit<SizeGuideInput, 'categories' | 'products'>])[],
  now: Date,
): Promise<Map<Name, string>> {
  const ids = new Map<Name, string>();
  for (const [name, guide] of guides) {
    const id = newId();
    await upsertSizeGuide(tx, id, guide as SizeGuideTable, now);
    ids.set(name, id);
  }
  return ids;
}
