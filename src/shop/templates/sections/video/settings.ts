/** What a merchant sets on a video. */
import { z } from 'zod';
import { lineField, linesField, pictureField, textsOf } from '#kit/server/page/section-settings.ts';

/**
 * A video: a file of the shop's own folder `videos` (below the data folder), or an address elsewhere, which is opened there
 * and gets no request before that. `captions` is a WebVTT file in the same folder;
 * who does not hear the film reads it, so there is none without (a silent one has an empty file).
 */
export const videoSettings = z
  .object({
    picture: pictureField(),
    texts: textsOf({ title: lineField(), text: linesField() }),
    file: z
      .string()
      .max(100)
      .regex(/^[a-z0-9][a-z0-9._-]*\.(mp4|webm)$/i)
      .meta({ input: 'line' })
      .optional(),
    captions: z
      .string()
      .max(100)
      .regex(/^[a-z0-9][a-z0-9._-]*\.vtt$/i)
      .meta({ input: 'line' })
      .optional(),
    address: z
      .url({ protocol: /^https$/, hostname: z.regexes.domain })
      .max(500)
      .meta({ input: 'line' })
      .optional(),
  })
  .refine(({ file, captions }) => file === undefined || captions !== undefined, { path: ['captions'] });

/** Settings of a video. */
export type VideoSettings = z.output<typeof videoSettings>;
