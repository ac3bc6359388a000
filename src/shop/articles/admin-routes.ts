import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { approveInput, refuseInput, staffOwnArticleFilter, staffOwnArticleItemSchema, staffOwnArticleSchema, staffOwnArticleSorts } from './contract.ts';
import { approveArticle, refuseArticle, takeArticleDown } from './decide-article.ts';
import { listArticlesForStaff, readArticleForStaff } from './staff-articles.ts';

/** Publishes the back office's resource `own-articles` with its actions. */
export function articleAdminRoutes(api: Api): void {
  const staff = { tag: 'own-articles', access: 'staff', right: 'write:content' } as const;
  const params = z.object({ id: z.string().max(64) });
  const action = { ...staff, method: 'POST', params, data: staffOwnArticleSchema, idempotent: true } as const;
  const query = listQuery({ sorts: staffOwnArticleSorts, filter: staffOwnArticleFilter, usual: '-submittedAt' });
  const url = '/api/admin/own-articles';
  api.operation(
    { ...staff, method: 'GET', url, summary: 'List articles that shoppers submitted', query, data: listAnswer(staffOwnArticleItemSchema) },
    (context, { query: { page, size, sort, filter } }) => listArticlesForStaff(context, { page, size, filter, order: sort }),
  );
  api.operation(
    { ...staff, method: 'GET', url: `${url}/:id`, summary: "Read a shopper's article", params, data: staffOwnArticleSchema },
    async (context, { params: { id }, reply }) => sendEtag(reply, await readArticleForStaff(context, id)),
  );
  api.operation(
    { ...action, url: `${url}/:id/approve`, summary: "Show a shopper's article to its readers", body: approveInput },
    (context, { params: { id }, body }) => approveArticle(context, { id, version: body.version }),
  );
  api.operation({ ...action, url: `${url}/:id/refuse`, summary: "Refuse a shopper's article", body: refuseInput }, (context, { params: { id }, body }) =>
    refuseArticle(context, { id, ...body }),
  );
  api.operation(
    { ...action, url: `${url}/:id/take-down`, summary: "Take a shopper's article from its readers", body: refuseInput },
    (context, { params: { id }, body }) => takeArticleDown(context, { id, reason: body.reason }),
  );
}
