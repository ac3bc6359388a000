/** What a merchant sets on a gap. */
import { z } from 'zod';

/** Room between sections, with or without a line. */
export const spacerSettings = z.object({ size: z.enum(['small', 'medium', 'large']).default('medium'), line: z.boolean().default(false) });

/** Settings of a gap. */
export type SpacerSettings = z.output<typeof spacerSettings>;
