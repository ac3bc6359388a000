/** Facets that extensions bring: facts about products by which lists are narrowed. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';
import type { NamedProduct } from '#shop/catalog/facets/index.ts';
import type { ExtensionContext } from './context.ts';
import type { ByLanguage } from './texts.ts';

/** A value of a product. The same `value` has the same title, whichever product it is of. */
export type FacetValueOfProduct = { value: string; title: ByLanguage };

/**
 * A facet: `ext.<extension>.<name>=<value>` in addresses and in the API. Which values products have, the shop asks in a job, a page of products at a
 * time, and writes down; lists ask nothing. While the extension fails, what was written stays; while it is left out, lists do without the facet.
 */
export type ExtensionFacet<Settings = never> = {
  name: string;
  title: ByLanguage;
  /** Cron expression (UTC) of the job that asks; absent: once an hour. `facetJob` asks at once. */
  schedule?: string;
  /** The values of each of these products (at most 200), by the product's id; a product that is missing, or has none, has no value. At most 50 each. */
  valuesOf(context: ExtensionContext<Settings>, products: readonly NamedProduct[]): Promise<Readonly<Record<string, readonly FacetValueOfProduct[]>>>;
};

/** What the job of a facet is queued with: it asks of the products after this id; `{}`: of all. */
export const facetJobData = z.object({ after: z.uuid().optional() });

/** The job that asks for a facet's values, to be queued when they changed: `context.enqueue(tx, facetJob('washing'), {})`. */
export const facetJob = (name: string): JobKind<z.output<typeof facetJobData>> => ({ name: `facet.${name}`, data: facetJobData });

/** What `valuesOf` must answer. */
export const facetAnswer = z.record(
  z.uuid(),
  z.array(z.strictObject({ value: z.string().min(1).max(100), title: z.looseObject({ en: z.string().min(1).max(200) }) })).max(50),
);
