/** What a merchant sets of people. */
import { z } from 'zod';
import { lineField, linesField, textsOf } from '#kit/server/page/section-settings.ts';

/** Up to 24 people, each with a mark of a few letters. */
export const peopleSettings = z.object({
  texts: textsOf({ title: lineField(), text: linesField() }),
  items: z
    .array(z.object({ mark: lineField().default(''), texts: textsOf({ name: lineField(), role: lineField() }) }))
    .max(24)
    .default([]),
});

/** Settings of people. */
export type PeopleSettings = z.output<typeof peopleSettings>;
