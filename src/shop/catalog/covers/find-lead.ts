import { sql } from 'kysely';
import type { Context } from '#kit/server/context.ts';
import { prepared } from '#kit/server/database.ts';
import type { PictureData } from '#ui/picture-data.ts';
import { toPicture, type StoredPicture } from '../../media/index.ts';
import type { ProductList } from '../contract.ts';

/**
 * The picture that leads a list without one of its own: the last one of its first product, which merchants show in use there, so that no picture stands
 * twice on the page. Null where the product has no second one.
 */
export async function findLead({ db, lang }: Pick<Context, 'db' | 'lang'>, list: ProductList | null): Promise<PictureData | null> {
  const product = list?.items[0];
  if (!product) return null;
  const found = sql<{ picture: StoredPicture }>`
    select stored_picture(m) as picture from product_media pm join media m on m.id = pm.media_id
    where pm.product_id = ${product.id} order by pm.position desc limit 1`;
  const [row] = await prepared(db, found);
  const last = row && toPicture(row.picture, lang, product.title);
  return last && last.id !== product.images[0]?.id ? last : null;
}
