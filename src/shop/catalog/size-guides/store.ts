/** SQL of tables of sizes. */
import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import { jsonb, type Queryable, type Tx } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { likePattern } from '#kit/server/like.ts';
import { readCounted } from '#kit/server/lists/read-counted.ts';
import { sizeGuideLimits, type sizeGuideSorts, type StaffSizeGuide } from '../contract.ts';
import { tables } from '../tables.ts';

/** What is stored of one. */
export type SizeGuideTable = {
  texts: Texts<'title' | 'note'>;
  columns: { texts: Texts<'title'>; unit: string }[];
  rows: { texts: Texts<'title'>; unit: string; cells: (string | Readonly<Record<string, string>>)[] }[];
};
/** One with what it is given to. */
export type SizeGuideRow = SizeGuideTable & Pick<StaffSizeGuide, 'id' | 'categories'> & { productIds: string[] };
/** One in a list. */
export type SizeGuideListRow = { id: string; texts: Texts<'title'>; rowCount: number; categoryCount: number; productCount: number };

export async function findSizeGuide(db: Queryable, id: string, { lock = false } = {}): Promise<SizeGuideRow | undefined> {
  const found = await sql<SizeGuideRow>`select g.id, g.texts, g.columns, g.rows,
      array(select slug from category where size_guide_id = g.id order by slug limit ${sizeGuideLimits.places}) as categories,
      array(select id from product where size_guide_id = g.id order by slug limit ${sizeGuideLimits.places}) as product_ids
    from size_guide g where g.id = ${id} ${lock ? sql`for update of g` : sql``}`.execute(tables(db));
  return found.rows[0];
}

/** The page of the list and how many there are, in one statement. */
export async function listSizeGuideRows(
  db: Queryable,
  { page, size, order, q }: { page: number; size: number; order: Order<(typeof sizeGuideSorts)[number]>; q: string },
): Promise<{ rows: SizeGuideListRow[]; total: number }> {
  const like = likePattern(q.toLowerCase());
  const field = order.field === 'title' ? sql`lower(coalesce(g.texts -> 'en' ->> 'title', g.texts::text))` : sql`g.created_at`;
  return readCounted(
    tables(db),
    (part) => sql<SizeGuideListRow & { total: number }>`
    select g.id, g.texts, jsonb_array_length(g.rows) as row_count, (select count(*) from category where size_guide_id = g.id)::int as category_count,
      (select count(*) from product where size_guide_id = g.id)::int as product_count, count(*) over ()::int as total
    from size_guide g where ${q} = '' or exists (select 1 from jsonb_each(g.texts) t where lower(t.value ->> 'title') like ${like})
    order by ${field} ${sql.raw(order.direction)}, g.id ${part}`,
    { page, size },
  );
}

/** Writes one in place of an earlier state of it. */
export async function upsertSizeGuide(tx: Tx, id: string, { texts, columns, rows }: SizeGuideTable, now: Date): Promise<void> {
  const values = { texts: jsonb(texts), columns: jsonb(columns), rows: jsonb(rows), updatedAt: now };
  await tables(tx)
    .insertInto('sizeGuide')
    .values({ id, createdAt: now, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Gives it to exactly these; answers the ids of those that it was given to or taken from. */
export async function giveSizeGuide(
  tx: Tx,
  kind: 'category' | 'product',
  { id, to, now }: { id: string; to: readonly string[]; now: Date },
): Promise<string[]> {
  const touched = kind === 'product' ? sql`, version = version + 1, updated_at = ${now}` : sql``;
  const found = await sql<{
    id: string;
  }>`update ${sql.table(kind)} of set size_guide_id = case when of.id = any(${[...to]}::uuid[]) then ${id}::uuid end ${touched}
    where (of.size_guide_id = ${id} and of.id <> all(${[...to]}::uuid[])) or (of.id = any(${[...to]}::uuid[]) and of.size_guide_id is distinct from ${id}::uuid)
    returning of.id`.execute(tables(tx));
  return found.rows.map((row) => row.id);
}

/** Ids of the categories and products that have it. */
export async function holdersOf(db: Queryable, id: string): Promise<{ category: string[]; product: string[] }> {
  const found = await sql<{ category: string[]; product: string[] }>`select array(select id from category where size_guide_id = ${id}) as category,
    array(select id from product where size_guide_id = ${id}) as product`.execute(tables(db));
  return found.rows[0]!;
}

export async function deleteSizeGuideRow(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('sizeGuide').where('id', '=', id).execute();
}
