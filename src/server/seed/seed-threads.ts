/**
 * Questions about the demo shop's products: `seeds/demo/questions/*.json`, each file a list of
 * `{ "product": "<slug>", "questions": [{ "author", "text", "lang": "en", "translations"?: { "zh": { "text" } }, "daysAgo": 12,
 * "replies"?: [{ "author"?, "text", "translations"?, "byShop"?: true, "daysAgo": 11 }] }] }`. Without an author the shop's own name in the thread's language stands there.
 * Comments on its articles: `seeds/demo/comments/*.json`, each file a list of `{ "article": "<slug>", "comments": [the same, but with
 * `daysAfter` the article came out (2.5) in place of `daysAgo`] }`. One that would lie in the future is left out.
 */
import { z } from 'zod';
import { languages } from '#kit/pure/languages.ts';
import type { Tx } from '#kit/server/database.ts';
import { listArticles } from '#shop/content/index.ts';
import { createThreads, type NewThread } from '#shop/discussions/index.ts';

const day = 24 * 3_600_000;
const text = z.string().min(1).max(2_000);
const translations = z.partialRecord(z.enum(languages), z.object({ text })).default({});

/** A post with its answers, as the files have it; `when` says at what time each was written. */
const threadWith = <When extends z.ZodRawShape>(when: When) =>
  z.object({
    author: z.string().min(1).max(60),
    text,
    lang: z.enum(languages),
    translations,
    ...when,
    replies: z.array(z.object({ author: z.string().max(60).optional(), text, translations, byShop: z.boolean().default(false), ...when })).default([]),
  });

/** A file of questions. */
export const questionFileSchema = z.array(z.object({ product: z.string(), questions: z.array(threadWith({ daysAgo: z.int().min(0) })) }));
/** A file of comments. */
export const commentFileSchema = z.array(z.object({ article: z.string(), comments: z.array(threadWith({ daysAfter: z.number().min(0) })) }));

/** What the files hold. */
export type SeedQuestions = z.output<typeof questionFileSchema>;
/** See `commentFileSchema`. */
export type SeedComments = z.output<typeof commentFileSchema>;

type ShopNames = Readonly<Record<string, string>>;

const nameIn = (names: ShopNames, lang: string): string => names[lang] ?? names['en'] ?? 'Vitrine';

/** Writes them. `products` are by slug; one that is not there is a mistake. */
export async function seedQuestions(
  tx: Tx,
  seeds: SeedQuestions,
  { products, shopNames, now }: { products: ReadonlyMap<string, { id: string; title: string }>; shopNames: ShopNames; now: Date },
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  const threads = seeds.flatMap(({ product: slug, questions }) => {
    const product = products.get(slug);
    if (!product) throw new Error(`questions of the demo shop name the product ${slug}, which there is not`);
    return questions.map(({ daysAgo, replies, ...question }) => ({
      kind: 'question' as const,
      subject: { ...product, slug },
      ...question,
      at: before(daysAgo),
      replies: replies.map(({ daysAgo: days, author = nameIn(shopNames, question.lang), ...reply }) => ({ ...reply, author, at: before(days) })),
    }));
  });
  await createThreads(tx, threads);
}

/** Writes comments on articles that there are already, with the time since the article came out. An unknown article is a mistake. */
export async function seedComments(tx: Tx, seeds: SeedComments, { shopNames, now }: { shopNames: ShopNames; now: Date }): Promise<void> {
  const { items } = await listArticles({ db: tx, lang: 'en', now: () => now, preview: true }, { size: 100 });
  const articles = new Map(items.map((item) => [item.slug, item]));
  const threads = seeds.flatMap(({ article: slug, comments }) => {
    const article = articles.get(slug);
    if (!article) throw new Error(`comments of the demo shop name the article ${slug}, which there is not`);
    const after = (days: number) => new Date(Date.parse(article.publishedAt) + days * day);
    return comments.map(({ daysAfter, replies, ...comment }): NewThread => ({
      kind: 'comment',
      subject: { id: article.id, slug, title: article.title },
      ...comment,
      at: after(daysAfter),
      replies: replies
        .map(({ daysAfter: days, author = nameIn(shopNames, comment.lang), ...reply }) => ({ ...reply, author, at: after(days) }))
        .filter(({ at }) => at <= now),
    }));
  });
  await createThreads(
    tx,
    threads.filter(({ at }) => at <= now),
  );
}
