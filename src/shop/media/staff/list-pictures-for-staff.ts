import type { Context } from '#kit/server/context.ts';
import type { Picture } from '../contract.ts';
import { toPicture } from '../pictures/picture-data.ts';
import { findShopPictures } from './store.ts';

/** The shop's pictures, the latest first; `q` finds by the alternative text or where a picture came from. */
export async function listPicturesForStaff(context: Context, { q, page, size }: { q: string; page: number; size: number }) {
  const { rows, total } = await findShopPictures(context.db, { q: q.trim(), page, size });
  const items: Picture[] = rows.map((row) => toPicture(row, context.lang));
  return { items, total, page, size };
}
