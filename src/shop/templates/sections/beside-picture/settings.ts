/** What a merchant sets on a picture beside what leads a page. */
import { z } from 'zod';
import { pictureField } from '#kit/server/page/section-settings.ts';

export const besidePictureSettings = z.object({ picture: pictureField() });

/** Settings of such a picture. */
export type BesidePictureSettings = z.output<typeof besidePictureSettings>;
