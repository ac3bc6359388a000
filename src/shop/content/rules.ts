/** Decisions about contents. Pure. */
import { contentFallbacks, type Texts } from '#kit/pure/languages.ts';
import type { ContentKind, contentStates } from './contract.ts';

const wordsPerMinute = 220;
const signsPerMinute = 400;

// Written without spaces: a sign counts, not a word. Korean has spaces and counts as words do.
const sign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const word = /[\p{L}\p{N}]+/gu;

/** HTML as plain text. Sanitised HTML holds `<` only where an element begins. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Minutes that reading takes: words in scripts with spaces, signs in the others; at least one. */
export function readingMinutes(html: string): number {
  const text = plainText(html);
  const signs = text.match(sign)?.length ?? 0;
  const words = text.replace(sign, ' ').match(word)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute + signs / signsPerMinute));
}

/** Minutes by language, for those that have a body. */
export function readingOf(texts: Texts<'body'>): Record<string, number> {
  return Object.fromEntries(Object.entries(texts).flatMap(([lang, text]) => (text?.body ? [[lang, readingMinutes(text.body)]] : [])));
}

/** The minutes of the body that a language is shown. */
export function minutesIn(reading: Readonly<Record<string, number>>, lang: string): number {
  for (const candidate of contentFallbacks(lang)) if (reading[candidate]) return reading[candidate];
  return Object.values(reading)[0] ?? 1;
}

/** All text of a content in lower case, for search; titles first, what else it says (HTML) last. */
export function searchTextOf(texts: Texts<'title' | 'summary' | 'body' | 'author'>, others: readonly string[] = []): string {
  const all = Object.values(texts).filter((text) => text !== undefined);
  const parts = [
    ...all.map((text) => text.title),
    ...all.map((text) => text.summary),
    ...all.map((text) => plainText(text.body ?? '')),
    ...others.map(plainText),
  ];
  return parts.filter(Boolean).join(' ').toLowerCase();
}

/** What of a content is shown now. */
export function stateAt(now: Date, item: { published: boolean; publishAt: Date | null; unpublishAt: Date | null }): (typeof contentStates)[number] {
  if (!item.published) return 'hidden';
  if (item.unpublishAt && item.unpublishAt <= now) return 'ended';
  return item.publishAt && item.publishAt > now ? 'scheduled' : 'shown';
}

/** The cache tag of all lists of a kind. */
export const listTag = { article: 'articles', page: 'pages', entry: 'entries' } as const satisfies Record<ContentKind, string>;

/** Cache tags of what shows a content. */
export const tagsOf = (kind: ContentKind, id: string): string[] => [`${kind}:${id}`, listTag[kind]];
