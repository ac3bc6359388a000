import { z } from 'zod';
import { listAnswer } from '#kit/pure/lists.ts';
import type { Api } from '#kit/server/http/api.ts';
import { articleIdInput, articleListInput, articleSaveInput, ownArticleItemSchema, ownArticleSchema } from './contract.ts';
import { listArticlesOfMine, readArticleOfMine } from './read-articles.ts';
import { removeArticle } from './remove-article.ts';
import { saveArticle } from './save-article.ts';
import { submitArticle } from './submit-article.ts';
import { unpublishArticle, withdrawArticle } from './withdraw-article.ts';

const own = { method: 'POST', tag: 'article', access: 'user' } as const;

/** Publishes what shoppers do with their own articles. */
export function articleRoutes(api: Api): void {
  const list = listAnswer(ownArticleItemSchema);
  api.operation(
    { ...own, url: '/api/web/article/mine', summary: "The caller's own articles, last changed first", body: articleListInput, data: list },
    (context, { body }) => listArticlesOfMine(context, body),
  );
  api.operation(
    { ...own, url: '/api/web/article/get', summary: "One of the caller's own articles with its text", body: articleIdInput, data: ownArticleSchema },
    (context, { body }) => readArticleOfMine(context, body.id),
  );
  api.operation(
    {
      ...own,
      url: '/api/web/article/save',
      idempotent: true,
      summary: 'Keep an article as a draft; 412 with `data.article` when it was changed since it was read',
      body: articleSaveInput,
      data: ownArticleSchema,
      bodyLimitBytes: 1024 * 1024,
    },
    (context, { body }) => saveArticle(context, body),
  );
  api.operation(
    { ...own, url: '/api/web/article/submit', summary: 'Ask for an article to be published', body: articleIdInput, data: ownArticleSchema },
    (context, { body }) => submitArticle(context, body.id),
  );
  api.operation(
    { ...own, url: '/api/web/article/withdraw', summary: 'Take back an article that waits for approval', body: articleIdInput, data: ownArticleSchema },
    (context, { body }) => withdrawArticle(context, body.id),
  );
  api.operation(
    { ...own, url: '/api/web/article/unpublish', summary: 'Take a public article from its readers', body: articleIdInput, data: ownArticleSchema },
    (context, { body }) => unpublishArticle(context, body.id),
  );
  api.operation(
    { ...own, url: '/api/web/article/remove', summary: 'Delete an article, public or not', body: articleIdInput, data: z.object({ id: z.string() }) },
    async (context, { body }) => {
      await removeArticle(context, body.id);
      return { id: body.id };
    },
  );
}
