import { createHash } from 'node:crypto';
import type { AnyErrorSpec } from '#kit/pure/shop-error.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { pictureLimits, pictureTooLarge, pictureUnreadable } from '../contract.ts';

/** What a file turned out to be. `placeholder` is a `data:` address of a few dozen bytes. */
export type PictureFacts = { sha256: string; width: number; height: number; mime: string; placeholder: string };

const accepted: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heif: 'image/avif',
};
const placeholderWidth = 8;

/**
 * Decodes a picture: type by content, never by name; size after turning it upright.
 * @throws pictureTooLarge above the limits, pictureUnreadable for anything that is no JPEG, PNG, WebP, GIF or AVIF.
 */
export async function readPicture(bytes: Uint8Array): Promise<PictureFacts> {
  if (bytes.byteLength > pictureLimits.bytes) throw new ShopError(pictureTooLarge);
  try {
    const { default: sharp } = await import('sharp');
    const image = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error' });
    const { format, autoOrient } = await image.metadata();
    const mime = accepted[format];
    if (!mime) throw unreadable(pictureUnreadable);
    if (autoOrient.width * autoOrient.height > pictureLimits.pixels) throw unreadable(pictureTooLarge);
    const tiny = await image.autoOrient().resize({ width: placeholderWidth }).flatten({ background: '#ffffff' }).webp({ quality: 30 }).toBuffer();
    return {
      sha256: createHash('sha256').update(bytes).digest('hex'),
      width: autoOrient.width,
      height: autoOrient.height,
      mime,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    };
  } catch (error) {
    if (error instanceof ShopError) throw error;
    throw new ShopError(/pixel limit/i.test((error as Error).message) ? pictureTooLarge : pictureUnreadable, { cause: error });
  }
}

function unreadable(spec: AnyErrorSpec): ShopError {
  return new ShopError(spec);
}
