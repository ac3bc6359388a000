/**
 * Contents of the demo shop.
 * `seeds/demo/article-topics.json`: `{ "categories": [{ "slug", "texts": { "en": { "title", "summary"? } } }], "tags": [the same] }`.
 * `seeds/demo/articles/*.json`: `{ "slug", "author", "publishedAt": "2026-09-18T08:00:00Z", "picture": "<file of seeds/demo/pictures>",
 * "categories": ["<slug>"], "tags": ["<slug>"], "products": ["<slug>"], "texts": { "en": { "title", "summary", "body": "<p>…</p>",
 * "author"? (where it is written otherwise), "seoTitle"?, "seoDescription"? } } }`; a body shows a picture by `<img src="<file>">`.
 * `seeds/demo/entries/*.json`: `{ "type": "lookbook" | "app" | …, "slug", "position", "pictures": ["<file>"], "products", "texts" }`.
 * `seeds/demo/custom-categories.json`: as the settings' `routes.customCategories`.
 * `seeds/demo/pages/*.json`: `{ "slug", "picture"?, "template"?, "texts" }`, with such bodies.
 */
import { z } from 'zod';
import { escapeHtml } from '#kit/pure/plain-text.ts';
import type { Tx } from '#kit/server/database.ts';
import { createContents, createPages } from '#shop/content/edit/index.ts';
import { ensureTopics } from '#shop/content/categories/index.ts';
import { findPictures } from '#shop/media/index.ts';

const texts = z.record(z.string(), z.record(z.string(), z.string()));
const topic = z.object({ slug: z.string(), texts });
const names = z.array(z.string()).default([]);

/** The file of topics. */
export const topicsFileSchema = z.object({ categories: z.array(topic), tags: z.array(topic) });
/** A file of an article. */
export const articleFileSchema = z.object({
  slug: z.string(),
  author: z.string(),
  publishedAt: z.coerce.date(),
  picture: z.string(),
  categories: names,
  tags: names,
  products: names,
  texts,
});
/** A file of an entry. */
export const entryFileSchema = z.object({ type: z.string(), slug: z.string(), position: z.int(), pictures: names, products: names, texts });

/** What the files hold. */
export type SeedContents = {
  topics: z.output<typeof topicsFileSchema>;
  articles: z.output<typeof articleFileSchema>[];
  entries: z.output<typeof entryFileSchema>[];
  pages: { slug: string; texts: z.output<typeof texts>; picture?: string | undefined; template?: string | undefined }[];
};

/** Names of the pictures that contents show. */
export const contentPictures = ({ articles, entries, pages }: SeedContents): string[] => [
  ...pages.flatMap(({ picture, texts: words }) => [...(picture === undefined ? [] : [picture]), ...picturesIn(words)]),
  ...articles.flatMap(({ picture, texts: words }) => [picture, ...picturesIn(words)]),
  ...entries.flatMap(({ pictures }) => pictures),
];

/** Writes them; `productIds` are by slug, `pictures` media ids by file name. A topic that is not there is a mistake; a product that is not is left out. */
export async function seedContents(
  tx: Tx,
  seeds: SeedContents,
  { productIds, pictures, now }: { productIds: ReadonlyMap<string, string>; pictures: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  const categories = await ensureTopics(tx, 'category', seeds.topics.categories);
  const tags = await ensureTopics(tx, 'tag', seeds.topics.tags);
  const idsIn = (known: ReadonlyMap<string, string>, slugs: readonly string[], where: string) =>
    slugs.map((slug) => {
      const id = known.get(slug);
      if (id === undefined) throw new Error(`${where} of the demo shop names "${slug}", which there is not`);
      return id;
    });
  // A product whose pictures are not there yet is not sold yet either.
  const sold = (slugs: readonly string[]) => slugs.flatMap((slug) => productIds.get(slug) ?? []);
  const mediaIds = (files: readonly string[]) => files.flatMap((name) => pictures.get(name) ?? []);
  const articles = [];
  for (const article of seeds.articles) articles.push({ ...article, texts: await withPictures(tx, article.texts, pictures) });
  await createContents(
    tx,
    [
      ...articles.map((article) => ({
        kind: 'article' as const,
        slug: article.slug,
        texts: article.texts,
        author: article.author,
        publishAt: article.publishedAt,
        pictures: mediaIds([article.picture]),
        products: sold(article.products),
        topics: [...idsIn(categories, article.categories, article.slug), ...idsIn(tags, article.tags, article.slug)],
      })),
      ...seeds.entries.map((entry) => ({
        kind: 'entry' as const,
        type: entry.type,
        slug: entry.slug,
        texts: entry.texts,
        position: entry.position,
        pictures: mediaIds(entry.pictures),
        products: sold(entry.products),
      })),
    ],
    now,
  );
  const pages = [];
  for (const { slug, texts: words, picture, template } of seeds.pages) {
    pages.push({ slug, texts: await withPictures(tx, words, pictures), pictures: mediaIds(picture === undefined ? [] : [picture]), template: template ?? null });
  }
  await createPages(tx, pages, now);
}

const pictureTag = /<img src="([^"]+)">/g;

/** Files of the pictures that bodies show. */
const picturesIn = (words: z.output<typeof texts>) =>
  Object.values(words).flatMap(({ body = '' }) => Array.from(body.matchAll(pictureTag), ([, name]) => name!));

/** The texts with each picture of a body at its address, with its size and, in the body's language, its alternative text. One that is not there is left out. */
async function withPictures(tx: Tx, words: z.output<typeof texts>, pictures: ReadonlyMap<string, string>) {
  const ids = picturesIn(words).flatMap((name) => pictures.get(name) ?? []);
  const shown: typeof words = {};
  for (const [lang, fields] of Object.entries(words)) {
    const found = await findPictures(tx, ids, lang);
    const tagOf = (_: string, name: string) => {
      const picture = found.get(pictures.get(name) ?? '');
      return picture
        ? `<img src="${picture.url}" alt="${escapeHtml(picture.alt)}" width="${picture.width}" height="${picture.height}">`
        : '';
    };
    shown[lang] = { ...fields, ...(fields['body'] !== undefined && { body: fields['body'].replace(pictureTag, tagOf) }) };
  }
  return shown;
}
