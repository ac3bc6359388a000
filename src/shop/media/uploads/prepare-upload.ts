import { ShopError } from '#kit/pure/shop-error.ts';
import { pictureLimits, pictureTooLarge, pictureUnreadable, uploadLimits } from '../contract.ts';
import { queueDecoding } from './decode-queue.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { preparePicture, type PreparedPicture } from '../pictures/store-pictures.ts';

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/**
 * Makes a picture of the shop from an upload: its type found by its content, decoded, turned upright, made no
 * larger than needed, and re-encoded, so that nothing but pixels is left of it (no place, no camera, no script). Of an
 * animation the first picture is taken.
 * @throws pictureUnreadable (415), pictureTooLarge (413)
 */
export async function prepareUpload(files: PictureFiles, bytes: Uint8Array): Promise<PreparedPicture> {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new ShopError(pictureUnreadable);
  return preparePicture(files, { source: null, bytes: await queueDecoding(() => encodeAnew(bytes)), alt: {} });
}

async function encodeAnew(bytes: Uint8Array): Promise<Buffer> {
  try {
    const { default: sharp } = await import('sharp');
    const image = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 });
    const { hasAlpha } = await image.metadata();
    const small = image.autoOrient().resize({ width: uploadLimits.side, height: uploadLimits.side, fit: 'inside', withoutEnlargement: true });
    return await (hasAlpha ? small.webp({ quality: 88 }) : small.jpeg({ quality: 88, mozjpeg: true })).toBuffer();
  } catch (error) {
    throw new ShopError(/pixel limit/i.test((error as Error).message) ? pictureTooLarge : pictureUnreadable, { cause: error });
  }
}
