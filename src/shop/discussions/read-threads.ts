import type { Queryable } from '#kit/server/database.ts';
import { pagingQuery, postLimits, type PostKind, type Thread, type ThreadList } from './contract.ts';
import { findThreads, type StoredPost, type Subject } from './store.ts';

/** A page of the approved threads of a product or article, newest first, in one statement. */
export async function readThreads(
  db: Queryable,
  { kind, subject, page, size = postLimits.pageSize }: { kind: PostKind; subject: Subject; page: number; size?: number },
): Promise<ThreadList> {
  const { items, total } = await findThreads(db, { kind, subject, page, size });
  return { items: items.map((item): Thread => ({ ...toPost(item), replies: item.replies.map(toPost) })), total, page, size };
}

/** The page of threads that an address asks for; whatever does not fit is the first. */
export function threadPageOf(query: URLSearchParams, parameter: string): number {
  return pagingQuery.page.safeParse(query.get(parameter) ?? undefined).data ?? 1;
}

function toPost({ id, author, body, lang, byShop, createdAt }: StoredPost) {
  return { id, author, text: body, lang, byShop, createdAt: new Date(createdAt).toISOString() };
}
