import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import { claimStaleProducts } from './store-spelling.ts';
import { refreshProducts } from '../products/store-write.ts';

const atOnce = 500;
const mostRounds = 40;

/** Writes again what products are found by whose category or tag was renamed: some hundred a transaction, a bounded number a call. */
export async function refreshRenamed(context: Pick<Context, 'transaction'>): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const count = await context.transaction(async (tx) => {
      const ids = await claimStaleProducts(tx, atOnce);
      await refreshProducts(tx, ids);
      if (ids.length > 0) await invalidateTags(tx, ['products']);
      return ids.length;
    });
    if (count < atOnce) return;
  }
}
