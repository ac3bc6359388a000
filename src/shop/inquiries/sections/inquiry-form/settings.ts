/** Settings of the section: which form; empty on a form's own page. */
import { z } from 'zod';

export const inquiryFormSettings = z.object({ form: z.string().max(60).default('') });
