/** What a merchant sets on a text. */
import { z } from 'zod';
import { htmlField, lineField, textsOf } from '#kit/server/page/section-settings.ts';

/** Words with headings, lists, links and tables. */
export const richTextSettings = z.object({
  texts: textsOf({ title: lineField(), html: htmlField() }),
  align: z.enum(['left', 'center']).default('center'),
});

/** Settings of a text. */
export type RichTextSettings = z.output<typeof richTextSettings>;
