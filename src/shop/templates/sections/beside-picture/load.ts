import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { memoize } from '#kit/server/memoize.ts';
import { picturesNamed } from '../../../media/index.ts';
import type { BesidePictureData } from './section.tsx';
import type { BesidePictureSettings } from './settings.ts';

const mostRemembered = 50;
// Invalidated when a picture is another or gone.
const tag = 'pictures';

// Every unknown address shows one, and must cost no more than other pages.
const remembered = memoize(async (db, name: string, lang: string) => (await picturesNamed(db, [name], lang)).get(name) ?? null, {
  tags: [tag],
  maxEntries: mostRemembered,
});

/** The picture, null where it is gone. */
export async function loadBesidePicture({ context: { db, lang } }: SectionScope<unknown>, settings: BesidePictureSettings): Promise<Loaded<BesidePictureData>> {
  return { data: { picture: await remembered(db, settings.picture, lang) }, tags: [tag] };
}
