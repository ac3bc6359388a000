/** How long data is retained: each part of the program names its own rules, one job follows all of them. */
import type { Context } from '../context.ts';
import type { Queryable, Tx } from '../database.ts';

/** Data that is retained for a while. */
export type Retention = {
  name: string;
  /** For how many days; may be a setting. */
  days(db: Queryable): Promise<number> | number;
  /** Deletes at most `most` of what is older than `before`; answers how many. */
  purge(tx: Tx, older: { before: Date; most: number }): Promise<number>;
};

const batch = 2_000;
const dayMs = 24 * 3_600_000;

/**
 * Follows rules in batches that lock little, each in a transaction of its own, until nothing is left or `mostMs` have
 * passed. Answers how many of each were deleted, and whether all is done.
 */
export async function enforceRetention(
  context: Context,
  rules: readonly Retention[],
  { mostMs = 45_000 }: { mostMs?: number } = {},
): Promise<{ deleted: Record<string, number>; isDone: boolean }> {
  const start = performance.now();
  const deleted: Record<string, number> = {};
  for (const rule of rules) {
    const before = new Date(context.now().getTime() - (await rule.days(context.db)) * dayMs);
    for (let count = batch; count === batch;) {
      if (performance.now() - start > mostMs) return { deleted, isDone: false };
      count = await context.transaction((tx) => rule.purge(tx, { before, most: batch }));
      if (count > 0) deleted[rule.name] = (deleted[rule.name] ?? 0) + count;
    }
  }
  return { deleted, isDone: true };
}
