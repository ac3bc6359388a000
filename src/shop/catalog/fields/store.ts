/** SQL of the custom fields of products. */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { ProductField } from '../contract.ts';
import { tables } from '../tables.ts';

/** A field as stored. */
export type StoredField = Omit<ProductField, 'texts' | 'choices' | 'productCount'> & {
  texts: Texts<'title'>;
  choices: { value: string; texts: Texts<'title'> }[];
};

const columns = sql`f.id, f.key, f.kind, f.unit, f.texts, f.choices, f.show_on_page, f.as_facet, f.searchable, f.position`;
const there = sql`f.removed_at is null`;

/** The fields of the shop, in order; `isShared`: none of them changes until the transaction ends. */
export async function findFields(db: Queryable, { isShared = false } = {}): Promise<StoredField[]> {
  const found =
    await sql<StoredField>`select ${columns} from product_field f where ${there} order by f.position, f.key ${isShared ? sql`for share` : sql``}`.execute(
      tables(db),
    );
  return found.rows;
}

/** How many products have a value of each field, by key. */
export async function countValues(db: Queryable): Promise<Map<string, number>> {
  const found = await sql<{ key: string; count: number }>`
    select one.key, count(*)::int as count from product p cross join lateral jsonb_object_keys(p.fields) one (key) where p.fields <> '{}' group by 1`.execute(
    tables(db),
  );
  return new Map(found.rows.map(({ key, count }) => [key, count]));
}

/** One definition changes at a time. */
export async function lockFields(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('product fields', 0))`.execute(tables(tx));
}

/** Every key that is spoken for, also of fields whose values are still to be taken away. */
export async function takenKeys(tx: Tx): Promise<Set<string>> {
  const rows = await tables(tx).selectFrom('productField').select('key').execute();
  return new Set(rows.map(({ key }) => key));
}

export async function upsertField(tx: Tx, { texts, choices, id, ...field }: StoredField, now: Date): Promise<void> {
  const values = { ...field, texts: jsonb(texts), choices: jsonb(choices), updatedAt: now };
  await tables(tx)
    .insertInto('productField')
    .values({ id, ...values, createdAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Puts fields in this order. */
export async function orderFields(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update product_field f set position = wanted.place from unnest(${[...ids]}::uuid[]) with ordinality wanted (id, place) where f.id = wanted.id`.execute(
    tables(tx),
  );
}

/** Deletes a field for everybody; its row stays until its values are gone. */
export async function markRemoved(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update product_field set removed_at = ${now} where id = ${id}`.execute(tables(tx));
}

/** Takes from some products the values that a field no longer has: all of one that was deleted, else choices that are gone. Answers the products' ids. */
export async function takeValues(tx: Tx, id: string, { most, now }: { most: number; now: Date }): Promise<string[]> {
  const found = await sql<{ id: string }>`
    with stale as (select p.id, f.key from product_field f join product p on p.fields ? f.key
      where f.id = ${id} and (f.removed_at is not null or (f.kind = 'choice' and not f.choices @> jsonb_build_array(jsonb_build_object('value', p.fields -> f.key))))
      order by p.id limit ${most} for update of p)
    update product p set fields = p.fields - stale.key, version = p.version + 1, updated_at = ${now} from stale where p.id = stale.id returning p.id`.execute(
    tables(tx),
  );
  return found.rows.map((row) => row.id);
}

/** Forgets a deleted field that no product has a value of. */
export async function purgeRemoved(tx: Tx, id: string): Promise<void> {
  await sql`delete from product_field where id = ${id} and removed_at is not null`.execute(tables(tx));
}
