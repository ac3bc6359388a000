/** Pure decisions about stock. */
import { lowStockCount, type StockCounts, type StockLabel } from './contract.ts';

/** How many pieces can be bought now; null where there is no limit (contract, "Field names"). */
export function availableOf({ onHand, reserved, policy, tracked }: StockCounts): number | null {
  return tracked && policy === 'deny' ? Math.max(0, onHand - reserved) : null;
}

/** What a page says about that many available pieces. */
export function stockLabel(available: number | null): StockLabel {
  if (available === null || available > lowStockCount) return 'in';
  return available > 0 ? 'low' : 'out';
}

/** One variant's pieces; the same variant twice is added up. */
export function mergeLines(lines: readonly StockLine[]): StockLine[] {
  const byVariant = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a number of pieces: ${quantity}`);
    byVariant.set(variantId, (byVariant.get(variantId) ?? 0) + quantity);
  }
  return [...byVariant].map(([variantId, quantity]) => ({ variantId, quantity })).sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}

/** So many pieces of a variant. */
export type StockLine = { variantId: string; quantity: number };
