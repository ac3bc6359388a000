import type { Context } from '#kit/server/context.ts';
import { recordAction } from '#shop/staff/index.ts';
import { pictureLimits, type LibraryPicture, type NewPictureInput } from '../contract.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { storePictures } from '../pictures/store-pictures.ts';
import { altTexts, pictureState, readPictureForStaff } from './library-picture.ts';
import { prepareLibraryPicture } from './prepare-library-picture.ts';
import { insertWords } from './store.ts';

/**
 * Takes a picture into the library.
 * @throws invalidInput (400) for what is no picture or cannot be fetched, pictureTooLarge (413)
 */
export async function addPictureByStaff(context: Context, files: PictureFiles, input: NewPictureInput): Promise<LibraryPicture> {
  const { picture, name, byteCount } = await prepareLibraryPicture(context, files, input);
  const alt = altTexts(typeof input.alt === 'string' ? { [context.lang]: input.alt } : input.alt);
  return context.transaction(async (tx) => {
    const [id = ''] = await storePictures(tx, [{ ...picture, alt }]);
    await insertWords(tx, id, { name: name.slice(0, pictureLimits.nameLength), byteCount, focalPoint: input.focalPoint ?? null });
    const made = await readPictureForStaff(tx, id, context.lang);
    await recordAction(tx, context, { action: 'pictures.create', subject: id, after: pictureState(made) });
    return made;
  });
}
