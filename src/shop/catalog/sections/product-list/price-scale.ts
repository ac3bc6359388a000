/** The scale of the price slider. Pure. */

/** Minor units: the ends, how far one step goes, and where the thumbs stand. An end means no bound. */
export type PriceScale = { min: number; max: number; step: number; from: number; to: number };

const mostSteps = 100;
const roundSteps = [1, 2, 5];

/** The smallest of 1, 2, 5, 10, 20, 50 … that crosses the range in a hundred steps at most. */
function stepFor(range: number): number {
  for (let ten = 1; ; ten *= 10) {
    const step = roundSteps.map((times) => times * ten).find((one) => range / one <= mostSteps);
    if (step !== undefined) return step;
  }
}

/**
 * A scale for prices from `least` to `most`, with round ends around them, and what is chosen on it, rounded outwards; what is chosen beyond an end stands at
 * it. Null where all prices are one.
 */
export function priceScale(
  { least, most }: { least: number | null; most: number | null },
  chosen: { from: number | null; to: number | null },
): PriceScale | null {
  if (least === null || most === null || least >= most) return null;
  const step = stepFor(most - least);
  const min = Math.floor(least / step) * step;
  const max = Math.ceil(most / step) * step;
  const within = (price: number) => Math.min(max, Math.max(min, price));
  return {
    min,
    max,
    step,
    from: chosen.from === null ? min : within(Math.floor(chosen.from / step) * step),
    to: chosen.to === null ? max : within(Math.ceil(chosen.to / step) * step),
  };
}

/** The part of the scale between the thumbs, in percent of its length. */
export function spanOf({ min, max, from, to }: Omit<PriceScale, 'step'>): { x: number; width: number } {
  const percent = (price: number) => ((price - min) / (max - min)) * 100;
  return { x: percent(from), width: Math.max(0, percent(to) - percent(from)) };
}

/** Which thumb lies above the other one: near the upper end that of the lower bound, or nobody could pull it back. */
export const isFromAbove = ({ min, max, from }: Pick<PriceScale, 'min' | 'max' | 'from'>): boolean => from > (min + max) / 2;
