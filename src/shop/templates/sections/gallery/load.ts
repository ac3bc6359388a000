import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import { picturesNamed } from '../../../media/index.ts';
import type { GalleryData } from './section.tsx';
import type { GallerySettings } from './settings.ts';

/** Words and pictures; one that is gone is left out. */
export async function loadGallery({ context: { db, lang } }: SectionScope<unknown>, { texts, pictures }: GallerySettings): Promise<Loaded<GalleryData>> {
  const names = pictures.map((entry) => entry.picture);
  const found = await picturesNamed(db, names, lang);
  const shown = pictures.flatMap((entry) => {
    const picture = found.get(entry.picture);
    return picture ? [{ picture, caption: wordsIn(entry.texts, ['caption'], lang).caption }] : [];
  });
  return { data: { ...wordsIn(texts, ['title', 'text'], lang), pictures: shown }, tags: [] };
}
