/** Saved views: a list of the back office with its filter and order, under a name. */
import { z } from 'zod';

/** Limits of saved views. */
export const savedViewLimits = { titleLength: 60, resourceLength: 40, sortLength: 60, filterLength: 4_000, perResource: 50 } as const;

const resource = z
  .string()
  .regex(/^[a-z][a-z-]*$/)
  .max(savedViewLimits.resourceLength);
const title = z.string().trim().min(1).max(savedViewLimits.titleLength);

/** A view as it is made; `filter` is the list's, as it stands in the address. */
export const savedViewInput = z.object({
  resource,
  title,
  filter: z.record(z.string().max(60), z.unknown()).refine((filter): boolean => JSON.stringify(filter).length <= savedViewLimits.filterLength),
  sort: z.string().max(savedViewLimits.sortLength).default(''),
  /** Everybody on the staff sees it. */
  shared: z.boolean().default(false),
});
/** See `savedViewInput`. */
export type SavedViewInput = z.output<typeof savedViewInput>;

/** A view as it is read; `own`: the caller made it and may change it. */
export const savedViewSchema = z
  .object({
    id: z.string(),
    resource: z.string(),
    title: z.string(),
    filter: z.record(z.string(), z.unknown()),
    sort: z.string(),
    shared: z.boolean(),
    own: z.boolean(),
    staff: z.string(),
  })
  .meta({ id: 'SavedView', description: 'A list of the back office with its filter and order.' });
/** See `savedViewSchema`. */
export type SavedView = z.output<typeof savedViewSchema>;

/** The views of one list, or of all. */
export const savedViewFilter = z.strictObject({ resource: resource.optional() });
