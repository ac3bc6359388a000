/** Pure decisions about what is sold ahead of stock (docs/rules/stock.md, "Ahead of stock"). */
import type { Ahead, Expected, ExpectedUnits, StockCounts } from '../contract.ts';
import { availableOf, stockLabelOf } from '../rules.ts';

/** How many of so many units would wait for stock (docs/rules/stock.md, "Ahead of stock"). */
export function unitsAhead({ onHand, reserved, policy, tracked, ahead }: StockCounts, quantity: number): number {
  if (!tracked || policy !== 'deny' || ahead === null) return 0;
  return Math.max(0, quantity - Math.max(0, onHand - reserved));
}

/** How a unit that is bought now would be sold if it had to wait; null where it would not, or cannot be bought. */
export function expectedOf(counts: StockCounts): Expected | null {
  if (availableOf(counts) === 0 || unitsAhead(counts, 1) === 0) return null;
  const { as, expectedOn } = counts.ahead!;
  return { as, expectedOn };
}

/** Which of so many units would wait for stock, and how they are sold; null where none would. */
export function expectedUnits(counts: StockCounts, quantity: number): ExpectedUnits | null {
  const units = unitsAhead(counts, quantity);
  if (units === 0) return null;
  const { as, expectedOn } = counts.ahead!;
  return { as, expectedOn, quantity: units };
}

/** What pages show of a variant's stock, to compare. */
export const shownStock = (counts: StockCounts): string => JSON.stringify([stockLabelOf(counts), expectedOf(counts)]);

/** Whether a variant is sold ahead in the same way. */
export const sameAhead = (one: Ahead | null, other: Ahead | null): boolean =>
  one?.as === other?.as && one?.expectedOn === other?.expectedOn && one?.limit === other?.limit;

/** Units of a variant that wait for stock since they were reserved. */
export type WaitingUnits = ExpectedUnits & { variantId: string };

/**
 * How many units may wait without their buyer being surprised: as many as were promised, as what and from which date on. `asOffered`: whatever is
 * offered now.
 */
export function acceptedUnits({ ahead }: Pick<StockCounts, 'ahead'>, promised: ExpectedUnits | 'asOffered' | null | undefined): number {
  if (!promised || !ahead) return 0;
  if (promised === 'asOffered') return Infinity;
  return promised.as === ahead.as && promised.expectedOn === ahead.expectedOn ? promised.quantity : 0;
}
