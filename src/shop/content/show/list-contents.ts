import { contentFallbacks, textIn } from '#kit/pure/languages.ts';
import { isKey, type Queryable } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import { cardOf, sightOf, topicOf, type ContentView } from './card-of.ts';
import { contentLimits, type ContentCard, type ContentKind, type ContentList, type TopicItem } from '../contract.ts';
import { findItemsById, findPagesBySlug, findRelated, findTopics, listItems, searchItems } from '../store.ts';

/** What a list is asked for; topics are slugs, an unknown one holds nothing. */
export type ListAsked = { category?: string | undefined; tag?: string | undefined; page?: number; size?: number };

/** A page of articles, newest first, in one statement. */
export function listArticles(view: ContentView, asked: ListAsked = {}): Promise<ContentList> {
  return list(view, { kind: 'article', type: '' }, asked);
}

/** A page of the entries of a custom type, in the merchant's order. */
export function listEntries(view: ContentView, type: string, asked: ListAsked = {}): Promise<ContentList> {
  return list(view, { kind: 'entry', type }, asked);
}

/** A page of the merchant's pages, in the merchant's order. */
export function listPages(view: ContentView, asked: ListAsked = {}): Promise<ContentList> {
  return list(view, { kind: 'page', type: '' }, asked);
}

async function list(view: ContentView, of: { kind: ContentKind; type: string }, asked: ListAsked): Promise<ContentList> {
  const { page = 1, size = contentLimits.pageSize } = asked;
  const topics = [asked.category, asked.tag].filter((slug) => slug !== undefined);
  if (page > contentLimits.lastPage || topics.some((slug) => !isKey(slug, contentLimits.slugLength)))
    return { items: [], total: 0, page, size, nextChangeAt: null };
  const question = {
    ...of,
    langs: contentFallbacks(view.lang),
    page,
    size,
    ...(asked.category === undefined ? {} : { category: asked.category }),
    ...(asked.tag === undefined ? {} : { tag: asked.tag }),
  };
  const { rows, total, nextChangeAt } = await listItems(view.db, question, sightOf(view));
  return { items: rows.map((row) => cardOf(row, view.lang)), total, page, size, nextChangeAt };
}

/** What stands around an article: the one before and after it in time, and those that share most categories and tags. */
export type Neighbours = { previous: ContentCard | null; next: ContentCard | null; related: ContentCard[] };

/** See `Neighbours`; one statement. */
export async function readNeighbours(view: ContentView, article: Pick<ContentCard, 'id' | 'publishedAt'>, related: number): Promise<Neighbours> {
  const rows = await findRelated(
    view.db,
    { id: article.id, publishAt: new Date(article.publishedAt) },
    { ...sightOf(view), related, langs: contentFallbacks(view.lang) },
  );
  const of = (role: string) => rows.filter((row) => row.role === role).map((row) => cardOf(row, view.lang));
  return { previous: of('previous')[0] ?? null, next: of('next')[0] ?? null, related: of('related') };
}

/** Categories or tags of articles that hold any, in the merchant's order. */
export async function listTopics(view: ContentView, kind: 'category' | 'tag'): Promise<TopicItem[]> {
  const rows = await findTopics(view.db, { kind, langs: contentFallbacks(view.lang) }, sightOf(view));
  return rows
    .filter((row) => row.articleCount > 0)
    .map((row) => ({ ...topicOf(row, view.lang), summary: textIn(row.texts, 'summary', view.lang), articleCount: row.articleCount }));
}

/** The contents that match a search. */
export type FoundContents = { articles: ContentCard[]; pages: ContentCard[] };

/** Published articles that hold every word of `q` in any language, those whose title does first, and pages whose title does; so many of each. One statement. */
export async function findContents(db: Queryable, asked: { q: string; limit: number } & Pick<ContentView, 'lang' | 'now'>): Promise<FoundContents> {
  const { q, lang } = asked;
  const words = q.toLowerCase().split(/\s+/u).filter(Boolean).slice(0, contentLimits.searchWords);
  if (words.length === 0 || !isKey(q, contentLimits.queryLength)) return { articles: [], pages: [] };
  const limit = Math.min(asked.limit, contentLimits.mostPageSize);
  const found = (await searchItems(db, { kinds: ['article', 'page'], words, limit }, sightOf({ now: asked.now }))).map((row) => cardOf(row, lang));
  return { articles: found.filter(({ kind }) => kind === 'article'), pages: found.filter(({ kind }) => kind === 'page') };
}

/** Contents of a kind by id, in the order of the ids; malformed and unknown ids, and what is not published now, are left out. */
export async function contentsById(
  db: Queryable,
  kind: ContentKind,
  { ids, lang, now }: { ids: readonly string[] } & Pick<ContentView, 'lang' | 'now'>,
): Promise<ContentCard[]> {
  const wanted = [...new Set(ids)].filter(isId).slice(0, contentLimits.mostPageSize);
  const byId = new Map((await findItemsById(db, { kind, ids: wanted }, sightOf({ now }))).map((row) => [row.id, row]));
  return wanted.flatMap((id) => (byId.has(id) ? [cardOf(byId.get(id)!, lang)] : []));
}

/** Published pages by their usual slugs, in the order of the slugs; unknown ones are left out. */
export async function pagesBySlug(view: ContentView, slugs: readonly string[]): Promise<ContentCard[]> {
  const rows = await findPagesBySlug(view.db, slugs.slice(0, contentLimits.mostPageSize), sightOf(view));
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug).map((row) => cardOf(row, view.lang)));
}
