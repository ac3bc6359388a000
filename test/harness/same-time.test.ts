import { describe, expect, it } from 'vitest';
import { comparePairs, compareTimes, type Pair } from './same-time.ts';

/** A noise that is the same at each run: most calls near 30 ms, one in eight four times as long, as on a busy machine. */
function busyMachine() {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return (ms: number) => ms * (0.8 + 0.4 * random()) * (random() < 0.125 ? 4 : 1);
}

/** Pairs on such a machine, the first side longer by a share. */
function pairsOf(share: number): (round: number) => Promise<Pair> {
  const time = busyMachine();
  return () => Promise.resolve([time(30 * (1 + share)), time(30)]);
}

const limits = { tolerance: 0.15, least: 16, most: 400 };

describe('comparing times', () => {
  it('finds the same what is the same, on a busy machine too', async () => {
    expect(await compareTimes(pairsOf(0), limits)).toMatchObject({ found: 'same' });
  });

  it.each([0.3, 0.5, 1, -0.3])('finds a difference of %d', async (share) => {
    expect(await compareTimes(pairsOf(share), limits)).toMatchObject({ found: 'different' });
  });

  it('says at once what is plain, and takes more where it is not', async () => {
    const plain = await compareTimes(pairsOf(3), limits);
    const near = await compareTimes(pairsOf(0.3), limits);
    expect(plain.rounds).toBe(limits.least);
    expect(near.rounds).toBeGreaterThan(plain.rounds);
  });

  it('is not led by one pair', () => {
    const even = Array.from({ length: 40 }, (_, index): Pair => (index % 2 ? [1.01, 1] : [1, 1.01]));
    const { ratio, chance } = comparePairs([...even, [1_000, 1]]);
    expect(ratio).toBeCloseTo(1.01, 5);
    expect(chance).toBeGreaterThan(0.5);
  });
});
