import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { ensureShopper } from '#shop/accounts/index.ts';
import { tooManyUploads, uploadLimits, type UploadPurpose } from '../contract.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { privateAddresses } from './private-address.ts';
import { prepareUpload } from './prepare-upload.ts';
import { storePictures } from '../pictures/store-pictures.ts';
import { countOpenUploads, insertUpload } from './store-uploads.ts';

const retryAfterSeconds = 3_600;

/**
 * Keeps a picture that a shopper sends along with what they are writing. It is theirs, under an address that ends, until something shows it; what
 * nothing shows is removed after a day.
 * @throws pictureUnreadable (415), pictureTooLarge (413), tooManyUploads (429) with twenty waiting
 */
export async function receiveUpload(
  context: Context,
  files: PictureFiles,
  { bytes, purpose }: { bytes: Uint8Array; purpose: UploadPurpose },
): Promise<{ id: string; url: string }> {
  const prepared = await prepareUpload(files, bytes);
  const id = await context.transaction(async (tx) => {
    const shopper = await ensureShopper(context, tx);
    if ((await countOpenUploads(tx, shopper)) >= uploadLimits.open) throw new ShopError(tooManyUploads, { retryAfterSeconds });
    const [made] = await storePictures(tx, [prepared]);
    await insertUpload(tx, { id: made!, purpose, ...shopper, createdAt: context.now() });
    return made!;
  });
  return { id, url: (await privateAddresses(context))(id) };
}
