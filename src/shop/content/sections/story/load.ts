import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { picturesNamed } from '../../../media/index.ts';
import { wordsIn } from '../section-texts.ts';
import type { StoryData } from './section.tsx';
import type { StorySettings } from './settings.ts';

/** The words and the picture. */
export async function loadStory({ context: { db, lang } }: SectionScope<unknown>, settings: StorySettings): Promise<Loaded<StoryData>> {
  const pictures = await picturesNamed(db, [settings.picture], lang);
  return { data: { words: wordsIn(settings.texts, lang), picture: pictures.get(settings.picture) ?? null }, tags: [] };
}
