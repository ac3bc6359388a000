/** How prices of many products change. Pure. */

/** By `percent` (at most four decimals count) or by a sum that is added; the result is a multiple of `roundTo`. All in minor units. */
export type PriceStep = { percent?: number | undefined; amount?: number | undefined; roundTo?: number | undefined };

const percentScale = 10_000;

/**
 * A price after a change, rounded once, halves up. What costs something still does: it never rounds to nothing. Null where
 * it would fall below zero.
 */
export function changePrice(price: number, { percent = 0, amount = 0, roundTo = 1 }: PriceStep): number | null {
  const whole = BigInt(100 * percentScale);
  const exact = BigInt(price) * (whole + BigInt(Math.round(percent * percentScale))) + BigInt(amount) * whole;
  if (exact < 0n) return null;
  const step = BigInt(roundTo) * whole;
  const steps = (2n * exact + step) / (2n * step);
  return Number((steps === 0n && exact > 0n ? 1n : steps) * BigInt(roundTo));
}
