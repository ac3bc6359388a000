/** What a merchant sets on a picture with a text. */
import { z } from 'zod';
import { lineField, linesField, pathField, pictureField, textsOf } from '#kit/server/page/section-settings.ts';

/** A picture and a text side by side; `side` is the picture's. */
export const imageWithTextSettings = z.object({
  picture: pictureField(),
  side: z.enum(['left', 'right']).default('left'),
  texts: textsOf({ eyebrow: lineField(), title: lineField(), text: linesField(), action: lineField() }),
  path: pathField().optional(),
});

/** Settings of a picture with a text. */
export type ImageWithTextSettings = z.output<typeof imageWithTextSettings>;
