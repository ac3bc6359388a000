/**
 * Questions about the demo shop's products: `seeds/demo/questions/*.json`, each file a list of
 * `{ "product": "<slug>", "questions": [{ "author", "text", "lang": "en", "daysAgo": 12,
 * "replies"?: [{ "author"?, "text", "byShop"?: true, "daysAgo": 11 }] }] }`. Without an author the shop's own name stands there.
 */
import { z } from 'zod';
import { languages } from '#kit/pure/languages.ts';
import type { Tx } from '#kit/server/database.ts';
import { createThreads } from '#shop/discussions/index.ts';

const day = 24 * 3_600_000;
const text = z.string().min(1).max(2_000);
const daysAgo = z.int().min(0);

/** A post with its answers, as the files have it. */
const threadSchema = z.object({
  author: z.string().min(1).max(60),
  text,
  lang: z.enum(languages),
  daysAgo,
  replies: z.array(z.object({ author: z.string().max(60).optional(), text, byShop: z.boolean().default(false), daysAgo })).default([]),
});

/** A file of questions. */
export const questionFileSchema = z.array(z.object({ product: z.string(), questions: z.array(threadSchema) }));

/** What the files hold. */
export type SeedQuestions = z.output<typeof questionFileSchema>;

/** Writes them. `products` are by slug; one that is not there is a mistake. */
export async function seedQuestions(
  tx: Tx,
  seeds: SeedQuestions,
  { products, shopName, now }: { products: ReadonlyMap<string, { id: string; title: string }>; shopName: string; now: Date },
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const threads = seeds.flatMap(({ product: slug, questions }) => {
    const product = products.get(slug);
    if (!product) throw new Error(`questions of the demo shop name the product ${slug}, which there is not`);
    return questions.map((question) => ({
      kind: 'question' as const,
      subject: { ...product, slug },
      author: question.author,
      text: question.text,
      lang: question.lang,
      at: before(question.daysAgo),
      replies: question.replies.map((reply) => ({ author: reply.author ?? shopName, text: reply.text, byShop: reply.byShop, at: before(reply.daysAgo) })),
    }));
  });
  await createThreads(tx, threads);
}
