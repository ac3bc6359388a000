/** What a merchant sets on the ways to reach the shop. */
import { z } from 'zod';
import { linesField, textsOf } from '#kit/server/page/section-settings.ts';

/** What stands below each way, such as how soon one gets an answer. The ways themselves are in the shop's settings. */
export const contactSettings = z.object({ texts: textsOf({ email: linesField(), phone: linesField(), visit: linesField() }) });

/** Settings of the ways to reach the shop. */
export type ContactSettings = z.output<typeof contactSettings>;
