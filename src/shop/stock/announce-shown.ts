import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Tx } from '#kit/server/database.ts';
import { shownStock } from './ahead/rules-ahead.ts';
import type { StockCounts } from './contract.ts';
import { availableOf } from './rules.ts';
import type { StockLevel } from './store.ts';

/**
 * Invalidates cached pages of the products whose label (in, low, out) or expected day is another one now; a mere number drops no page. Lists
 * have what can be bought first (ADR 1128): those that show the product or lack it go where a variant sold out or can be bought again;
 * so with the filter *in stock*, which leaves out what is sold ahead.
 */
export async function announceShown(tx: Tx, changes: readonly { before: StockLevel; after: StockLevel }[]): Promise<void> {
  const relabelled = changes.filter(({ before, after }) => shownStock(before) !== shownStock(after));
  const turned = relabelled.some(({ before, after }) => canBeBought(before) !== canBeBought(after) || isThere(before) !== isThere(after));
  await invalidateTags(tx, [...relabelled.map(({ before }) => `product:${before.productId}`), ...(turned ? ['products'] : [])]);
}

const canBeBought = (level: StockCounts): boolean => availableOf(level) !== 0;
const isThere = (level: StockCounts): boolean => availableOf({ ...level, ahead: null }) !== 0;
