import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import { picturesNamed } from '../../../media/index.ts';
import { storyWords } from '../story-texts.ts';
import type { HeroData } from './section.tsx';
import type { HeroSettings } from './settings.ts';

/** The text and the picture. */
export async function loadHero({ context: { db, lang } }: SectionScope<unknown>, settings: HeroSettings): Promise<Loaded<HeroData>> {
  const pictures = await picturesNamed(db, [settings.picture], lang);
  return { data: { words: wordsIn(settings.texts, storyWords, lang), picture: pictures.get(settings.picture) ?? null }, tags: [] };
}
