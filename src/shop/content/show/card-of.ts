/** From stored contents to what is shown of them, in a language. */
import { contentFallbacks, slugIn, textIn } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { toPicture } from '#shop/media/index.ts';
import type { ContentCard, TopicReference } from '../contract.ts';
import { minutesIn } from '../rules.ts';
import type { Sight, StoredCard, StoredTopic } from '../store.ts';

/** What reading contents needs of a call: the language, the clock, and whether drafts are seen. */
export type ContentView = Pick<Context, 'db' | 'lang' | 'now' | 'preview'>;

/** What a call may see. */
export const sightOf = ({ now, preview }: Pick<ContentView, 'now' | 'preview'>): Sight => ({ now: now(), preview: preview === true });

/** What a list shows of a content. */
export function cardOf(row: StoredCard, lang: string): ContentCard {
  const title = textIn(row.texts, 'title', lang) || row.slug;
  const [picture] = row.pictures;
  const of = (kind: 'category' | 'tag') => row.topics.filter((topic) => topic.kind === kind).map((topic) => topicOf(topic, lang));
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    slug: slugIn(row, lang),
    title,
    summary: textIn(row.texts, 'summary', lang),
    author:
      contentFallbacks(lang)
        .map((candidate) => row.texts[candidate]?.author)
        .find(Boolean) ?? row.author,
    publishedAt: (row.publishAt ?? row.createdAt).toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    picture: picture ? toPicture(picture, lang, title) : null,
    categories: of('category'),
    tags: of('tag'),
    readingMinutes: minutesIn(row.reading, lang),
  };
}

/** A topic in a language. */
export function topicOf(topic: Pick<StoredTopic, 'id' | 'slug' | 'texts'>, lang: string): TopicReference {
  return { id: topic.id, slug: topic.slug, title: textIn(topic.texts, 'title', lang) || topic.slug };
}
