import type { Api } from '#kit/server/http/api.ts';
import { z } from 'zod';
import { usualListSize } from '#kit/pure/limits.ts';
import { contentLimits, contentListSchema, publicContentSchema, topicItemSchema } from './contract.ts';
import { listArticles, listEntries, listPages, listTopics } from './show/list-contents.ts';
import { readItem } from './show/read-item.ts';

const read = { method: 'GET', tag: 'content', access: 'public', cacheControl: 'public, no-cache' } as const;
const lang = z.string().max(20).optional().describe('Language in place of that of the header `x-lang`');
const slug = z.string().min(1).max(contentLimits.slugLength).describe('Its slug, in the language asked for or the shop’s own');
const topic = z.string().min(1).max(contentLimits.slugLength).optional();
const paging = {
  page: z.coerce.number().int().min(1).max(contentLimits.lastPage).default(1).describe('Page, from 1'),
  size: z.coerce
    .number()
    .int()
    .min(1)
    .default(usualListSize)
    .transform((asked) => Math.min(asked, contentLimits.mostPageSize))
    .describe('Contents on a page'),
};
const type = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .describe('Key of the custom category that the entries belong to');

/** Publishes what visitors read of contents, for headless storefronts. */
export function contentReadRoutes(api: Api): void {
  const list = { ...read, data: contentListSchema } as const;
  const one = { ...read, data: publicContentSchema } as const;
  const articles = z.object({ category: topic.describe('Slug of a category'), tag: topic.describe('Slug of a tag'), ...paging, lang });
  api.operation({ ...list, url: '/api/web/article/list', summary: 'Articles, newest first', query: articles }, async (context, { query }) =>
    listOf(await listArticles(context, query)),
  );
  api.operation(
    { ...one, url: '/api/web/article/detail', summary: 'An article with its text', query: z.object({ slug, lang }) },
    async (context, { query }) => {
      const { item } = await readItem(context, { kind: 'article', slug: query.slug });
      return item;
    },
  );
  const topics = z.object({ categories: z.array(topicItemSchema), tags: z.array(topicItemSchema) });
  api.operation(
    { ...read, url: '/api/web/article/topics', summary: 'Categories and tags of articles', query: z.object({ lang }), data: topics },
    async (context) => {
      const [categories, tags] = await Promise.all([listTopics(context, 'category'), listTopics(context, 'tag')]);
      return { categories, tags };
    },
  );
  api.operation({ ...list, url: '/api/web/page/list', summary: 'Pages of the merchant', query: z.object({ ...paging, lang }) }, async (context, { query }) =>
    listOf(await listPages(context, query)),
  );
  api.operation({ ...one, url: '/api/web/page/detail', summary: 'A page with its text', query: z.object({ slug, lang }) }, async (context, { query }) => {
    const { item } = await readItem(context, { kind: 'page', slug: query.slug });
    return item;
  });
  api.operation(
    { ...list, url: '/api/web/entry/list', summary: 'Entries of a custom category', query: z.object({ type, ...paging, lang }) },
    async (context, { query }) => listOf(await listEntries(context, query.type, query)),
  );
  api.operation(
    { ...one, url: '/api/web/entry/detail', summary: 'An entry of a custom category with its fields', query: z.object({ type, slug, lang }) },
    async (context, { query }) => {
      const { item } = await readItem(context, { kind: 'entry', type: query.type, slug: query.slug });
      return item;
    },
  );
}

const listOf = ({ items, total, page, size }: z.input<typeof contentListSchema>) => ({ items, total, page, size });
