/** Whether two things take as long: paired samples and exact statistics, so that a busy machine neither hides a difference nor makes one up. */

/** One thing's time and the other's, taken one after the other. */
export type Pair = readonly [number, number];

/** How the first compares with the second: `ratio` is the median of the pairs' ratios, `low` and `high` hold the true one 99 times of 100. */
export type Comparison = { ratio: number; low: number; high: number; /** How likely so lopsided pairs are if both take as long. */ chance: number };

const confidence99 = 2.576;

/** Compares pairs by the order of their ratios alone, so that no outlier weighs more than any other pair. */
export function comparePairs(pairs: readonly Pair[]): Comparison {
  const ratios = pairs.map(([first, second]) => first / second).toSorted((a, b) => a - b);
  const count = ratios.length;
  const rank = Math.max(0, Math.floor(count / 2 - (confidence99 * Math.sqrt(count)) / 2) - 1);
  const slower = ratios.filter((ratio) => ratio > 1).length;
  return { ratio: ratios[Math.floor(count / 2)]!, low: ratios[rank]!, high: ratios[count - 1 - rank]!, chance: signChance(slower, count) };
}

/** Of `count` throws of a fair coin: how likely it is to be at least as lopsided as `heads`. */
function signChance(heads: number, count: number): number {
  const far = Math.max(heads, count - heads);
  let term = 2 ** -count;
  let sum = far === 0 ? term : 0;
  for (let many = 1; many <= count; many += 1) {
    term *= (count - many + 1) / many;
    if (many >= far) sum += term;
  }
  return Math.min(1, 2 * sum);
}

/** What was found: `same` within the tolerance, `different` beyond it and hardly by chance, or nothing, for all the samples that there were. */
export type Verdict = Comparison & { found: 'same' | 'different' | 'nothing'; rounds: number };

const rarely = 0.001;

/**
 * Takes pairs until it is clear, within `tolerance` (0.15: fifteen per cent), whether both take as long, and at most `most`.
 * `take` gets the round, so that each side can go first as often as the other.
 */
export async function compareTimes(
  take: (round: number) => Promise<Pair>,
  { tolerance, least, most }: { tolerance: number; least: number; most: number },
): Promise<Verdict> {
  const pairs: Pair[] = [];
  for (;;) {
    pairs.push(await take(pairs.length));
    if (pairs.length < least) continue;
    const compared = comparePairs(pairs);
    const rounds = pairs.length;
    if (compared.high < 1 + tolerance && compared.low > 1 / (1 + tolerance)) return { ...compared, rounds, found: 'same' };
    if (compared.chance < rarely && isBeyond(compared.ratio, tolerance)) return { ...compared, rounds, found: 'different' };
    if (rounds >= most) return { ...compared, rounds, found: 'nothing' };
  }
}

const isBeyond = (ratio: number, tolerance: number): boolean => ratio > 1 + tolerance || ratio < 1 / (1 + tolerance);
