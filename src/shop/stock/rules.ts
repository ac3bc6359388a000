/** Pure decisions about stock. */
import { lowStockCount, stockLimits, type StockCounts, type StockLabel, type StockState } from './contract.ts';

/** How many units can be bought now, those that are sold ahead among them; null where there is no limit (docs/contract.md, "Field names"). */
export function availableOf({ onHand, reserved, policy, tracked, ahead }: StockCounts): number | null {
  if (!tracked || policy !== 'deny' || ahead?.limit === null) return null;
  return Math.max(0, onHand - reserved + (ahead?.limit ?? 0));
}

/** What a page says about that many available units. */
export function stockLabel(available: number | null): StockLabel {
  if (available === null || available > lowStockCount) return 'in';
  return available > 0 ? 'low' : 'out';
}

/** What a page says about a variant; that few are left only where no more can be ordered. */
export function stockLabelOf(counts: StockCounts): StockLabel {
  const available = availableOf(counts);
  return available !== 0 && counts.ahead && counts.ahead.limit !== 0 ? 'in' : stockLabel(available);
}

/** One variant's units; the same variant twice is added up, and what is no variant of the catalogue is left out. */
export function mergeLines(lines: readonly StockLine[]): { variantId: string; quantity: number }[] {
  const byVariant = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
    if (variantId !== null) byVariant.set(variantId, (byVariant.get(variantId) ?? 0) + quantity);
  }
  return [...byVariant].map(([variantId, quantity]) => ({ variantId, quantity })).sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}

/** A number of units of a variant; null: of something that staff wrote down, which has no stock. */
export type StockLine = { variantId: string | null; quantity: number };

/** The stock label that staff see of a variant: `ahead` when what is ordered now waits, `short` when more is promised than there is without that. */
export function stockStateOf(counts: StockCounts): StockState {
  const isAhead = counts.tracked && counts.policy === 'deny' && counts.ahead !== null;
  if (counts.tracked && counts.reserved > counts.onHand) return isAhead ? 'ahead' : 'short';
  const left = availableOf({ ...counts, ahead: null });
  return isAhead && left === 0 ? 'ahead' : stockLabel(left);
}

/** What staff ask of a level: a difference, or a count. */
export type Adjustment = { change?: number | undefined; onHand?: number | undefined; seenOnHand?: number | undefined };

/**
 * The difference that an adjustment makes, or why it is rejected: the level is no longer as it was seen, fewer than none
 * would be left, or more than can be counted. A level that is below 0 (imports bring such) may always rise.
 */
export function adjustmentOf(level: { onHand: number }, { change, onHand, seenOnHand }: Adjustment): number | 'moved' | 'tooFew' | 'tooMany' {
  if (seenOnHand !== undefined && seenOnHand !== level.onHand) return 'moved';
  const difference = change ?? onHand! - level.onHand;
  const after = level.onHand + difference;
  if (difference < 0 && after < 0) return 'tooFew';
  return after > stockLimits.mostOnHand ? 'tooMany' : difference;
}
