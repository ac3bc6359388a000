/** What lists have in common: the requested page, and its answer. */
import { z } from 'zod';

const wholeNumber = (digits: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${digits}}$`))
    .transform(Number);

/** A page in a query: a whole number from 1 to `last`. */
export const queryPage = (last: number) => wholeNumber(9).pipe(z.number().int().min(1).max(last));

/** A size in a query: a whole number from 1; more than `most`, however large, is `most`. */
export const querySize = (most: number) =>
  wholeNumber(15)
    .pipe(z.number().int().min(1))
    .transform((asked) => Math.min(asked, most));

/** Page and size in a body; a size above `mostSize` is that. */
export const pagingFields = ({ lastPage, size, mostSize }: { lastPage: number; size: number; mostSize: number }) => ({
  page: z.number().int().min(1).max(lastPage).default(1),
  size: z
    .number()
    .int()
    .min(1)
    .default(size)
    .transform((asked) => Math.min(asked, mostSize)),
});

const count = z.number().int();

/** A page of a list. */
export const listAnswer = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: count, page: count, size: count });
