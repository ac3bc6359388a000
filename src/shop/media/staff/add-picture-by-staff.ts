import type { Context } from '#kit/server/context.ts';
import { recordAction } from '#shop/staff/index.ts';
import type { Picture } from '../contract.ts';
import { toPicture } from '../pictures/picture-data.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { preparePicture, storePictures } from '../pictures/store-pictures.ts';

/**
 * Takes in a picture for the shop's own pages.
 * @throws pictureTooLarge, pictureUnreadable
 */
export async function addPictureByStaff(context: Context, files: PictureFiles, { file, alt }: { file: string; alt: Picture['alt'] }): Promise<Picture> {
  const prepared = await preparePicture(files, { source: null, bytes: Buffer.from(file, 'base64'), alt: { [context.lang]: { alt } } });
  const id = await context.transaction(async (tx) => {
    const [stored] = await storePictures(tx, [prepared]);
    await recordAction(tx, context, { action: 'pictures.create', subject: stored! });
    return stored!;
  });
  return toPicture({ ...prepared, id }, context.lang);
}
