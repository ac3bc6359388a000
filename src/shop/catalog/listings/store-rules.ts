/** SQL of collections by rule; the database makes the condition of a rule (migrations/0380-listings.sql). */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { StoredPicture } from '../../media/index.ts';
import type { CollectionRule } from '../contract.ts';
import { tables } from '../tables.ts';

/** Keeps rules as they are until this transaction ends, and products from being judged by them. */
export async function lockRules(tx: Tx): Promise<void> {
  await sql`select lock_collection_rules()`.execute(tables(tx));
}

/** The product before all others. */
export const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Judges some products by a collection's rule; answers after which one to go on, null at the end. */
export async function walkRule(tx: Tx, { collectionId, after, most }: { collectionId: string; after: string; most: number }): Promise<string | null> {
  const found = await sql<{ last: string | null }>`select walk_collection_rule(${collectionId}, ${after}, ${most}) as last`.execute(tables(tx));
  return found.rows[0]!.last;
}

/** The newest products that a rule matches. */
export async function findMatches(db: Queryable, rule: CollectionRule, most: number): Promise<string[]> {
  const found = await sql<{ id: string }>`select id from collection_rule_matches(${jsonb(rule)}, ${most}) as matching (id)`.execute(tables(db));
  return found.rows.map(({ id }) => id);
}

/** How many collections go by a rule, one left out. */
export async function countRuled(db: Queryable, exceptId: string): Promise<number> {
  const found = await sql<{ total: number }>`select count(*)::int as total from collection where rule is not null and id <> ${exceptId}`.execute(tables(db));
  return found.rows[0]!.total;
}

/** The titles of collections whose rules name something. */
export async function findRulesNaming(db: Queryable, field: string, id: string): Promise<Texts<'title'>[]> {
  const named = jsonb({ conditions: [{ field, value: id }] });
  const found = await sql<{ texts: Texts<'title'> }>`select texts from collection where rule is not null and rule @> ${named} order by slug limit 20`.execute(
    tables(db),
  );
  return found.rows.map(({ texts }) => texts);
}

/** Puts exactly these products into a collection, in this order. */
export async function replaceMembers(tx: Tx, collectionId: string, productIds: readonly string[]): Promise<void> {
  const ids = [...productIds];
  await sql`delete from product_collection where collection_id = ${collectionId} and product_id <> all(${ids}::uuid[])`.execute(tables(tx));
  await sql`insert into product_collection (collection_id, product_id, position)
    select ${collectionId}, id, (place - 1)::int from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    on conflict (collection_id, product_id) do update set position = excluded.position where product_collection.position <> excluded.position`.execute(
    tables(tx),
  );
}

/** A product as pickers show it. */
export type PickedRow = { id: string; slug: string; published: boolean; texts: Texts<'title'>; picture: StoredPicture | null };

/** Products by id, in the order of the ids. */
export async function findPicked(db: Queryable, ids: readonly string[]): Promise<PickedRow[]> {
  const found = await sql<PickedRow>`
    select p.id, p.slug, p.published, (select coalesce(jsonb_object_agg(key, jsonb_build_object('title', value -> 'title')), '{}') from jsonb_each(p.texts)) as texts,
      (select stored_picture(m)
        from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id order by pm.position limit 1) as picture
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place) join product p on p.id = wanted.id order by wanted.place`.execute(tables(db));
  return found.rows;
}
