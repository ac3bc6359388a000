/** Personal data in this slice: their own articles, which go with them. */
import { ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { removeArticlesOf } from './remove-article.ts';

export const articlePersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'articles',
    table: 'own_article',
    columns: ['lang', 'title', 'summary', 'body', 'author', 'state', 'refusal', 'created_at', 'updated_at', 'submitted_at', 'decided_at'],
    erase: (tx, { accountId }, context) => removeArticlesOf(tx, context, accountId),
  }),
];
