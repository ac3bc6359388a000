import type { Language } from '#kit/pure/languages.ts';
import { contentPath, previewItem, slugOfTitle } from '../content/edit/index.ts';
import type { ContentItem } from '../content/contract.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { privateAddresses, privateMarkup } from '../media/uploads/index.ts';
import { toPicture } from '../media/index.ts';
import { readSettings } from '../settings/index.ts';
import type { RouteSettings } from '../settings/contract.ts';
import { picturesOf } from './clean-article.ts';
import type { OwnArticle, OwnArticleItem } from './contract.ts';
import type { StoredArticle, StoredText } from './store.ts';

/** What articles are shown with to their author and staff, who see their pictures before everybody does. */
export type Showing = { routes: RouteSettings; addressOf(id: string): string };

/** `reader` is the caller's open transaction, if any: the only connection it may wait for. */
export async function showingTo(context: Context, db: Queryable = context.db): Promise<Showing> {
  const { routes } = await readSettings(context.db);
  return { routes, addressOf: await privateAddresses({ ...context, db: db }) };
}

/** A stored article in a list. */
export function toItem(row: StoredArticle, { routes, addressOf }: Showing): OwnArticleItem {
  const slug = row.slug ?? slugOfTitle(row.title);
  return {
    id: row.id,
    lang: row.lang as Language,
    title: row.title,
    summary: row.summary,
    author: row.author,
    slug,
    picture: row.picture && { ...toPicture(row.picture, row.lang), url: addressOf(row.picture.id), alt: row.mediaAlt },
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

/** A stored article with its text. */
export function toArticle(row: StoredText, showing: Showing): OwnArticle {
  return { ...toItem(row, showing), body: withPictures(row, row.body, showing), pictureAlt: row.mediaAlt };
}

/** A stored article as its readers will see it. */
export function toPreview(row: StoredText, showing: Showing, untitled: string): ContentItem {
  const { id, slug, lang, summary, author, picture, updatedAt: at } = toArticle(row, showing);
  const item = previewItem({ id, slug, picture, text: { lang, title: row.title || untitled, summary, author, body: row.body }, at });
  return { ...item, body: withPictures(row, item.body, showing) };
}

const withPictures = (row: StoredText, html: string, { addressOf }: Showing) =>
  privateMarkup(html, { ids: picturesOf(row.body).map(({ id }) => id), addressOf });
