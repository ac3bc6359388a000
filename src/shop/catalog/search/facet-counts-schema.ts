/** What an engine must answer as the counts of facets (catalog-search.ts), for engines that are not the shop's own. */
import { z } from 'zod';
import type { FacetCount, FacetCounts, ListCounts } from './catalog-search.ts';

const texts = z.record(z.string(), z.object({ title: z.string().optional() })) as z.ZodType<NonNullable<FacetCount['facetTitle']>>;
const count: z.ZodType<FacetCount> = z.object({
  facet: z.string().max(200),
  value: z.string().max(200),
  count: z.int().min(0),
  title: z.union([z.string(), texts]).nullable(),
  facetTitle: texts.nullable(),
  swatch: z.string().nullable(),
  position: z.number(),
});
const list: z.ZodType<ListCounts> = z.object({ total: z.int().min(0), isLowerBound: z.boolean(), values: z.array(count).max(5_000) });

/** Counts as an engine answers them. */
export const facetCountsSchema: z.ZodType<FacetCounts> = z.object({ list, chosen: z.map(z.string(), list) });
