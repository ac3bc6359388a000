import { sql } from 'kysely';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { textIn, type Texts } from '#kit/pure/languages.ts';
import { tables } from '../tables.ts';

/** A published product by slug or id. */
export async function findPublishedKey(db: Queryable, slug: string, id: string | null): Promise<{ id: string; slug: string; title: string } | undefined> {
  const found = await sql<{ id: string; slug: string; texts: Texts<'title'> }>`
    select id, slug, (select jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')) from jsonb_each(texts)) as texts
    from product where (slug = ${slug} or id = ${id}::uuid) and published`.execute(tables(db));
  const [row] = found.rows;
  return row && { id: row.id, slug: row.slug, title: textIn(row.texts, 'title', 'en') || row.slug };
}

/** Changes the sum and count of a product's stars; answers the mean in hundredths before and after. */
export async function addRating(tx: Tx, { productId, stars, count }: { productId: string; stars: number; count: number }) {
  const changed = await sql<{ before: number; after: number }>`
    with old as (select id, rating from product where id = ${productId} for update)
    update product p set rating_sum = p.rating_sum + ${stars}, review_count = p.review_count + ${count}
    from old where p.id = old.id returning old.rating as before, p.rating as after`.execute(tables(tx));
  return changed.rows[0];
}
