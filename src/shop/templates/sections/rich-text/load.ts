import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import type { RichTextData } from './section.tsx';
import type { RichTextSettings } from './settings.ts';

/** The text; its HTML was sanitised when the settings were read. */
export async function loadRichText({ context: { lang } }: SectionScope<unknown>, { texts }: RichTextSettings): Promise<Loaded<RichTextData>> {
  return { data: wordsIn(texts, ['title', 'html'], lang), tags: [] };
}
