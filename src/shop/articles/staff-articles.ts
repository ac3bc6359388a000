import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { fullNameOf } from '../profile/index.ts';
import type { StaffOwnArticle, StaffOwnArticleItem } from './contract.ts';
import { showingTo, toArticle, toItem } from './present-article.ts';
import { findForStaff, listForStaff, type StaffArticleQuery, type StoredStaffArticle, type StoredStaffText } from './store-staff.ts';

const writerOf = (row: StoredStaffArticle) => ({
  id: row.accountId,
  name: row.nickName || fullNameOf(row) || row.author,
  email: row.email,
});

/** Articles that shoppers submitted, in every state. */
export async function listArticlesForStaff(
  context: Context,
  query: StaffArticleQuery,
): Promise<{ items: StaffOwnArticleItem[]; total: number; page: number; size: number }> {
  const { rows, total } = await listForStaff(context.db, query);
  const showing = await showingTo(context);
  return { items: rows.map((row) => ({ ...toItem(row, showing), account: writerOf(row) })), total, page: query.page, size: query.size };
}

/** One of them. @throws notFound (404) */
export async function readArticleForStaff(context: Context, id: string, db: Queryable = context.db): Promise<StaffOwnArticle> {
  const row = await storedForStaff(id, db);
  return { ...toArticle(row, await showingTo(context, db)), account: writerOf(row) };
}

/** The same as it is stored. @throws notFound (404) */
export async function storedForStaff(id: string, db: Queryable): Promise<StoredStaffText> {
  const found = isId(id) ? await findForStaff(db, id) : undefined;
  if (!found) throw new ShopError(notFound);
  return found;
}
