import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import { picturesNamed } from '../../../media/index.ts';
import { storyWords } from '../story-texts.ts';
import type { SlideshowData } from './section.tsx';
import type { SlideshowSettings } from './settings.ts';

/** Words and pictures of the slides; a slide whose picture is gone is left out. */
export async function loadSlideshow({ context: { db, lang } }: SectionScope<unknown>, { texts, slides }: SlideshowSettings): Promise<Loaded<SlideshowData>> {
  const names = slides.map((slide) => slide.picture);
  const pictures = await picturesNamed(db, names, lang);
  const shown = slides.flatMap((slide) => {
    const picture = pictures.get(slide.picture);
    return picture ? [{ picture, words: wordsIn(slide.texts, storyWords, lang), path: slide.path ?? null }] : [];
  });
  return { data: { title: wordsIn(texts, ['title'], lang).title, slides: shown }, tags: [] };
}
