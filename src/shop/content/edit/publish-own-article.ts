import { slugify } from '#kit/pure/slugify.ts';
import type { Texts } from '#kit/pure/languages.ts';
import { cleanHtml } from '#kit/server/clean-html.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { readSettings } from '#shop/settings/index.ts';
import { reservedSegments } from '#shop/settings/routes/index.ts';
import { cleanTexts, rowOf } from './checked-input.ts';
import { contentInputSchema, type ContentInput, type ContentItem } from '../contract.ts';
import { inputOf, readItemForStaff } from './read-item-for-staff.ts';
import { readingMinutes, tagsOf } from '../rules.ts';
import { deleteItemRow, freeSlug, insertItems, lockItem, lockSlugs, setPublished } from './store.ts';
import { rewriteItem } from './write-item.ts';

/** An approved text by a shopper: in one language, its body clean, its picture a stored one. */
export type OwnArticle = { lang: string; title: string; summary: string; body: string; author: string; pictureId: string | null };

const slugLength = 80;
const slugsTried = 30;

/**
 * Shows an approved text as an article: a new one with an address made of its title, or in place of what `itemId` was.
 * What staff added to that (categories, tags, products, texts of other languages) stays. Answers its id.
 */
export async function publishOwnArticle(context: Context, tx: Tx, { itemId, article }: { itemId: string | null; article: OwnArticle }): Promise<string> {
  if (itemId === null) return insertArticle(context, tx, article);
  const key = { kind: 'article', id: itemId } as const;
  await lockItem(tx, itemId);
  const before = await readItemForStaff(context, key, tx);
  const { lang, title, summary, body, author, pictureId } = article;
  const input: ContentInput = {
    ...inputOf(before),
    texts: { ...before.texts, [lang]: { ...before.texts[lang as keyof typeof before.texts], title, summary, body, author } },
    author,
    pictures: pictureId === null ? [] : [pictureId],
    published: true,
  };
  await rewriteItem(context, tx, { key, before, input });
  return itemId;
}

async function insertArticle(context: Context, tx: Tx, { lang, pictureId, ...text }: OwnArticle): Promise<string> {
  const now = context.now();
  const id = newId(now.getTime());
  await lockSlugs(tx);
  const texts: Texts = cleanTexts({ [lang]: text } as ContentInput['texts']);
  const input = contentInputSchema.parse({
    slug: await slugFor(context, tx, text.title),
    texts,
    author: text.author,
    pictures: pictureId === null ? [] : [pictureId],
    published: true,
  });
  await insertItems(tx, [rowOf({ id, kind: 'article', input }, now)], now);
  await invalidateTags(tx, tagsOf('article', id));
  return id;
}

/** The address that a title makes, as long as nobody has it; empty where a title has neither letters nor numbers. */
export function slugOfTitle(title: string): string {
  return Array.from(slugify(title)).slice(0, slugLength).join('').replace(/-+$/, '');
}

/** An address that no content has or once had, and that the shop does not need itself. */
async function slugFor(context: Context, tx: Tx, title: string): Promise<string> {
  const { routes } = await readSettings(context.db);
  const reserved = reservedSegments(routes);
  const base = slugOfTitle(title) || 'article';
  const candidates = Array.from({ length: slugsTried }, (_, index) => (index === 0 ? base : `${base}-${index + 1}`));
  const unguessed = `${base}-${newId().slice(-8)}`;
  return freeSlug(
    tx,
    [...candidates, unguessed].filter((slug) => !reserved.has(slug)),
  );
}

/** A text that is not published, as its readers will see it. `at` is ISO 8601. */
export function previewItem({
  id,
  slug,
  picture,
  text,
  at,
}: {
  id: string;
  slug: string;
  picture: ContentItem['picture'];
  text: Omit<OwnArticle, 'pictureId'>;
  at: string;
}): ContentItem {
  const { lang, title, summary, author } = text;
  const body = cleanHtml(text.body);
  return {
    id,
    kind: 'article',
    type: '',
    slug,
    title,
    summary,
    author,
    body,
    picture,
    publishedAt: at,
    updatedAt: at,
    seoTitle: title,
    seoDescription: summary,
    pictures: picture ? [picture] : [],
    productIds: [],
    fields: [],
    categories: [],
    tags: [],
    template: null,
    languages: [lang],
    slugs: { '': slug },
    readingMinutes: readingMinutes(body),
  };
}

/** Takes an article from its readers, or gives it back to them; its address, comments and favorites stay. Answers whether that changed anything. */
export async function setArticleShown(tx: Tx, id: string, shown: 'shown' | 'hidden', now: Date): Promise<boolean> {
  const changed = await setPublished(tx, { id, published: shown === 'shown', now });
  if (changed) await invalidateTags(tx, tagsOf('article', id));
  return changed;
}

/** Deletes an article with everything that belongs to it. */
export async function deleteOwnArticle(tx: Tx, id: string): Promise<void> {
  await lockItem(tx, id);
  await deleteItemRow(tx, id);
  await invalidateTags(tx, tagsOf('article', id));
}
