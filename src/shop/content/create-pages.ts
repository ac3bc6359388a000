import type { Texts } from '#kit/pure/languages.ts';
import { announceStale } from '#kit/server/announce.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { cleanHtml } from '#kit/server/clean-html.ts';
import { insertPages } from './store.ts';

/** Writes pages whose slugs are not taken; bodies are sanitised. */
export async function createPages(tx: Tx, pages: readonly { slug: string; texts: Texts<'title' | 'summary' | 'body'> }[]): Promise<void> {
  const rows = pages.map((page) => ({
    id: newId(),
    slug: page.slug,
    texts: Object.fromEntries(
      Object.entries(page.texts).map(([lang, texts]) => [lang, { ...texts, ...(texts?.body !== undefined && { body: cleanHtml(texts.body) }) }]),
    ),
  }));
  await insertPages(tx, rows);
  await announceStale(tx, ['pages', ...rows.map((row) => `page:${row.id}`)]);
}
