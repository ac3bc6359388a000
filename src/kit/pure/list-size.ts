/** How many entries of a list are asked for at once. */
import { z } from 'zod';

const size = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .pipe(z.number().int().min(1));

/** A size in a query: a whole number from 1; more than `most`, however large, is `most`. */
export const listSize = (most: number) => size.transform((asked) => Math.min(asked, most));
