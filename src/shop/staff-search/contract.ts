/** The search of the back office on the wire. */
import { z } from 'zod';

/** Limits of the search. */
export const staffSearchLimits = {
  queryLength: 100,
  words: 8,
  /** Of each kind. */
  found: 5,
  /** Of matches that are sorted, at most so many are looked at. */
  candidates: 500,
} as const;

/** `GET /api/admin/search` */
export const staffSearchQuery = z.object({ q: z.string().trim().min(1).max(staffSearchLimits.queryLength) });

const found = z.object({
  id: z.string(),
  title: z.string(),
  /** What tells it from others of that title: who ordered, an SKU, an e-mail address, which kind of content. */
  about: z.string(),
  /** Where it is in the back office, below `/backoffice`. */
  path: z.string(),
});
/** Something that was found. */
export type Found = z.infer<typeof found>;

/** At most five of each kind; none that the caller may not read. */
export const staffSearchSchema = z
  .object({
    orders: z.array(found),
    products: z.array(found),
    customers: z.array(found),
    contents: z.array(found),
    settings: z.array(found),
  })
  .meta({ id: 'StaffSearch', description: 'What a search of the back office found, by kind.' });
/** What was found, by kind. */
export type StaffSearch = z.infer<typeof staffSearchSchema>;
