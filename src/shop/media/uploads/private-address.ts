/** Signed addresses of private pictures: those who may see one get an address that expires and cannot be forged. */
import { createHmac } from 'node:crypto';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { sameSecret } from '#kit/server/ids.ts';
import type { PictureData } from '#ui/picture-data.ts';
import { toPicture, type StoredPicture } from '../pictures/picture-data.ts';
import { readUploadSecret } from '../store.ts';

/** Where they lie: below the API, which no cache between here and the browser stores. */
export const privatePath = '/api/web/upload';
/** As long as a page is looked at, for those who ask for nothing else. */
const lastsMs = 3_600_000;

/**
 * What makes the address of an upload's 1200 px JPEG; other sizes and formats lie beside it. Only for those who may see the picture (its owner, staff), and
 * never in what is stored or mailed.
 */
export async function privateAddresses({ db, now }: Pick<Context, 'db' | 'now'>, forMs = lastsMs): Promise<(id: string) => string> {
  const secret = await readUploadSecret(db);
  const until = Math.floor((now().getTime() + forMs) / 1000).toString(36);
  return (id) => `${privatePath}/${id}/${until}.${signature(secret, id, until)}/1200.jpg`;
}

/** What turns a stored picture into one that its owner or staff are shown (see `privateAddresses`). */
export async function privatePictures(context: Pick<Context, 'db' | 'now' | 'lang'>): Promise<(stored: StoredPicture) => PictureData> {
  const addressOf = await privateAddresses(context);
  return (stored) => ({ ...toPicture(stored, context.lang), url: addressOf(stored.id) });
}

/**
 * HTML in which these pictures of the media route stand under addresses for a reader who may see them. Name only those that this reader may see: an id may stand in
 * inside of a text too.
 */
export function privateMarkup(html: string, { ids, addressOf }: { ids: readonly string[]; addressOf(id: string): string }): string {
  const mine = new Set(ids);
  return html.replaceAll(/\/media\/([0-9a-f-]{36})\/(\d{2,4})\.(jpg|webp|avif)/g, (public_, id: string, width: string, format: string) =>
    mine.has(id) ? addressOf(id).replace(/1200\.jpg$/, `${width}.${format}`) : public_,
  );
}

/** Whether the key of such an address is of this shop, for this picture, and has not ended. */
export async function isGoodKey(db: Queryable, { id, key, now }: { id: string; key: string; now: Date }): Promise<boolean> {
  const [until = '', given = ''] = key.split('.');
  const isRight = sameSecret(signature(await readUploadSecret(db), id, until), given);
  return isRight && Number.parseInt(until, 36) * 1000 > now.getTime();
}

const signature = (secret: string, id: string, until: string): string => createHmac('sha256', secret).update(`${id} ${until}`).digest('base64url');
