import { sql } from 'kysely';
import type { Context } from '#kit/server/context.ts';
import { prepared } from '#kit/server/database.ts';
import type { PictureData } from '#ui/picture-data.ts';
import { toPicture, type StoredPicture } from '../../media/index.ts';
import type { ProductList, ProductListItem } from '../contract.ts';

type Led = Pick<ProductListItem, 'id' | 'title' | 'images'>;

/**
 * The picture that leads a list without one of its own: the last one of its first product, which merchants show in use there, so that no picture stands
 * twice on the page. Null where the product has no second one.
 */
export async function findLead(context: Pick<Context, 'db' | 'lang'>, list: ProductList | null): Promise<PictureData | null> {
  const [product] = list?.items ?? [];
  return product ? ((await findLeads(context, [product])).get(product.id) ?? null) : null;
}

/** The same for lists that begin with these products, by the product's id; one statement. */
export async function findLeads({ db, lang }: Pick<Context, 'db' | 'lang'>, products: readonly Led[]): Promise<Map<string, PictureData>> {
  if (products.length === 0) return new Map();
  const found = sql<{ productId: string; picture: StoredPicture }>`
    select distinct on (pm.product_id) pm.product_id, stored_picture(m) as picture from product_media pm join media m on m.id = pm.media_id
    where pm.product_id = any(${products.map(({ id }) => id)}::uuid[]) order by pm.product_id, pm.position desc`;
  const rows = new Map((await prepared(db, found)).map((row) => [row.productId, row.picture]));
  return new Map(
    products.flatMap(({ id, title, images }) => {
      const picture = rows.get(id);
      const last = picture && toPicture(picture, lang, title);
      return last && last.id !== images[0]?.id ? [[id, last] as const] : [];
    }),
  );
}
