/** What a merchant sets on a row of articles. */
import { z } from 'zod';
import { lineField, linesField, pathField, slugField, textsOf } from '#kit/server/page/section-settings.ts';

/** Which articles (of a category and of a tag, both by slug; neither: all), how many, the words above them and where "all of them" leads. */
export const articleGridSettings = z.object({
  texts: textsOf({ title: lineField(), text: linesField(), action: lineField() }),
  category: slugField('articleCategory').optional(),
  tag: slugField('articleTag').optional(),
  limit: z.number().int().min(1).max(12).default(3),
  path: pathField().optional(),
});

/** Settings of a row of articles. */
export type ArticleGridSettings = z.output<typeof articleGridSettings>;
