import type { Queryable } from '#kit/server/database.ts';
import { translationFor } from '#kit/pure/language/written-texts.ts';
import { pagingQuery, postLimits, type PostKind, type Thread, type ThreadList } from './contract.ts';
import { readShopFacts } from '../messages/index.ts';
import { findThreads, type StoredPost, type Subject } from './store.ts';

/** A page of the approved threads of a product or article, those in the reader's language first, then the newest, in one statement. The shop signs in the reader's language. */
export async function readThreads(
  db: Queryable,
  { size = postLimits.pageSize, ...asked }: { kind: PostKind; subject: Subject; lang: string; page: number; size?: number },
): Promise<ThreadList> {
  const { lang, page } = asked;
  const [{ items, total }, { name }] = await Promise.all([findThreads(db, { ...asked, size }), readShopFacts({ db }, lang)]);
  const signed = (post: StoredPost) => ({ ...toPost(post, lang), ...(post.byShop && { author: name }) });
  return { items: items.map(({ replies, ...start }): Thread => ({ ...signed(start), replies: replies.map(signed) })), total, page, size };
}

/** The page of threads that an address asks for; whatever does not fit is the first. */
export function threadPageOf(query: URLSearchParams, parameter: string): number {
  return pagingQuery.page.safeParse(query.get(parameter) ?? undefined).data ?? 1;
}

/** A stored post as everybody sees it, with its translation for readers of `lang`. */
export function toPost({ id, author, body, lang: own, byShop, translations, createdAt }: StoredPost, lang: string) {
  const translation = translationFor({ lang: own, translations }, lang);
  return { id, author, text: body, lang: own, byShop, translation, createdAt: new Date(createdAt).toISOString() };
}
