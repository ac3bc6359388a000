/** What a merchant sets on a row of articles. */
import { z } from 'zod';
import { lineField, linesField, pathField, textsOf } from '#kit/server/page/section-settings.ts';

const slug = () => z.string().max(200).meta({ input: 'line' });

/** Which articles (of a category and of a tag, both by slug; neither: all), how many, the words above them and where "all of them" leads. */
export const articleGridSettings = z.object({
  texts: textsOf({ title: lineField(), text: linesField(), action: lineField() }),
  category: slug().optional(),
  tag: slug().optional(),
  limit: z.number().int().min(1).max(12).default(3),
  path: pathField().optional(),
});

/** Settings of a row of articles. */
export type ArticleGridSettings = z.output<typeof articleGridSettings>;
