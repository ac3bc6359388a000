/** Counts of lists: their totals, and what they can be narrowed by. */
import { z } from 'zod';
import type { Queryable } from '#kit/server/database.ts';
import { facetKinds } from '../facets/registry.ts';
import { readFields } from '../fields/product-fields.ts';
import { countedUpTo, type ListCounts } from '../search/catalog-search.ts';
import type { Found } from './column-facets.ts';
import { matching } from './conditions.ts';
import { aggregationsOf, columnCounts, countedValues, type Counting } from './count-aggregations.ts';
import { nameCounts } from './store-names.ts';
import type { SearchIndex } from './search-index.ts';

const answer = z.object({
  timed_out: z.literal(false),
  terminated_early: z.boolean().optional(),
  hits: z.object({ total: z.object({ value: z.int().min(0), relation: z.enum(['eq', 'gte']) }) }),
  aggregations: z.record(z.string(), z.unknown()).default({}),
});

/**
 * Counts several lists with one question. Of larger ones than `countedUpTo` so many are counted, and the counts are lower bounds; `all`: all are.
 * @throws ClusterProblem, ZodError where the answer has another form
 */
export async function countLists(index: SearchIndex, db: Queryable, { lists, all }: { lists: readonly Counting[]; all: boolean }): Promise<ListCounts[]> {
  const bodies = lists.map((counting) => ({
    size: 0,
    timeout: index.timeout,
    query: matching(counting.query, { ranked: false }),
    aggs: aggregationsOf(counting),
    ...(all ? { track_total_hits: true } : { track_total_hits: countedUpTo + 1, terminate_after: countedUpTo + 1 }),
  }));
  const responses = await index.askSeveral(bodies);
  const counted = lists.map((counting, at) => {
    const { hits, aggregations, terminated_early } = answer.parse(responses[at]);
    const found = aggregations as Found;
    return { counting, found, total: terminated_early ? countedUpTo + 1 : hits.total.value, values: countedValues(found, counting) };
  });
  const [named, fields] = await Promise.all([nameCounts(db, counted), readFields(db)]);
  return counted.map(({ counting, found, total }, at) => {
    const values = facetKinds.flatMap((kind) => named[at]!.get(kind.key) ?? columnCounts(kind, { found, total, fields, counting }));
    return { total, isLowerBound: total > countedUpTo, values: values.map((value) => ({ ...value, count: Math.min(value.count, countedUpTo) })) };
  });
}
