/** What a merchant promises. */
import { z } from 'zod';
import { lineField, linesField, pathField, textsOf } from '#kit/server/page/section-settings.ts';
import { iconNames } from '#ui/icons.tsx';

/** Up to six promises, each with an icon of the shop's set. */
export const promisesSettings = z.object({
  items: z
    .array(
      z.object({
        icon: z.enum(iconNames).default('success'),
        texts: textsOf({ title: lineField(), text: linesField() }),
        path: pathField().optional(),
      }),
    )
    .max(6)
    .default([]),
});

/** Settings of the promises. */
export type PromisesSettings = z.output<typeof promisesSettings>;
