/** What a merchant sets on the bare header. */
import { z } from 'zod';

/** Where its link for help leads; absent: to the shop's page `contact`, else to the feedback form. */
export const bareHeaderSettings = z.object({ helpPath: z.string().max(500).meta({ input: 'link' }).optional() });

/** Settings of the bare header. */
export type BareHeaderSettings = z.infer<typeof bareHeaderSettings>;
