import type { Loaded, SectionScope } from '#kit/server/page/section.ts';
import { pictureNamed, pictureTag } from '../../../media/pictures/index.ts';
import type { BesidePictureData } from './section.tsx';
import type { BesidePictureSettings } from './settings.ts';

/** The picture, null where it is gone. */
export async function loadBesidePicture({ context: { db, lang } }: SectionScope<unknown>, settings: BesidePictureSettings): Promise<Loaded<BesidePictureData>> {
  return { data: { picture: await pictureNamed(db, settings.picture, lang) }, tags: [pictureTag] };
}
