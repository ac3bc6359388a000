/** What a merchant sets on a countdown. */
import { z } from 'zod';
import { lineField, linesField, pathField, textsOf } from '#kit/server/page/section-settings.ts';

/** The end of the offer. Afterwards the section is gone. */
export const countdownSettings = z.object({
  until: z.iso.datetime({ offset: true }).meta({ input: 'moment' }),
  texts: textsOf({ title: lineField(), text: linesField(), action: lineField() }),
  path: pathField().optional(),
});

/** Settings of a countdown. */
export type CountdownSettings = z.output<typeof countdownSettings>;
