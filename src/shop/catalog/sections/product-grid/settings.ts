/** What a merchant sets on a row of products. */
import { z } from 'zod';

const words = z.string().max(500).optional();

/** Where the products come from, how many, the words above them and where "all of them" leads. */
export const productGridSettings = z.object({
  source: z
    .object({
      category: z.string().max(200).optional(),
      tag: z.string().max(200).optional(),
      collection: z.string().max(200).optional(),
      sort: z.enum(['relevance', 'newest', 'price', '-price', 'sales', 'rating']).optional(),
    })
    .default({}),
  limit: z.number().int().min(1).max(24).default(4),
  texts: z.record(z.string().max(8), z.object({ title: words, text: words, action: words })).default({}),
  path: z.string().max(300).optional(),
});

/** Settings of a row of products. */
export type ProductGridSettings = z.output<typeof productGridSettings>;
