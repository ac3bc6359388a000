import { sql } from 'kysely';
import type { Texts } from '#kit/pure/languages.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { tables } from '../tables.ts';

/** A product as extensions name its values. */
export type NamedProduct = { id: string; slug: string; skus: string[] };

/** A product's value in a facet of an extension. */
export type ProductFacetValue = { productId: string; value: string; texts: Texts<'title'> };

/** Products by id, those after `after`. */
export async function selectNamedProducts(db: Queryable, { after, most }: { after: string; most: number }): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`select p.id, p.slug, array(select sku from variant where product_id = p.id order by position, id) as skus
    from product p where p.id > ${after}::uuid order by p.id limit ${most}`.execute(tables(db));
  return rows;
}

/** Makes the values of some products in a facet what is given. Answers the products of which something changed. */
export async function replaceFacetValues(
  tx: Tx,
  { facet, productIds, values }: { facet: string; productIds: readonly string[]; values: readonly ProductFacetValue[] },
): Promise<string[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(values.map(({ productId, ...rest }) => ({ product_id: productId, ...rest })))}::jsonb) as given (product_id uuid, value text, texts jsonb)`;
  const removed = await sql<{
    productId: string;
  }>`delete from product_facet_value old where old.facet = ${facet} and old.product_id = any(${[...productIds]}::uuid[])
    and not exists (select 1 from ${given} where given.product_id = old.product_id and given.value = old.value) returning old.product_id`.execute(tables(tx));
  const written = await sql<{ productId: string }>`insert into product_facet_value as old (product_id, facet, value, texts)
    select p.id, ${facet}, given.value, given.texts from ${given} join product p on p.id = given.product_id order by 1, 3
    on conflict (product_id, facet, value) do update set texts = excluded.texts where old.texts is distinct from excluded.texts returning product_id`.execute(
    tables(tx),
  );
  return [...new Set([...removed.rows, ...written.rows].map(({ productId }) => productId))];
}

/** Deletes the values of all facets whose names begin so. */
export async function deleteFacetValues(tx: Tx, beginning: string): Promise<void> {
  await sql`delete from product_facet_value where starts_with(facet, ${beginning})`.execute(tables(tx));
}
