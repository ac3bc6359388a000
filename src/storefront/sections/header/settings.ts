/** What a merchant sets on the header. */
import { z } from 'zod';

/** The line above the header, by language; no text, no line. `path` is where it leads. */
export const headerSettings = z.object({
  announcement: z
    .record(z.string(), z.object({ text: z.string().max(200).meta({ input: 'line' }).optional() }))
    .default({})
    .meta({ input: 'texts' }),
  announcementPath: z.string().max(500).meta({ input: 'link' }).optional(),
});

/** Settings of the header. */
export type HeaderSettings = z.infer<typeof headerSettings>;
