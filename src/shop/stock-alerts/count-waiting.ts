import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import type { Waiting } from './contract.ts';
import { countAlerts } from './store.ts';

/** How many addresses wait for the variants of a product; none for an unknown one. */
export async function countWaiting(context: Context, productId: string): Promise<Waiting> {
  return { items: isId(productId) ? await countAlerts(context.db, productId) : [] };
}
