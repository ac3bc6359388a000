import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { recordActivity } from '../accounts/index.ts';
import { deleteOwnArticle } from '../content/edit/index.ts';
import { releaseUploads } from '../media/uploads/index.ts';
import { storedArticle } from './read-articles.ts';
import { deleteArticle, listAll, listPictures, lockArticle } from './store.ts';

/**
 * Deletes an article of the caller, what readers see of it included; its pictures are let go of.
 * @throws notFound (404)
 */
export async function removeArticle(context: Context, id: string): Promise<void> {
  if (!isId(id)) throw new ShopError(notFound);
  const { accountId } = requireUser(context);
  await context.transaction(async (tx) => {
    if (!(await lockArticle(tx, { id, accountId }))) throw new ShopError(notFound);
    const { itemId, title } = await storedArticle(context, id, tx);
    await removeOne(tx, context, { id, itemId });
    await recordActivity(tx, context, { accountId, kind: 'articleRemoved', detail: { title } });
  });
}

/** Deletes every article of an account, for one that is closed. */
export async function removeArticlesOf(tx: Tx, context: Context, accountId: string): Promise<void> {
  for (const article of await listAll(tx, accountId)) {
    await lockArticle(tx, { id: article.id });
    await removeOne(tx, context, article);
  }
}

async function removeOne(tx: Tx, context: Context, { id, itemId }: { id: string; itemId: string | null }): Promise<void> {
  const pictures = await listPictures(tx, id);
  await deleteArticle(tx, id);
  if (itemId !== null) await deleteOwnArticle(tx, itemId);
  await releaseUploads(tx, pictures, context.now());
}
