import type { Queryable } from '#kit/server/database.ts';
import { translationFor } from '#kit/pure/language/written-texts.ts';
import { pagingQuery, postLimits, type PostKind, type Thread, type ThreadList } from './contract.ts';
import { findThreads, type StoredPost, type Subject } from './store.ts';

/** A page of the approved threads of a product or article, those in the reader's language first, then the newest, in one statement. */
export async function readThreads(
  db: Queryable,
  { size = postLimits.pageSize, ...asked }: { kind: PostKind; subject: Subject; lang: string; page: number; size?: number },
): Promise<ThreadList> {
  const { items, total } = await findThreads(db, { ...asked, size });
  return { items: items.map((item) => toThread(item, asked.lang)), total, page: asked.page, size };
}

/** The page of threads that an address asks for; whatever does not fit is the first. */
export function threadPageOf(query: URLSearchParams, parameter: string): number {
  return pagingQuery.page.safeParse(query.get(parameter) ?? undefined).data ?? 1;
}

function toThread({ replies, ...start }: StoredPost & { replies: readonly StoredPost[] }, lang: string): Thread {
  return { ...toPost(start, lang), replies: replies.map((reply) => toPost(reply, lang)) };
}

/** A stored post as everybody sees it, with its translation for readers of `lang`. */
export function toPost({ id, author, body, lang: own, byShop, translations, createdAt }: StoredPost, lang: string) {
  const translation = translationFor({ lang: own, translations }, lang);
  return { id, author, text: body, lang: own, byShop, translation, createdAt: new Date(createdAt).toISOString() };
}
