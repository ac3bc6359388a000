/** What a merchant sets on a row of collections. */
import { z } from 'zod';

const words = z.string().max(500).optional();

/** Which collections, in which order; none named: all. */
export const collectionListSettings = z.object({
  collections: z.array(z.string().max(200)).max(24).default([]),
  texts: z.record(z.string().max(8), z.object({ title: words, text: words })).default({}),
});

/** Settings of a row of collections. */
export type CollectionListSettings = z.output<typeof collectionListSettings>;
