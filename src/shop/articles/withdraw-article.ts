import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { recordActivity } from '../accounts/index.ts';
import { setArticleShown } from '../content/edit/index.ts';
import { hideUploads } from '../media/uploads/index.ts';
import { articleNotPublic, articleState, type OwnArticle } from './contract.ts';
import { readArticleOfMine, storedArticle } from './read-articles.ts';
import { stateAfter } from './states.ts';
import { listPictures, lockArticle, moveArticle, type StoredText } from './store.ts';

/**
 * Takes back an article that waits for approval; it can be changed again. What readers see stays.
 * @throws notFound (404), articleState (41) where it does not wait
 */
export function withdrawArticle(context: Context, id: string): Promise<OwnArticle> {
  return change(context, id, async (tx, article) => {
    const to = stateAfter(article.state, 'withdraw');
    if (to === null) throw new ShopError(articleState);
    await moveArticle(tx, { id, from: article.state, to });
  });
}

/**
 * Takes a public article from its readers. Its text stays, and once it is approved again it has its old address.
 * @throws notFound (404), articleNotPublic (41)
 */
export function unpublishArticle(context: Context, id: string): Promise<OwnArticle> {
  return change(context, id, async (tx, article) => {
    const to = stateAfter(article.state, 'unpublish')!;
    if (article.itemId === null || !(await setArticleShown(tx, article.itemId, 'hidden', context.now()))) throw new ShopError(articleNotPublic);
    await hideUploads(tx, { ids: await listPictures(tx, id), purpose: 'article' });
    await moveArticle(tx, { id, from: article.state, to });
    await recordActivity(tx, context, { accountId: article.accountId, kind: 'articleWithdrawn', detail: { title: article.title } });
  });
}

function change(context: Context, id: string, work: (tx: Tx, article: StoredText) => Promise<void>): Promise<OwnArticle> {
  if (!isId(id)) throw new ShopError(notFound);
  return context.transaction(async (tx) => {
    if (!(await lockArticle(tx, { id, accountId: requireUser(context).accountId }))) throw new ShopError(notFound);
    await work(tx, await storedArticle(context, id, tx));
    return readArticleOfMine(context, id, tx);
  });
}
