import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import { picturesNamed } from '../../../media/index.ts';
import type { VideoData } from './section.tsx';
import type { VideoSettings } from './settings.ts';

/** The text and the video's poster. */
export async function loadVideo({ context: { db, lang } }: SectionScope<unknown>, { picture, texts }: VideoSettings): Promise<Loaded<VideoData>> {
  const pictures = await picturesNamed(db, [picture], lang);
  return { data: { ...wordsIn(texts, ['title', 'text'], lang), picture: pictures.get(picture) ?? null }, tags: [] };
}
