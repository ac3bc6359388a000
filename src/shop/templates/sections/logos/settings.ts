/** What a merchant sets on a row of names. */
import { z } from 'zod';
import { lineField, linkField, pictureField, textsOf } from '#kit/server/page/section-settings.ts';

/** Brands, makers or partners: each a name, with a picture and a link where it has them. */
export const logosSettings = z.object({
  texts: textsOf({ title: lineField() }),
  items: z
    .array(z.object({ name: lineField().min(1), picture: pictureField().optional(), link: linkField().optional() }))
    .max(24)
    .default([]),
});

/** Settings of a row of names. */
export type LogosSettings = z.output<typeof logosSettings>;
