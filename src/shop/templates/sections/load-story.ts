/** What sections of a picture and a text load. */
import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import type { PictureData } from '#ui/picture-data.ts';
import { picturesNamed } from '../../media/index.ts';
import type { HeroSettings } from './hero/settings.ts';
import { storyWords, type StoryWords } from './story-texts.ts';

type StorySettings = Pick<HeroSettings, 'picture' | 'texts'>;

/** A text and a picture. */
export type StoryData = { words: StoryWords; picture: PictureData | null };

/** Loads the text in the page's language, and the picture. */
export async function loadStory({ context: { db, lang } }: SectionScope<unknown>, { picture, texts }: StorySettings): Promise<Loaded<StoryData>> {
  const pictures = await picturesNamed(db, [picture], lang);
  return { data: { words: wordsIn(texts, storyWords, lang), picture: pictures.get(picture) ?? null }, tags: [] };
}
