import type { Queryable } from '#kit/server/database.ts';
import { pagingQuery, postLimits, type PostKind, type Thread, type ThreadList } from './contract.ts';
import { findThreads, type StoredPost, type Subject } from './store.ts';

/** A page of the approved threads of a product or article, those in the reader's language first, then the newest, in one statement. */
export async function readThreads(
  db: Queryable,
  { size = postLimits.pageSize, ...asked }: { kind: PostKind; subject: Subject; lang: string; page: number; size?: number },
): Promise<ThreadList> {
  const { items, total } = await findThreads(db, { ...asked, size });
  return { items: items.map((item): Thread => ({ ...toPost(item), replies: item.replies.map(toPost) })), total, page: asked.page, size };
}

/** The page of threads that an address asks for; whatever does not fit is the first. */
export function threadPageOf(query: URLSearchParams, parameter: string): number {
  return pagingQuery.page.safeParse(query.get(parameter) ?? undefined).data ?? 1;
}

function toPost({ id, author, body, lang, byShop, createdAt }: StoredPost) {
  return { id, author, text: body, lang, byShop, createdAt: new Date(createdAt).toISOString() };
}
