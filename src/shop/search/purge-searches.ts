import type { Context } from '#kit/server/context.ts';
import { searchLimits } from './contract.ts';
import { deleteSearchesBefore } from './store.ts';

/** Deletes logged searches that are past their retention; returns how many. */
export async function purgeSearches(context: Pick<Context, 'now' | 'transaction'>): Promise<number> {
  const before = new Date(context.now().getTime() - searchLimits.keptDays * 24 * 3_600_000);
  return context.transaction((tx) => deleteSearchesBefore(tx, before.toISOString().slice(0, 10)));
}
