/** SQL of the videos of a product and of the products shown beside it. */
import { sql } from 'kysely';
import type { Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** Shows exactly these videos, in this order. */
export async function replaceVideos(tx: Tx, productId: string, videoIds: readonly string[]): Promise<void> {
  await sql`delete from product_video where product_id = ${productId}`.execute(tables(tx));
  await sql`insert into product_video (product_id, video_id, position)
    select ${productId}::uuid, id, min(place)::int from unnest(${[...videoIds]}::uuid[]) with ordinality as wanted (id, place) group by id`.execute(tables(tx));
}

/** Shows exactly these products beside one, in this order. */
export async function replaceRelated(tx: Tx, productId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from product_related where product_id = ${productId}`.execute(tables(tx));
  await sql`insert into product_related (product_id, other_id, position)
    select ${productId}::uuid, id, min(place)::int from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place) where id <> ${productId}::uuid group by id`.execute(
    tables(tx),
  );
}
