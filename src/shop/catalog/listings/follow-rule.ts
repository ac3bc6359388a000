import { z } from 'zod';
import type { Context, JobKind } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { beforeAll, walkRule } from './store-rules.ts';

const atOnce = 1_000;
const mostRounds = 20;

const ruleData = z.object({ collectionId: z.uuid(), after: z.uuid() });

/** Queued where a shop has more products than one transaction judges; it goes on where that one ended. */
export const ruleJob: JobKind<z.output<typeof ruleData>> = { name: 'catalog.collection-rule', data: ruleData };

/**
 * Fills a collection by its new rule: a thousand products at once, the others by a job. From then on the database judges every product that changes,
 * when that change is committed.
 */
export async function followRule(context: Context, tx: Tx, collectionId: string): Promise<void> {
  const after = await walkRule(tx, { collectionId, after: beforeAll, most: atOnce });
  if (after !== null) await context.enqueue(tx, ruleJob, { collectionId, after });
}

/** Goes on with the products after one, some thousand in a transaction each and a bounded number a call. Running it twice does no harm. */
export async function continueRule(context: Context, { collectionId, after }: z.output<typeof ruleData>): Promise<void> {
  let last: string | null = after;
  for (let round = 1; round <= mostRounds && last !== null; round += 1) {
    const from: string = last;
    last = await context.transaction(async (tx) => {
      const next = await walkRule(tx, { collectionId, after: from, most: atOnce });
      if (next !== null && round === mostRounds) await context.enqueue(tx, ruleJob, { collectionId, after: next });
      return next;
    });
  }
}
