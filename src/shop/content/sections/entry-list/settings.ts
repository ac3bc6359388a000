/** What a merchant sets on the list of a custom category's entries. */
import { z } from 'zod';

/** `grid`: equal pictures, two in a row; `scenes`: large pictures of different sizes, each with the products that are seen in it. */
export const entryListSettings = z.object({ layout: z.enum(['grid', 'scenes']).default('grid') });

/** Settings of such a list. */
export type EntryListSettings = z.output<typeof entryListSettings>;
