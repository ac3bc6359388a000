/**
 * Reviews of the demo shop: `seeds/demo/reviews/*.json`, each file a list of
 * `{ "product": "<slug>", "reviews": [{ "author", "stars": 1–5, "title"?, "text", "lang": "en", "verified"?: true, "helpful"?: 3,
 * "answer"?: "the merchant's answer", "translations"?: { "zh": { "title"?, "text", "answer"? } }, "pictures"?: ["<file of seeds/demo/pictures>"], "daysAgo": 12 }] }`.
 * They count into the products' stars.
 */
import { z } from 'zod';
import { languages } from '#kit/pure/languages.ts';
import type { Tx } from '#kit/server/database.ts';
import { createReviews } from '#shop/reviews/index.ts';

const day = 24 * 3_600_000;

/** A file of reviews. */
export const reviewFileSchema = z.array(
  z.object({
    product: z.string(),
    reviews: z.array(
      z.object({
        author: z.string().min(1).max(60),
        stars: z.int().min(1).max(5),
        title: z.string().max(120).default(''),
        text: z.string().min(1).max(5_000),
        lang: z.enum(languages),
        verified: z.boolean().default(false),
        helpful: z.int().min(0).default(0),
        answer: z.string().max(2_000).default(''),
        translations: z
          .partialRecord(z.enum(languages), z.object({ title: z.string().default(''), text: z.string().min(1), answer: z.string().default('') }))
          .default({}),
        pictures: z.array(z.string()).max(5).default([]),
        daysAgo: z.int().min(0),
      }),
    ),
  }),
);

/** What the files hold. */
export type SeedReviews = z.output<typeof reviewFileSchema>;

/** Writes them; `productIds` are by slug, `pictures` media ids by file name. A product that is not there is a mistake. */
export async function seedReviews(
  tx: Tx,
  seeds: SeedReviews,
  { productIds, pictures, now }: { productIds: ReadonlyMap<string, string>; pictures: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const reviews = seeds.flatMap(({ product, reviews: own }) => {
    const productId = productIds.get(product);
    if (!productId) throw new Error(`reviews of the demo shop name the product ${product}, which there is not`);
    return own.map(({ daysAgo, pictures: names, ...review }) => ({
      ...review,
      productId,
      mediaIds: names.flatMap((name) => pictures.get(name) ?? []),
      at: new Date(now.getTime() - daysAgo * day),
    }));
  });
  await createReviews(tx, reviews);
}
