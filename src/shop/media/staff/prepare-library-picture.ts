import * as m from '#messages';
import { ShopError } from '#kit/pure/shop-error.ts';
import { decodePart } from '#kit/pure/urls/decode-part.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { pictureTooLarge, pictureUnreadable } from '../contract.ts';
import { fetchPicture, PictureUnreachable } from '../pictures/fetch-picture.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { preparePicture, type PreparedPicture } from '../pictures/store-pictures.ts';
import { queueDecoding } from '../uploads/decode-queue.ts';

/** A picture's stored file, with its name and size; only its row is missing. */
export type PreparedFile = { picture: PreparedPicture; name: string; byteCount: number };

/**
 * Keeps the file that staff sent or named the address of; only web servers of the public network are asked.
 * @throws invalidInput (400) naming `file` or `url` when it is no picture or cannot be had, `pictureTooLarge` (413)
 */
export async function prepareLibraryPicture(
  context: Context,
  files: PictureFiles,
  { file, url, name }: { file?: string | undefined; url?: string | undefined; name?: string | undefined },
): Promise<PreparedFile> {
  const { locale } = context;
  const bytes = url === undefined ? Buffer.from(file ?? '', 'base64') : await fetchFor(url, locale);
  try {
    const picture = await queueDecoding(() => preparePicture(files, { source: null, bytes, alt: {} }));
    return { picture, name: name || nameIn(url), byteCount: bytes.byteLength };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const field = url === undefined ? 'file' : 'url';
    if (error.spec === pictureTooLarge) throw new ShopError(error.spec, { data: { errors: { [field]: m.media_limits({}, { locale }) } }, cause: error });
    if (error.spec === pictureUnreadable) throw fieldError(field, m.media_unreadable({}, { locale }));
    throw error;
  }
}

async function fetchFor(url: string, locale: Context['locale']): Promise<Buffer> {
  try {
    return await fetchPicture(url);
  } catch (error) {
    if (error instanceof PictureUnreachable) throw fieldError('url', m.media_url_unreachable({}, { locale }));
    throw error;
  }
}

function nameIn(url: string | undefined): string {
  const name = url === undefined ? '' : (new URL(url).pathname.split('/').at(-1) ?? '');
  return decodePart(name) ?? name;
}
