import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { wordsIn } from '#kit/server/page/section-settings.ts';
import { picturesNamed } from '../../../media/index.ts';
import type { LogosData } from './section.tsx';
import type { LogosSettings } from './settings.ts';

/** The heading and the pictures. */
export async function loadLogos({ context: { db, lang } }: SectionScope<unknown>, { texts, items }: LogosSettings): Promise<Loaded<LogosData>> {
  const names = items.flatMap((item) => item.picture ?? []);
  const pictures = await picturesNamed(db, names, lang);
  return {
    data: {
      title: wordsIn(texts, ['title'], lang).title,
      items: items.map(({ name, picture, link }) => ({ name, picture: pictures.get(picture ?? '') ?? null, link: link ?? null })),
    },
    tags: [],
  };
}
