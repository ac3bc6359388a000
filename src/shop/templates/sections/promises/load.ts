import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import type { PromisesData } from './section.tsx';
import type { PromisesSettings } from './settings.ts';

/** The text of each promise. */
export async function loadPromises({ context: { lang } }: SectionScope<unknown>, { items }: PromisesSettings): Promise<Loaded<PromisesData>> {
  return { data: { items: items.map(({ icon, path, texts }) => ({ icon, path: path ?? null, words: wordsIn(texts, ['title', 'text'], lang) })) }, tags: [] };
}
