import type { Language } from '#kit/pure/languages.ts';
import { contentPath, slugOfTitle } from '../content/index.ts';
import { toPicture } from '../media/index.ts';
import type { RouteSettings } from '../settings/index.ts';
import type { OwnArticle, OwnArticleItem } from './contract.ts';
import type { StoredArticle, StoredText } from './store.ts';

/** A stored article in a list. */
export function toItem(row: StoredArticle, routes: RouteSettings): OwnArticleItem {
  const slug = row.slug ?? slugOfTitle(row.title);
  return {
    id: row.id,
    lang: row.lang as Language,
    title: row.title,
    summary: row.summary,
    author: row.author,
    slug,
    picture: row.picture && { ...toPicture(row.picture, row.lang), alt: row.mediaAlt },
    state: row.state,
    refusal: row.refusal,
    public: row.public,
    path: contentPath(routes, { kind: 'article', type: '', slug }),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
  };
}

/** A stored article with its words. */
export function toArticle(row: StoredText, routes: RouteSettings): OwnArticle {
  return { ...toItem(row, routes), body: row.body, pictureAlt: row.mediaAlt };
}
