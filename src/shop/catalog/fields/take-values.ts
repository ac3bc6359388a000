import { z } from 'zod';
import type { Context, JobKind } from '#kit/server/context.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { purgeRemoved, takeValues } from './store.ts';

const atOnce = 500;
const mostRounds = 20;

const data = z.object({ id: z.uuid() });

/** Queued where a field is deleted, or a choice of it: products may have values that nobody sees any more. */
export const takeValuesJob: JobKind<z.output<typeof data>> = { name: 'catalog.take-field-values', data };

/** Takes such values from products, some hundred in a transaction each and a bounded number a call; then a deleted field is forgotten. Running it twice does no harm. */
export async function takeFieldValues(context: Context, { id }: z.output<typeof data>): Promise<void> {
  for (let round = 1; round <= mostRounds; round += 1) {
    const isDone = await context.transaction(async (tx) => {
      const products = await takeValues(tx, id, { most: atOnce, now: context.now() });
      await invalidateTags(tx, ['products']);
      const isLast = products.length < atOnce;
      if (isLast) await purgeRemoved(tx, id);
      else if (round === mostRounds) await context.enqueue(tx, takeValuesJob, { id });
      return isLast;
    });
    if (isDone) return;
  }
}
