import type { Reader } from '#kit/server/database.ts';
import { isId } from '#kit/server/ids.ts';
import type { ContentPage } from './contract.ts';
import { toPage } from './read-page.ts';
import { findPagesById } from './store-named.ts';

/** Published pages of words by id, in one query, in any order; malformed and unknown ids are left out. */
export async function pagesById(
  reader: Reader,
  ids: readonly string[],
  lang: string,
): Promise<Pick<ContentPage, 'id' | 'slug' | 'title' | 'summary' | 'image'>[]> {
  const possible = ids.filter(isId);
  if (possible.length === 0) return [];
  return (await findPagesById(reader, possible)).map((row) => toPage(row, lang));
}
