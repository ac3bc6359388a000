/** What a merchant sets on a row of collections. */
import { z } from 'zod';
import { lineField, linesField, slugField, textsOf } from '#kit/server/page/section-settings.ts';

/** Which collections, by slug and in which order; none named: all. */
export const collectionListSettings = z.object({
  texts: textsOf({ title: lineField(), text: linesField() }),
  collections: z.array(slugField('collection')).max(24).default([]),
});

/** Settings of a row of collections. */
export type CollectionListSettings = z.output<typeof collectionListSettings>;
