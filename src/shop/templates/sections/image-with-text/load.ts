import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import { picturesNamed } from '../../../media/index.ts';
import { storyWords } from '../story-texts.ts';
import type { ImageWithTextData } from './section.tsx';
import type { ImageWithTextSettings } from './settings.ts';

/** The text and the picture. */
export async function loadImageWithText({ context: { db, lang } }: SectionScope<unknown>, settings: ImageWithTextSettings): Promise<Loaded<ImageWithTextData>> {
  const pictures = await picturesNamed(db, [settings.picture], lang);
  return { data: { words: wordsIn(settings.texts, storyWords, lang), picture: pictures.get(settings.picture) ?? null }, tags: [] };
}
