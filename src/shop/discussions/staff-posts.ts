import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import type { PostKind, PostState, StaffPost } from './contract.ts';
import { toPost } from './read-threads.ts';
import { findStaffPost, listStaffPosts, type StaffPostQuery, type StaffPostRow } from './store-staff.ts';

/** What shoppers wrote, in every state, for staff. */
export async function listPostsForStaff(context: Context, kind: PostKind, query: StaffPostQuery) {
  const { rows, total } = await listStaffPosts(context.db, kind, query);
  return { items: rows.map((row) => toStaffPost(row, context.lang)), total, page: query.page, size: query.size };
}

/** One of them. @throws notFound (404) */
export async function readStaffPost(context: Context, { kind, id }: { kind: PostKind; id: string }): Promise<StaffPost> {
  const row = isId(id) ? await findStaffPost(context.db, kind, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return toStaffPost(row, context.lang);
}

function toStaffPost(row: StaffPostRow, lang: string): StaffPost {
  const translations = row.translations as StaffPost['translations'];
  return {
    ...toPost({ ...row, translations }, lang),
    translations,
    answers: row.answers,
    subject: { id: row.subjectId, slug: row.subjectSlug, title: row.subjectTitle },
    parent: row.parentId === null ? null : { id: row.parentId, author: row.parentAuthor ?? '', text: row.parentBody ?? '' },
    email: row.email,
    state: row.state as PostState,
    refusal: row.refusal,
  };
}
