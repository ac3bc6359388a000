import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import { picturesNamed } from '../../../media/index.ts';
import type { TestimonialsData } from './section.tsx';
import type { TestimonialsSettings } from './settings.ts';

/** Words and pictures. */
export async function loadTestimonials(
  { context: { db, lang } }: SectionScope<unknown>,
  { texts, items }: TestimonialsSettings,
): Promise<Loaded<TestimonialsData>> {
  const names = items.flatMap((item) => item.picture ?? []);
  const pictures = await picturesNamed(db, names, lang);
  const shown = items
    .map((item) => ({ ...wordsIn(item.texts, ['quote', 'name', 'about'], lang), stars: item.stars ?? null, picture: pictures.get(item.picture ?? '') ?? null }))
    .filter((item) => item.quote !== '');
  return { data: { ...wordsIn(texts, ['title', 'text'], lang), items: shown }, tags: [] };
}
