import { ShopError } from '#kit/pure/shop-error.ts';
import { pictureAnimated, pictureLimits, pictureTooLarge, pictureUnreadable, avatarSide } from '../contract.ts';
import { queueDecoding } from './decode-queue.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { preparePicture, type PreparedPicture } from '../pictures/store-pictures.ts';

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/**
 * Makes a square picture of a person from what they sent: its type found by its content, decoded, turned upright, cut
 * around its middle and re-encoded, so that nothing but pixels is left of it.
 * @throws pictureUnreadable (415), pictureAnimated (415), pictureTooLarge (413)
 */
export async function prepareAvatar(files: PictureFiles, bytes: Uint8Array): Promise<PreparedPicture> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === 'image/apng') throw new ShopError(pictureAnimated);
  if (!type || !accepted.has(type.mime)) throw new ShopError(pictureUnreadable);
  return preparePicture(files, { source: null, bytes: await queueDecoding(() => cutAnew(bytes)), alt: {} });
}

async function cutAnew(bytes: Uint8Array): Promise<Buffer> {
  try {
    const { default: sharp } = await import('sharp');
    const image = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' });
    const { pages = 1, width, height } = await image.metadata();
    if (pages > 1) throw new ShopError(pictureAnimated);
    const side = Math.min(avatarSide, width, height);
    return await image
      .autoOrient()
      .resize({ width: side, height: side, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer();
  } catch (error) {
    if (error instanceof ShopError) throw error;
    throw new ShopError(/pixel limit/i.test((error as Error).message) ? pictureTooLarge : pictureUnreadable, { cause: error });
  }
}
