import { textIn } from '#kit/pure/languages.ts';
import { session } from '../../api/session.ts';

/** What a category, tag, brand or collection is called, in the language of who works here. */
export const listingTitle = (record: Record<string, unknown>): string =>
  textIn(record['texts'] as Record<string, { title?: string }>, 'title', session.locale()) || ((record['title'] ?? record['slug'] ?? '') as string);
