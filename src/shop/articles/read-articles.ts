import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import type { ContentItem } from '../content/contract.ts';
import type { OwnArticle, OwnArticleItem } from './contract.ts';
import { showingTo, toArticle, toItem, toPreview } from './present-article.ts';
import type { ArticleState } from './states.ts';
import { findOwn, listOwn, type StoredText } from './store.ts';

/** A page of the caller's own articles, last changed first. */
export async function listArticlesOfMine(
  context: Context,
  { state, page, size }: { state?: ArticleState | undefined; page: number; size: number },
): Promise<{ items: OwnArticleItem[]; total: number; page: number; size: number }> {
  const { rows, total } = await listOwn(context.db, { accountId: requireUser(context).accountId, state, page, size });
  const showing = await showingTo(context);
  return { items: rows.map((row) => toItem(row, showing)), total, page, size };
}

/** One of the caller's own articles. Another's and a missing one are the same. @throws notFound (404) */
export async function readArticleOfMine(context: Context, id: string, db: Queryable = context.db): Promise<OwnArticle> {
  return toArticle(await storedArticle(context, id, db), await showingTo(context, db));
}

/** One of the caller's own articles as its readers will see it. @throws notFound (404) */
export async function previewArticleOfMine(context: Context, id: string): Promise<ContentItem> {
  return toPreview(await storedArticle(context, id, context.db), await showingTo(context), m.articles_untitled({}, { locale: context.locale }));
}

/** The same as it is stored. @throws notFound (404) */
export async function storedArticle(context: Context, id: string, db: Queryable): Promise<StoredText> {
  const found = isId(id) ? await findOwn(db, { id, accountId: requireUser(context).accountId }) : undefined;
  if (!found) throw new ShopError(notFound);
  return found;
}
