/** Settings of the section: which form; empty on a form's own page. */
import { z } from 'zod';

/** See above. */
export const inquiryFormSettings = z.object({ form: z.string().max(60).default('') });
