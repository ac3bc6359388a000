/** What a merchant sets on a row of products. */
import { z } from 'zod';
import { lineField, linesField, pathField, slugField, textsOf } from '#kit/server/page/section-settings.ts';
import { productSorts } from '../../contract.ts';

/**
 * Where the products come from (everything named must hold; nothing named: the whole shop), how many, the words above
 * them and where "all of them" leads. `products` are chosen by hand, by slug.
 */
export const productGridSettings = z.object({
  texts: textsOf({ title: lineField(), text: linesField(), action: lineField() }),
  source: z
    .object({
      collection: slugField('collection').optional(),
      category: slugField('category').optional(),
      tag: slugField('tag').optional(),
      promotion: slugField('promotion').optional(),
      products: z.array(slugField('product')).max(24).optional(),
      sort: z.enum(productSorts).optional(),
    })
    .default({}),
  limit: z.number().int().min(1).max(24).default(4),
  path: pathField().optional(),
});

/** Settings of a row of products. */
export type ProductGridSettings = z.output<typeof productGridSettings>;
