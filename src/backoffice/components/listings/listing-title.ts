import { textIn } from '#kit/pure/languages.ts';
import { session } from '../../api/session.ts';

/** The title of a category, tag, brand or collection, in the user's language. */
export const listingTitle = (record: Record<string, unknown>): string =>
  textIn(record['texts'] as Record<string, { title?: string }>, 'title', session.locale()) || ((record['title'] ?? record['slug'] ?? '') as string);
