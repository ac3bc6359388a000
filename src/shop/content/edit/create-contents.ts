import type { Texts } from '#kit/pure/languages.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { cleanTexts } from './checked-input.ts';
import type { ContentInput, ContentKind } from '../contract.ts';
import { readingOf, searchTextOf, tagsOf } from '../rules.ts';
import type { ContentField } from '../store.ts';
import { insertItems } from './store.ts';

/** A content that comes from a file: ids of pictures, products and topics; `publishAt` null is at once. */
export type NewContent = {
  kind: ContentKind;
  type?: string;
  slug: string;
  rootSlug?: string | null;
  texts: Texts<ContentField>;
  author?: string;
  pictures?: readonly string[];
  products?: readonly string[];
  topics?: readonly string[];
  position?: number;
  template?: string | null;
  publishAt?: Date | null;
};

/** Writes published contents whose slugs are not taken; rich text is sanitised. */
export async function createContents(tx: Tx, contents: readonly NewContent[], now: Date): Promise<void> {
  const rows = contents.map((content) => {
    const texts = cleanTexts(content.texts as ContentInput['texts']);
    const { kind, slug, type = '', rootSlug = null, author = '', pictures = [], products = [], topics = [], position = 0, template = null } = content;
    const publishAt = content.publishAt ?? (kind === 'article' ? now : null);
    return {
      id: newId(now.getTime()),
      kind,
      type,
      slug,
      rootSlug,
      texts,
      author,
      pictures,
      products,
      topics,
      position,
      reading: readingOf(texts),
      searchText: searchTextOf(texts),
      template,
      published: true,
      publishAt: publishAt?.toISOString() ?? null,
      unpublishAt: null,
      fields: {},
    };
  });
  await insertItems(tx, rows, now);
  await invalidateTags(
    tx,
    rows.flatMap(({ kind, id }) => tagsOf(kind, id)),
  );
}

/** Writes pages whose slugs are not taken. */
export function createPages(
  tx: Tx,
  pages: readonly { slug: string; texts: Texts<'title' | 'summary' | 'body'>; pictures: readonly string[]; template?: string | null }[],
  now: Date,
): Promise<void> {
  return createContents(
    tx,
    pages.map((page) => ({ kind: 'page', ...page })),
    now,
  );
}
