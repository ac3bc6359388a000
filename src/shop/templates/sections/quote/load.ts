import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import type { QuoteData } from './section.tsx';
import type { QuoteSettings } from './settings.ts';

/** The text. */
export async function loadQuote({ context: { lang } }: SectionScope<unknown>, { texts, link }: QuoteSettings): Promise<Loaded<QuoteData>> {
  return { data: { ...wordsIn(texts, ['quote', 'source'], lang), link: link ?? null }, tags: [] };
}
