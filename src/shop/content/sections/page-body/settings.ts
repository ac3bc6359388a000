/** What a merchant sets on the text of a page. */
import { z } from 'zod';

/** `favorite`: whether readers can put the page on their wish list. */
export const pageBodySettings = z.object({ favorite: z.boolean().default(true) });

/** Settings of the text of a page. */
export type PageBodySettings = z.output<typeof pageBodySettings>;
