/** What a merchant sets on a hero. */
import { z } from 'zod';
import { lineField, linesField, pathField, pictureField, textsOf } from '#kit/server/page/section-settings.ts';

/** A large picture with text: `path` is where its button leads. */
export const heroSettings = z.object({
  picture: pictureField(),
  texts: textsOf({ eyebrow: lineField(), title: lineField(), text: linesField(), action: lineField() }),
  path: pathField().optional(),
});

/** Settings of a hero. */
export type HeroSettings = z.output<typeof heroSettings>;
