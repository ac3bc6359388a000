/** What a merchant sets on questions and answers. */
import { z } from 'zod';
import { htmlField, lineField, linesField, textsOf } from '#kit/server/page/section-settings.ts';

/** Questions that open to their answers, with structured data for search engines. */
export const faqSettings = z.object({
  texts: textsOf({ title: lineField(), text: linesField() }),
  items: z
    .array(z.object({ texts: textsOf({ question: lineField(), answer: htmlField() }) }))
    .max(40)
    .default([]),
});

/** Settings of questions and answers. */
export type FaqSettings = z.output<typeof faqSettings>;
